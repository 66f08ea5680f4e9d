import { Problem, schemaPartOf, type SchemaFile } from '@seedbed/contract';
import { recognise } from './find-schema.ts';
import type { FolderSchema } from './folder-schema.ts';
import { folderOf, type Folder } from './files/folder.ts';
import { inFolder, withIncludes } from './migrations/include-files.ts';
import { checkedPath } from './files/sent-path.ts';
import { schemaOf } from './schema-of.ts';

/**
 * Reads the schema of uploaded files by their paths, as if their folder were here; `path` names one of several schemas among them. Throws
 * Problem `invalid-request` for a path that leads out of the folder and for two files with one path, and whatever `schemaOf` throws.
 */
export function readFiles(files: readonly SchemaFile[], name: string, path?: string): FolderSchema {
  const listed = new Map<string, SchemaFile>();
  files.forEach((file, at) => {
    const own = checkedPath(file.path, `/files/${at}/path`);
    if (listed.has(own)) throw fault(`/files/${at}/path`, `${own} is there twice. Send each file once.`);
    listed.set(own, file);
  });
  const kept = [...listed].filter(([own]) => schemaPartOf(own) !== undefined);
  const folder = folderOf(kept.map(([own, { text }]) => ({ path: own, read: () => text })));
  if (path !== undefined) return schemaOf(placeIn(folder, checkedPath(path, '/path').replace(/\/$/, ''), name), path, '');
  return schemaOf(projectIn(folder), name, '');
}

/** An archive often contains one folder with everything in it: that folder is used, whatever its name. */
function projectIn(folder: Folder): Folder {
  for (let at = folder; ; at = at.folders[0]!) {
    if (at.files.length > 0 || at.folders.length !== 1) return at;
    if (recognise(at)) return at;
  }
}

/** The folder of that path, or one with nothing but the file of that path. */
function placeIn(root: Folder, path: string, name: string): Folder {
  const parts = path.split('/');
  let folder: Folder | undefined = root;
  for (const [at, part] of parts.entries()) {
    const file: Folder['files'][number] | undefined = at === parts.length - 1 ? folder.files.find((each) => each.name === part) : undefined;
    if (file) return { ...folder, files: [{ ...file, text: withIncludes(file, inFolder(root)).text }], folders: [] };
    folder = folder.folders.find(({ names }) => names.at(-1) === part);
    if (!folder) throw fault('/path', `${name} holds no folder or file ${path} that may be a schema. Write the path as the files have it.`);
  }
  return folder;
}

function fault(pointer: string, message: string): Problem {
  return new Problem('invalid-request', message, { errors: [{ pointer, message }], facts: { phase: 'schema' } });
}
