import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { decodeText } from '@seedbed/contract';
import { isMysqlAddress } from '@seedbed/mysql/address';
import { openFolder, openFile, openMysqlServer, openSource, type Dialect, type Source } from '@seedbed/runner';
import { UsageError } from './exit-code.ts';
import type { Io } from './io.ts';
import { codeLines } from './output/code-lines.ts';

/**
 * Reads FILE: DDL of Postgres, MySQL or SQLite, a Prisma schema, DBML, a folder of migrations or a ZIP file of one, a
 * SQLite database, `-` for standard input, or a postgres:// or mysql:// address. A document that starts with `{` is a
 * blueprint. `ddl`: the database that DDL is for, otherwise told by its words; `code`: false if the project's code is not
 * read for the values that it states.
 */
export async function readSource(
  file: string,
  io: Io,
  { ddl: dialect, code = true }: { readonly ddl?: Dialect; readonly code?: boolean } = {},
): Promise<Source> {
  if (/^postgres(ql)?:\/\//.test(file)) return { kind: 'address', url: file };
  if (isMysqlAddress(file)) return openMysqlServer(file);
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(file)?.[1];
  if (scheme !== undefined)
    throw new UsageError(`${scheme}:// is no address that can be read: name a file, or postgres://user:password@host:5432/database, mysql://…`);
  if (file === '-') return sayReading(await openSource(await textOf(file, io), 'standard input', dialect), io);
  const path = resolve(io.cwd, file);
  if (isFolder(path)) return sayReading(await openFolder(path, file, { code }), io);
  return sayReading(await openFile(path, await bytesOf(path, file), file, { dialect, code }), io);
}

/** Whether FILE, by its first character, is a blueprint and no schema. Standard input is not looked at, and counts as one, and so does an unreadable path, whose error gives the reason. */
export async function isBlueprint(file: string, io: Io): Promise<boolean> {
  if (file === '-') return true;
  const path = resolve(io.cwd, file);
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(file) || isFolder(path)) return false;
  const start = (await bytesOf(path, file)).subarray(0, 64);
  return String.fromCharCode(...start)
    .replaceAll(/[^!-~]/g, '')
    .startsWith('{');
}

/** An unreadable path counts as a file, whose error gives the reason. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Prints how a folder or a data model was recognised, its unread parts, and what the project's code states. */
export function sayReading<T extends Source>(source: T, io: Io): T {
  if (source.kind !== 'ddl') return source;
  const { reading, code } = source;
  for (const line of reading ? [reading.summary, ...reading.notes] : []) io.stderr.write(`${line}\n`);
  if (code !== undefined) io.stderr.write(codeLines(code));
  return source;
}

/** The text of a file, or of standard input for `-`. */
export async function textOf(file: string, io: Io): Promise<string> {
  return file === '-' ? decodeText(await buffer(io.stdin), 'standard input') : decodeText(await bytesOf(resolve(io.cwd, file), file), file);
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
