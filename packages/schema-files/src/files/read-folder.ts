import { readFileSync, realpathSync, statSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { decodeText, isProjectFolder, LIMITS, MAX_FOLDERS, Problem, schemaPartOf } from '@seedbed/contract';
import { folderOf, type Folder, type ListedFile } from './folder.ts';

/** Lists a folder of the disk; a file's text loads on demand. Links to files count as files; links to folders are not followed. */
export async function readFolder(path: string): Promise<Folder> {
  const root = await realpath(path);
  const files: ListedFile[] = [];
  await list(root, '', 0, files);
  return folderOf(
    files,
    root.split(sep).filter((name) => name !== ''),
  );
}

/** No schema folder has more files than this. */
const MAX_FILES = 100_000;

async function list(root: string, below: string, depth: number, files: ListedFile[]): Promise<void> {
  const entries = await readdir(join(root, below), { withFileTypes: true });
  for (const entry of entries) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) {
      if (depth < MAX_FOLDERS && isProjectFolder(entry.name)) await list(root, path, depth + 1, files);
    } else if ((entry.isFile() || (entry.isSymbolicLink() && isFileBehind(join(root, path)))) && files.length < MAX_FILES)
      files.push({ path, read: () => textOf(join(root, path), path), leadsOut: entry.isSymbolicLink() ? leadsOut(root, join(root, path)) : undefined });
  }
}

/** Where a file is, links resolved, if that is not in the folder or below it. `root` has no links. */
export function leadsOut(root: string, file: string): string | undefined {
  const place = realpathSync(file);
  return place.startsWith(root.endsWith(sep) ? root : `${root}${sep}`) ? undefined : place;
}

/** A link may be broken. */
function isFileBehind(link: string): boolean {
  return statSync(link, { throwIfNoEntry: false })?.isFile() === true;
}

/** Of a file that is no text, such as a picture or a font, there is nothing to read. */
function textOf(file: string, path: string): string {
  const isOther = schemaPartOf(path) === undefined;
  const { size } = statSync(file);
  if (size > LIMITS.ddlBytes) {
    if (isOther) return '';
    throw new Problem('too-large', `${path} has ${size} bytes; at most ${LIMITS.ddlBytes} are read. Move its rows out of the migration.`, {
      facts: { phase: 'schema' },
    });
  }
  const bytes = readFileSync(file);
  try {
    return decodeText(bytes, file);
  } catch (error) {
    if (isOther) return '';
    throw error;
  }
}
