import { mkdtemp, rm } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { qualifiedName, type Blueprint } from '@seedbed/contract';
import { writeFiles, type Plan, type TablePlan } from '@seedbed/runner';
import manifest from '../../package.json' with { type: 'json' };
import type { Context } from '../context.ts';
import { fillDuckDb, type FilledTable, type ParquetTable } from '../duckdb/fill-duckdb.ts';
import { findDuckDb } from '../duckdb/find-duckdb.ts';
import { count, duration } from './figures.ts';
import { giveName } from './give-name.ts';
import { openPart, PART } from './part-file.ts';
import { progressLines } from './progress.ts';
import { newDatabase, refuseParts } from './whole-database.ts';

type WhatToWrite = { readonly plan: Plan; readonly blueprint: Blueprint; readonly tables: readonly TablePlan[] };
type Flags = { readonly [option: string]: unknown; readonly out?: string; readonly json?: boolean };

/**
 * `--format duckdb`: one database file with all tables, made from Parquet files next to it. The file gets its name when it is complete and
 * its references were checked; before that, and after a failure, no such file exists.
 */
export async function writeDuckDb(context: Context, what: WhatToWrite, flags: Flags): Promise<void> {
  const { io } = context;
  const out = flags.out;
  refuseParts('duckdb', 'a whole database', flags);
  const path = newDatabase('duckdb', out, io.cwd);
  const { DuckDBInstance } = await findDuckDb(io.cwd);
  const started = performance.now();
  const part = `${path}${PART}`;
  const folder = await mkdtemp(join(dirname(path), `${basename(path)}-`));
  context.leaves(() => `${out} was not written and its unfinished files were removed`);
  try {
    removePart(part);
    const files = await parquetOf(context, what, folder, flags.json === true);
    const instance = await DuckDBInstance.create();
    const connection = await instance.connect();
    const filled = await fillDuckDb(connection, part, what.blueprint, files).finally(() => {
      connection.closeSync();
      instance.closeSync();
    });
    context.signal.throwIfAborted();
    giveName(part, path, out!);
    context.leaves(undefined);
    tell(context, out!, filled, (performance.now() - started) / 1000, flags.json === true);
  } finally {
    removePart(part);
    await rm(folder, { recursive: true, force: true });
  }
}

/** A Parquet file for each table, in load order. */
async function parquetOf({ io, signal }: Context, { plan, blueprint, tables }: WhatToWrite, folder: string, json: boolean): Promise<ParquetTable[]> {
  const progress = progressLines(io, undefined, { tables: false });
  const { files } = await writeFiles(
    plan,
    { format: 'parquet', compression: 'none', tables: tables.map(({ name }) => name), version: manifest.version },
    { open: (name) => openPart(join(folder, name)) },
    { signal, ...(!json && { onProgress: progress.update }) },
  ).finally(() => json || progress.end());
  const specs = new Map(blueprint.tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  return files.flatMap(({ table, file }) => (table !== undefined && specs.has(table) ? [{ table: specs.get(table)!, path: join(folder, file) }] : []));
}

function tell({ io }: Context, out: string, filled: readonly FilledTable[], seconds: number, json: boolean): void {
  if (json) return void io.stdout.write(`${JSON.stringify({ file: out, tables: filled }, null, 2)}\n`);
  for (const { table, rows } of filled) io.stderr.write(`${table}  ${count(rows)} rows\n`);
  const rows = filled.reduce((sum, table) => sum + table.rows, 0);
  io.stderr.write(`${out}  ${count(rows)} rows in ${duration(seconds)}; DuckDB found no broken reference\n`);
}

/** Also removes the files that DuckDB keeps next to it. */
function removePart(part: string): void {
  for (const end of ['', '.wal']) rmSync(`${part}${end}`, { force: true });
}
