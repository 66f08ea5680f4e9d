import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readSeedScript, type SeedScript } from '@seedbed/seed-scripts';
import type { Io } from '../io.ts';
import { textOf } from '../source.ts';

/** Reads seed scripts and their relative imports. Runs nothing. */
export async function readScripts(files: readonly string[], io: Io): Promise<SeedScript[]> {
  const scripts: SeedScript[] = [];
  for (const file of files) scripts.push(await readSeedScript(await textOf(file, io), file, (path) => readImport(path, io)));
  return scripts;
}

/** A path of an import as Node and bundlers resolve it. */
async function readImport(path: string, io: Io): Promise<{ file: string; text: string } | undefined> {
  const bare = path.replace(/\.[cm]?jsx?$/, '');
  for (const end of ['', '.ts', '.tsx', '.mts', '.js', '.mjs', '/index.ts', '/index.js']) {
    const file = join(dirname(bare), `${bare.slice(bare.lastIndexOf('/') + 1)}${end}`);
    const full = resolve(io.cwd, file);
    if (isFile(full)) return { file, text: await readFile(full, 'utf8') };
  }
  return undefined;
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
