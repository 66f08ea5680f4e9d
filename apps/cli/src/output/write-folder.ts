import { rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { nothingKept, type FilePlace, type Plan, type WriteRequest } from '@seedbed/runner';
import { makeFolder } from './make-folder.ts';
import { openPart } from './part-file.ts';
import { writeToPlace, type OutputContext } from './write-to-place.ts';
import { forgetFiles, notedFiles, noteFiles, provenFiles } from './written-before.ts';

/** Files and their manifest in a folder, which is created if missing. */
export async function writeFolder(context: OutputContext, plan: Plan, request: Omit<WriteRequest, 'version'>, place: string): Promise<void> {
  const folder = resolve(context.io.cwd, place);
  makeFolder(folder);
  await writeToPlace(context, plan, request, folderPlace(context, folder), {
    name: place,
    kept: 'size and SHA-256',
    unfinished: () => 'the unfinished one was removed',
  });
}

/** The folder as a destination for files: a manifest in it never lists a file that this run has replaced. */
function folderPlace({ io, signal, resume }: OutputContext, folder: string): FilePlace {
  let manifestName = '';
  return {
    async begin(name, request) {
      manifestName = name;
      const noted = resume ? notedFiles(folder, name) : undefined;
      if (noted?.request === request) return await provenFiles(folder, noted.files, signal);
      if (resume) io.stderr.write(`note: ${nothingKept(noted)}\n`);
      forgetFiles(folder, name);
      return [];
    },
    open(name) {
      if (name.includes('/')) makeFolder(dirname(join(folder, name)));
      const file = openPart(join(folder, name));
      return {
        ...file,
        keep() {
          // The manifest of an earlier run lists the file being replaced.
          if (name !== manifestName) rmSync(join(folder, manifestName), { force: true });
          file.keep();
          if (name === manifestName) forgetFiles(folder, name);
        },
      };
    },
    note: (name, done) => noteFiles(folder, name, done),
  };
}
