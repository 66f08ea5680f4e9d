import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { LIMITS, Problem } from '@seedbed/contract';
import { UsageError } from './exit-code.ts';
import type { Io } from './io.ts';

/** What FILE was: DDL, a blueprint, or the address of a database. */
export type Source =
  | { readonly kind: 'ddl'; readonly ddl: string }
  | { readonly kind: 'blueprint'; readonly json: unknown }
  | { readonly kind: 'address'; readonly url: string };

/** Reads FILE: a path, `-` for standard input, or a postgres:// address. A document that starts with `{` is a blueprint. */
export async function readSource(file: string, io: Io): Promise<Source> {
  if (/^postgres(ql)?:\/\//.test(file)) return { kind: 'address', url: file };
  const content = file === '-' ? await text(io.stdin) : await read(resolve(io.cwd, file), file);
  return sourceOf(content, file);
}

/** What a text is; `file` is its name in what is said of it. */
export function sourceOf(content: string, file: string): Source {
  if (/^\s*\{/.test(content)) {
    try {
      return { kind: 'blueprint', json: JSON.parse(content) };
    } catch (error) {
      throw new Problem('invalid-blueprint', `${file} starts like a JSON document but is none: ${(error as Error).message}`);
    }
  }
  if (Buffer.byteLength(content) > LIMITS.ddlBytes) {
    throw new Problem('too-large', `${file} holds ${Buffer.byteLength(content)} bytes of DDL; ${LIMITS.ddlBytes} are the most`, { facts: { phase: 'schema' } });
  }
  return { kind: 'ddl', ddl: content };
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
