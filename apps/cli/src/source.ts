import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { sourceOf, type Source } from '@seedbed/runner';
import { UsageError } from './exit-code.ts';
import type { Io } from './io.ts';

/** Reads FILE: a path, `-` for standard input, or a postgres:// address. A document that starts with `{` is a blueprint. */
export async function readSource(file: string, io: Io): Promise<Source> {
  if (/^postgres(ql)?:\/\//.test(file)) return { kind: 'address', url: file };
  return sourceOf(await textOf(file, io), file);
}

/** The text of a file, or of standard input for `-`. */
export async function textOf(file: string, io: Io): Promise<string> {
  return file === '-' ? await text(io.stdin) : await read(resolve(io.cwd, file), file);
}

async function read(path: string, name: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : (error as Error).message;
    throw new UsageError(`cannot read ${name}: ${why}`);
  }
}
