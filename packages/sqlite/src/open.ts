import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '@seedbed/contract';

export type { DatabaseSync } from 'node:sqlite';

/**
 * Opens a database with Node's own SQLite. Throws Problem `invalid-request` if this Node has none (before 22.15, whose
 * databases close by themselves).
 */
export async function openSqlite(path: string, options: { readonly readOnly?: boolean } = {}): Promise<DatabaseSync> {
  const sqlite = await import('node:sqlite').catch((cause: unknown) => {
    throw new Problem('invalid-request', `SQLite needs Node 22.15 or later; this is ${process.version}.`, { cause });
  });
  const database = new sqlite.DatabaseSync(path, { enableForeignKeyConstraints: false, enableDoubleQuotedStringLiterals: true, ...options });
  // SQLite has the operator REGEXP; frameworks bring this function for it.
  database.function('regexp', { deterministic: true }, (pattern, text) => {
    if (pattern === null || text === null) return null;
    return new RegExp(String(pattern)).test(String(text)) ? 1 : 0;
  });
  return database;
}
