import { Problem } from '@seedbed/contract';
import type { DatabaseSync } from 'node:sqlite';
import { quoted } from '../quote.ts';
import type { FilledFile } from './fill-file.ts';

/** What SQLite finds in the filled file. Throws Problem `unsatisfiable` where a reference leads nowhere, rows are missing or a page is damaged. */
export function checkFile(database: DatabaseSync, tables: readonly { readonly table: string; readonly name: string; readonly rows: number }[]): FilledFile {
  const [broken] = database.prepare('PRAGMA foreign_key_check').all();
  if (broken) {
    throw new Problem('unsatisfiable', `A reference leads nowhere: row ${broken.rowid} of ${broken.table} refers to ${broken.parent}.`, {
      facts: { table: String(broken.table) },
    });
  }
  const [found] = database.prepare('PRAGMA integrity_check(1)').all();
  if (found?.integrity_check !== 'ok') throw new Problem('unsatisfiable', `SQLite finds the file damaged: ${String(found?.integrity_check)}`);
  return {
    tables: tables.map(({ table, name, rows }) => {
      const counted = Number(database.prepare(`SELECT count(*) AS rows FROM ${quoted(name)}`).get()!.rows);
      if (counted !== rows) throw new Problem('unsatisfiable', `${name} holds ${counted} rows; ${rows} were written.`, { facts: { table } });
      return { table, rows: counted };
    }),
  };
}
