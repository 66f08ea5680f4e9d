import { Problem, quotedName } from '@seedbed/contract';
import type { DatabaseSync } from 'node:sqlite';
import type { FilledFile } from './fill-file.ts';

/** Runs SQLite's checks on the filled file. Throws Problem `load-rejected` if a reference dangles, rows are missing or a page is damaged. */
export function checkFile(database: DatabaseSync, tables: readonly { readonly table: string; readonly name: string; readonly rows: number }[]): FilledFile {
  // No row can refer to a table that the schema lacks: such rows are counted and reported instead.
  const [broken] = database
    .prepare("SELECT * FROM pragma_foreign_key_check WHERE lower(parent) IN (SELECT lower(name) FROM sqlite_schema WHERE type = 'table')")
    .all();
  if (broken) {
    // A table without row numbers has none to report.
    const row = broken.rowid === null ? 'a row' : `row ${broken.rowid}`;
    throw found(`A reference leads nowhere: ${row} of ${broken.table} refers to ${broken.parent}.`, { table: String(broken.table) });
  }
  const [page] = database.prepare('PRAGMA integrity_check(1)').all();
  if (page?.integrity_check !== 'ok') throw found(`SQLite finds the file damaged: ${String(page?.integrity_check)}`);
  const dangling = database.prepare('SELECT "table", parent, count(*) AS rows FROM pragma_foreign_key_check GROUP BY 1, 2 ORDER BY 1, 2').all();
  return {
    ...(dangling.length > 0 && {
      dangling: dangling.map(({ table, parent, rows }) => ({ table: String(table), parent: String(parent), rows: Number(rows) })),
    }),
    tables: tables.map(({ table, name, rows }) => {
      const counted = Number(database.prepare(`SELECT count(*) AS rows FROM ${quotedName(name)}`).get()!.rows);
      if (counted !== rows) throw found(`${name} holds ${counted} rows; ${rows} were written.`, { table });
      return { table, rows: counted };
    }),
  };
}

function found(message: string, facts: Record<string, unknown> = {}): Problem {
  return new Problem('load-rejected', message, { facts: { database: 'SQLite', ...facts } });
}
