import type { Blueprint } from '@seedbed/contract';
import { generate, textRow, type Plan, type TablePlan } from '@seedbed/engine';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { openSqlite } from '../open.ts';
import { quoted } from '../quote.ts';
import type { SchemaStatements } from '../schema-statements.ts';
import { checkFile } from './check-file.ts';
import { rebuildTexts } from './rebuild-texts.ts';
import { refused, refusedRow } from './refused.ts';
import { namesOf, statementsOf } from './statements-of.ts';
import { valueOf } from './value-of.ts';

export type FillRequest = {
  readonly plan: Plan;
  readonly blueprint: Blueprint;
  /** The tables to fill, parents before children; the others are made and stay empty. */
  readonly tables: readonly TablePlan[];
  /** The schema as SQLite had it; without it, tables are made from the plan. */
  readonly schema?: SchemaStatements | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Hears of the rows of each batch that was written. */
  readonly made?: (table: TablePlan, rows: number) => void;
};

/** Rows of each table as the file itself counts them; `dangling`: rows that refer to tables which the schema does not have. */
export type FilledFile = {
  readonly tables: readonly { readonly table: string; readonly rows: number }[];
  readonly dangling?: readonly { readonly table: string; readonly parent: string; readonly rows: number }[];
};

/**
 * Makes a database file at `path`, which must not be there, and fills it. SQLite checks keys and CHECKs as rows come, references and the file itself at
 * the end. Throws Problem `load-rejected` with SQLite's words where a row is refused; the unfinished file is the caller's to remove.
 */
export async function fillFile(path: string, { plan, blueprint, tables, schema, signal, made }: FillRequest): Promise<FilledFile> {
  using database = await openSqlite(path);
  // The file is made anew, or not at all: nothing in it needs to outlive a loss of power before it is whole.
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF');
  const { tables: create, after } = schema ?? { tables: statementsOf(plan, blueprint), after: [] };
  for (const statement of create) database.exec(statement);
  const names = namesOf(plan);
  database.exec('BEGIN');
  for (const table of tables) {
    const name = schema ? table.table : names.get(table.name)!;
    const insert = database.prepare(
      `INSERT INTO ${quoted(name)} (${table.columns.map((column) => quoted(column.name)).join(', ')}) VALUES (${table.columns.map(() => '?').join(', ')})`,
    );
    const values = table.columns.map(({ type }) => valueOf(type));
    for (const batch of generate(plan, table, 0, table.rows)) {
      signal?.throwIfAborted();
      for (let row = 0; row < batch.count; row++) {
        const cells = textRow(batch, row).map((text, at) => (text === null ? null : values[at]!(text)));
        insertRow(insert, cells, table, batch.first + row);
      }
      made?.(table, batch.count);
      await othersTurn();
    }
  }
  for (const statement of after) makeAfter(database, statement);
  rebuildTexts(database);
  database.exec('COMMIT');
  return checkFile(
    database,
    tables.map((table) => ({ table: table.name, name: schema ? table.table : names.get(table.name)!, rows: table.rows })),
  );
}

function insertRow(insert: StatementSync, cells: SQLInputValue[], table: TablePlan, row: number): void {
  try {
    insert.run(...cells);
  } catch (cause) {
    throw refusedRow(table, row + 1, cause);
  }
}

/** A unique index meets the rows here. */
function makeAfter(database: DatabaseSync, statement: string): void {
  try {
    database.exec(statement);
  } catch (cause) {
    throw refused(statement.replaceAll(/\s+/g, ' '), cause);
  }
}

function othersTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
