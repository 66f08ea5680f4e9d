import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UsageError } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { withAgentBlock } from './agent-block.ts';

/** Writes the block into AGENTS.md, and into CLAUDE.md if there is one. Checks both before it writes either. */
export async function writeAgentBlock({ cwd, stdout }: Io): Promise<void> {
  const files = ['AGENTS.md', ...(existsSync(resolve(cwd, 'CLAUDE.md')) ? ['CLAUDE.md'] : [])];
  const changes = await Promise.all(files.map((file) => changeOf(file, resolve(cwd, file))));
  for (const { file, path, before, after } of changes) {
    if (after !== before) await writeFile(path, after);
    stdout.write(
      `${file} ${after === before ? 'has the block already' : before === undefined ? 'is written' : 'has the block now; its other text is unchanged'}.\n`,
    );
  }
}

async function changeOf(file: string, path: string) {
  const before = existsSync(path) ? await readFile(path, 'utf8') : undefined;
  const after = withAgentBlock(before ?? '');
  if (after === null)
    throw new UsageError(`${file} has unpaired or several <!-- seedbed:begin --> and <!-- seedbed:end --> lines. Remove them, and run it again`);
  return { file, path, before, after };
}
