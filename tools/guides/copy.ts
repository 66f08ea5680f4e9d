import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './read-guides.ts';
import { changed, type Step } from './steps.ts';

/** Folders that a copy does not need: history, build results, and packages, which are linked. */
const LEFT_OUT = new Set(['.git', '.seedbed', '.turbo', 'dist']);
const run = promisify(execFile);

/** A copy of the source in which a guide is followed. Disposing it removes the folder. */
export type Copy = AsyncDisposable & {
  readonly root: string;
  /** Applies one step. Rejects with a command's output if it fails, and if the change's mark is missing. */
  apply(step: Step): Promise<void>;
};

/** Copies the working tree, with packages linked, into a folder of its own. */
export async function openCopy(): Promise<Copy> {
  const root = await mkdtemp(join(tmpdir(), 'seedbed-guide-'));
  await cp(ROOT, root, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !LEFT_OUT.has(basename(from)) && relative(ROOT, from) !== 'node_modules',
  });
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    async apply(step) {
      if (step.kind === 'run') {
        for (const command of step.commands) await inFolder(root, command);
        return;
      }
      const path = join(root, step.path);
      const text = step.kind === 'file' ? step.text : changed(await readFile(path, 'utf8'), step);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

async function inFolder(root: string, command: string): Promise<void> {
  const path = [dirname(process.execPath), join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(':');
  try {
    // Without INIT_CWD, which pnpm sets and by which the command line would look for files in the repository itself.
    const env = { ...process.env, PATH: path, VITEST: undefined, SEEDBED_TEST_COSTS: undefined, INIT_CWD: undefined, NO_COLOR: '1' };
    await run('/bin/sh', ['-c', command], { cwd: root, env, maxBuffer: 64 << 20 });
  } catch (failure) {
    const { stdout = '', stderr = '' } = failure as { stdout?: string; stderr?: string };
    throw new Error(`${command}\n${stdout}${stderr}`, { cause: failure });
  }
}
