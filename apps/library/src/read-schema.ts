import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openFile, openFolder, openSource, parseBlueprint } from '@seedbed/runner';
import { Problem, type Blueprint } from '@seedbed/contract';
import type { Schema } from '../types/index.d.ts';
import { blueprintOfLock, type Kept } from './read-lock.ts';

export type Read =
  | { readonly kind: 'ddl'; readonly ddl: string }
  | { readonly kind: 'blueprint'; readonly blueprint: Blueprint; /** Of a lock: its rows were loaded with that seed. */ readonly locked?: true }
  | { readonly kind: 'address'; readonly url: string };

/**
 * Recognizes the schema's form; converts a SQLite schema or database to DDL for Postgres. DDL contains a bracket or a semicolon, but so can
 * the path of an existing file. `kept`: for a lock without a blueprint file.
 */
export async function readSchema(schema: Schema, kept?: Kept): Promise<Read> {
  if (typeof schema !== 'string') return { kind: 'blueprint', blueprint: parseBlueprint(schema) };
  if (/^postgres(ql)?:\/\//.test(schema)) return { kind: 'address', url: schema };
  const isText = schema.includes('\n');
  if (!isText && isFolder(schema)) return openFolder(resolve(schema), schema);
  const bytes = isText ? undefined : await bytesOf(schema);
  if (bytes !== undefined && isLock(schema, bytes))
    return { kind: 'blueprint', blueprint: await blueprintOfLock(new TextDecoder().decode(bytes), schema, kept), locked: true };
  const source = bytes === undefined ? await openSource(schema, 'the schema') : await openFile(resolve(schema), bytes, 'the schema');
  return source.kind === 'blueprint' ? { kind: 'blueprint', blueprint: parseBlueprint(source.json) } : source;
}

/** Also one with another name, as `--lock FILE` writes it. */
const isLock = (path: string, bytes: Uint8Array): boolean =>
  path.endsWith('.lock') || /^\s*\{\s*"lock"\s*:/.test(new TextDecoder().decode(bytes.subarray(0, 64)));

/** Text that is not a path at all (too long a name, a NUL in it) is no folder either. */
function isFolder(path: string): boolean {
  try {
    return statSync(resolve(path)).isDirectory();
  } catch {
    return false;
  }
}

/** Undefined if the text itself is the schema. */
async function bytesOf(schema: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(resolve(schema));
  } catch (cause) {
    if (/[(;{]/.test(schema)) return undefined;
    throw new Problem('invalid-request', `There is no file ${resolve(schema)}, and “${schema}” is neither DDL, a postgres:// address nor a blueprint.`, {
      cause,
    });
  }
}
