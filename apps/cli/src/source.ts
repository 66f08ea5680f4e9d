import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { openSource, openSqliteFile, type Source } from '@seedbed/runner';
import { UsageError } from './exit-code.ts';
import type { Io } from './io.ts';

/** Reads FILE: DDL of Postgres or SQLite, a SQLite database, `-` for standard input, or a postgres:// address. A document that starts with `{` is a blueprint. */
export async function readSource(file: string, io: Io): Promise<Source> {
  if (/^postgres(ql)?:\/\//.test(file)) return { kind: 'address', url: file };
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(file)?.[1];
  if (scheme !== undefined) throw new UsageError(`${scheme}:// is no address that can be read: name a file, or postgres://user:password@host:5432/database`);
  if (file === '-') return openSource(await text(io.stdin), file);
  const path = resolve(io.cwd, file);
  const bytes = await bytesOf(path, file);
  return (await openSqliteFile(path, bytes)) ?? openSource(decoded(bytes), file);
}

/** The text of a file, or of standard input for `-`. */
export async function textOf(file: string, io: Io): Promise<string> {
  return file === '-' ? await text(io.stdin) : decoded(await bytesOf(resolve(io.cwd, file), file));
}

async function bytesOf(path: string, name: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : (error as Error).message;
    throw new UsageError(`cannot read ${name}: ${why}`);
  }
}

/** UTF-8, or UTF-16 by its mark: what PowerShell's `>` writes. */
function decoded(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { ignoreBOM: encoding === 'utf-8' }).decode(bytes);
}
