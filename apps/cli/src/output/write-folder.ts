import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeFiles, type FilePlace, type Plan, type WriteRequest } from '@seedbed/runner';
import manifest from '../../package.json' with { type: 'json' };
import type { Context } from '../context.ts';
import { count, duration, wholeFiles } from './figures.ts';
import { openPart } from './part-file.ts';
import { progressLines } from './progress.ts';
import { forgetFiles, notedFiles, noteFiles, provenFiles } from './written-before.ts';

type Telling = Context & { readonly json: boolean; /** Keeps the files that an interrupted run proved. */ readonly resume: boolean };

/** Files and their manifest in a folder, which is made where it is not there; tells of each, or of all as JSON. */
export async function writeFolder(context: Telling, plan: Plan, request: Omit<WriteRequest, 'version'>, place: string): Promise<void> {
  const { io, signal, json } = context;
  const folder = resolve(io.cwd, place);
  await mkdir(folder, { recursive: true });
  const progress = progressLines(io, undefined, { tables: false });
  let whole = 0;
  context.leaves(() => `${wholeFiles(whole)} complete in ${place}; the unfinished one was removed. Run the same command with --resume to make the rest`);
  const { files } = await writeFiles(plan, { ...request, version: manifest.version }, folderPlace(context, folder), {
    signal,
    onFile({ file, rows = 0 }, seconds) {
      whole++;
      if (json) return;
      progress.end();
      io.stderr.write(`${file}  ${count(rows)} rows ${seconds === undefined ? 'kept: size and SHA-256 match' : `in ${duration(seconds)}`}\n`);
    },
    ...(!json && { onProgress: progress.update }),
  }).finally(() => json || progress.end());
  context.leaves(undefined);
  if (json) io.stdout.write(`${JSON.stringify({ files }, null, 2)}\n`);
}

/** The folder as a place of files: a manifest in it never lists a file that this run has replaced. */
function folderPlace({ io, signal, resume }: Telling, folder: string): FilePlace {
  let manifestName = '';
  return {
    async begin(name, request) {
      manifestName = name;
      const noted = resume ? notedFiles(folder, name) : undefined;
      if (noted?.request === request) return await provenFiles(folder, noted.files, signal);
      if (resume)
        io.stderr.write(
          noted === undefined
            ? 'note: nothing to resume there: every file is made\n'
            : 'note: the interrupted run there had another schema, seed, version or options: every file is made again\n',
        );
      forgetFiles(folder, name);
      return [];
    },
    open(name) {
      const file = openPart(join(folder, name));
      return {
        ...file,
        keep() {
          // The manifest of an earlier run lists the file that is replaced now.
          if (name !== manifestName) rmSync(join(folder, manifestName), { force: true });
          file.keep();
          if (name === manifestName) forgetFiles(folder, name);
        },
      };
    },
    note: (name, done) => noteFiles(folder, name, done),
  };
}
