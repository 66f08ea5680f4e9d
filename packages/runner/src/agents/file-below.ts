import { readFile, realpath } from 'node:fs/promises';
import { relative, resolve, isAbsolute } from 'node:path';
import { Problem } from '@seedbed/contract';

/** Text of a file in a folder or below it, links followed. A model may name any path; only those that it was set to work on are read. */
export async function fileBelow(folder: string | undefined, file: string): Promise<string> {
  const refuse = (why: string) => new Problem('not-found', `Cannot read ${file}: ${why}.`, { errors: [{ pointer: '/file', message: why }] });
  if (folder === undefined) throw refuse('this server reads no files; send the text as `schema`');
  const root = await realpath(folder);
  const path = await realpath(resolve(root, file)).catch(() => undefined);
  // The same words for what is outside and what is not there: whether it is there is not told.
  const way = path === undefined ? '..' : relative(root, path);
  if (path === undefined || way.startsWith('..') || isAbsolute(way))
    throw refuse(`there is no such file in ${root}, the folder that this server was started in`);
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw refuse((error as NodeJS.ErrnoException).code === 'EISDIR' ? 'it is a folder' : (error as Error).message);
  }
}
