import { LIMITS, Problem } from '@seedbed/contract';
import type { SchemaStatements } from '@seedbed/sqlite';
import { isSqliteDdl, isSqliteFile } from '@seedbed/sqlite/looks-like';

/** What a schema came as: DDL, a blueprint, or the address of a database. */
export type Source =
  | {
      readonly kind: 'ddl';
      /** For Postgres. */ readonly ddl: string;
      /** What SQLite had, where it was a schema of SQLite. */ readonly sqlite?: SchemaStatements;
    }
  | { readonly kind: 'blueprint'; readonly json: unknown }
  | { readonly kind: 'address'; readonly url: string };

/** What a text is; `file` is its name in what is said of it. DDL of SQLite becomes DDL for Postgres, and what does not is left out with a warning. */
export async function openSource(content: string, file: string): Promise<Source> {
  const source = sourceOf(content, file);
  if (source.kind !== 'ddl' || !isSqliteDdl(source.ddl)) return source;
  const { readSqliteDdl } = await import('@seedbed/sqlite');
  const { ddl, statements } = await readSqliteDdl(source.ddl);
  return { kind: 'ddl', ddl, sqlite: statements };
}

/** What the bytes of a file are, if they are a database of SQLite; else undefined. */
export async function openSqliteFile(path: string, bytes: Uint8Array): Promise<Source | undefined> {
  if (!isSqliteFile(bytes)) return undefined;
  const { readSqliteFile } = await import('@seedbed/sqlite');
  const { ddl, statements } = await readSqliteFile(path);
  return { kind: 'ddl', ddl, sqlite: statements };
}

/** What a text is; `file` is its name in what is said of it. */
function sourceOf(content: string, file: string): Source {
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
