import { readFile, realpath, stat } from 'node:fs/promises';
import { relative, resolve, isAbsolute } from 'node:path';
import { Problem } from '@seedbed/contract';
import { openFile, openFolder, type Source } from '../source/source-of.ts';

/**
 * Reads the schema from a file or a folder of migrations, in or below a folder, following links. A model may name any path; only those
 * below its folder are read.
 */
export async function sourceBelow(folder: string | undefined, file: string): Promise<Source> {
  const refuse = (why: string) => new Problem('not-found', `Cannot read ${file}: ${why}.`, { errors: [{ pointer: '/file', message: why }] });
  const path = await pathBelow(folder, file, refuse);
  const within = await realpath(folder!);
  if ((await stat(path)).isDirectory()) return openFolder(path, file, { within });
  try {
    return await openFile(path, await readFile(path), file, { within });
  } catch (error) {
    throw error instanceof Problem ? error : refuse((error as Error).message);
  }
}

/** Reads a text file in or below a folder, by the same rule. */
export async function textBelow(folder: string | undefined, file: string): Promise<string> {
  const refuse = (why: string) => new Problem('not-found', `Cannot read ${file}: ${why}.`, { errors: [{ pointer: '/file', message: why }] });
  const path = await pathBelow(folder, file, refuse);
  return await readFile(path, 'utf8').catch((error: Error) => Promise.reject(refuse(error.message)));
}

async function pathBelow(folder: string | undefined, file: string, refuse: (why: string) => Problem): Promise<string> {
  if (folder === undefined) throw refuse('this server reads no files; send its text instead');
  const root = await realpath(folder);
  const path = await realpath(resolve(root, file)).catch(() => undefined);
  // The same message for paths outside and for missing ones, so that it does not reveal what exists.
  const way = path === undefined ? '..' : relative(root, path);
  if (path === undefined || way.startsWith('..') || isAbsolute(way))
    throw refuse(`there is no such file in ${root}, the folder that this server was started in`);
  return path;
}
