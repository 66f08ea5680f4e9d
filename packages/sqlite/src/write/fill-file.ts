import { type Blueprint, quotedName } from '@seedbed/contract';
import { generate, namesWithoutSchemas, type Plan, type TablePlan, textRow } from '@seedbed/engine';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { openSqlite } from '../open.ts';
import type { SchemaStatements } from '../schema-statements.ts';
import { checkFile } from './check-file.ts';
import { rebuildTexts } from './rebuild-texts.ts';
import { refused, refusedRow } from './refused.ts';
import { statementsOf } from './statements-of.ts';
import { valueOf } from './value-of.ts';

export type FillRequest = {
  readonly plan: Plan;
  readonly blueprint: Blueprint;
  /** The tables to fill, parents before children; the others are created and stay empty. */
  readonly tables: readonly TablePlan[];
  /** SQLite's own schema; without it, we create tables from the plan. */
  readonly schema?: SchemaStatements | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Receives the number of rows of each written batch. */
  readonly made?: (table: TablePlan, rows: number) => void;
};

/** Rows of each table as the file itself counts them; `dangling`: rows that refer to tables which the schema does not have. */
export type FilledFile = {
  readonly tables: readonly { readonly table: string; readonly rows: number }[];
  readonly dangling?: readonly { readonly table: string; readonly parent: string; readonly rows: number }[];
};

/**
 * Creates a database file at `path`, which must not exist, and fills it. SQLite checks keys and CHECKs on each insert, references and the
 * file itself at the end. Throws Problem `load-rejected` with SQLite's message if it refuses a row; the caller removes the unfinished file.
 */
export async function fillFile(path: string, { plan, blueprint, tables, schema, signal, made }: FillRequest): Promise<FilledFile> {
  using database = await openSqlite(path);
  // The file is written completely or not at all: until then, nothing in it needs to survive a loss of power.
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF');
  const { tables: create, after } = schema ?? { tables: statementsOf(plan, blueprint), after: [] };
  for (const statement of create) database.exec(statement);
  const names = namesWithoutSchemas(plan);
  database.exec('BEGIN');
  for (const table of tables) {
    const name = schema ? table.table : names.get(table.name)!;
    const insert = database.prepare(
      `INSERT INTO ${quotedName(name)} (${table.columns.map((column) => quotedName(column.name)).join(', ')}) VALUES (${table.columns.map(() => '?').join(', ')})`,
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
