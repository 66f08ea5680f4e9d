import { Problem, type BundleStatements, type FileOptions } from '@seedbed/contract';
import type { LoadStep, Plan, TablePlan } from '@seedbed/engine';
import {
  awaitedTables,
  insertStagedSql,
  restoreKeysSql,
  setSequencesSql,
  tableSettings,
  takeKeysAwaySql,
  updateStagedSql,
  type SchemaSql,
} from '@seedbed/postgres/load';
import { copyStatement, quoteIdent, quoteLiteral, quoteQualified } from '@seedbed/postgres/sql';
import { firstSent } from '../../load/fill/fill.ts';
import { copiedColumns, insertsByRule, keyOf } from '../../load/fill/load-steps.ts';
import { chosenTables } from '../../rows/chosen-tables.ts';
import { encodeRows } from '../../rows/stream.ts';
import type { DatasetFile, FilesRequest } from '../dataset-files.ts';
import { entryNames } from '../entry-names.ts';
import { restrictLines } from '../restrict.ts';

export type Bundle = { readonly schema: SchemaSql | undefined; readonly statements: BundleStatements };

/** A piece of a file: text, or rows on demand. */
type Piece = string | (() => Iterable<Uint8Array>);

/**
 * A dataset as files that psql loads into an empty database, in one transaction: `schema.sql`, dropping keys, the rows
 * step by step in the order of a load, then keys and sequences, and `load.psql`, which calls them all. Each SQL file
 * has its own pair of guards. Throws Problem `invalid-request` for files that psql could not read.
 */
export function bundleFiles(plan: Plan, request: FilesRequest, { schema, statements }: Bundle): DatasetFile[] {
  if (request.compression !== 'none')
    throw new Problem('invalid-request', 'psql reads the files of an SQL bundle uncompressed: use deflate for an archive, or none.', {
      errors: [{ pointer: '/compress', message: 'must be deflate or none with sql' }],
    });
  const tables = new Set(chosenTables(plan, request.tables, request.named).map(({ name }) => name));
  const steps = plan.loadSteps.filter((step) => tablesOf(step).every((name) => tables.has(name)));
  const filled = plan.tables.filter(({ name }) => steps.some((step) => tablesOf(step).includes(name)));
  const numbers = steps.map((_, i) => String(i + 1).padStart(4, '0'));
  const names = entryNames(
    steps.map((step, i) => `${numbers[i]}-${nameOf(step)}`),
    '.sql',
  );
  const { file = {} } = request;
  const awaited = awaitedTables(plan.blueprint);
  const data = steps.map((step, i): DatasetFile => {
    const only = step.kind === 'copy' ? plan.table(step.table) : undefined;
    const first = tablesOf(step)
      .filter((name) => awaited.has(name))
      .map((name) => plan.table(name));
    const settings = tableSettings(plan, tablesOf(step), firstSent);
    const unset = Object.fromEntries(Object.keys(settings).map((name) => [name, plan.blueprint.settings?.[name] ?? '']));
    return {
      ...guarded(names[i]!, file, [SETTINGS, ...setting(settings), ...piecesOf(plan, step, statements), ...setting(unset), setSequencesSql(first)]),
      ...(only && { table: only.name, rows: only.rows }),
      ...(step.kind === 'cycle' && { rows: step.tables.reduce((sum, name) => sum + plan.table(name).rows, 0) }),
    };
  });
  const before = guarded('before.sql', file, [SETTINGS, ...setting(plan.blueprint.settings ?? {}), takeKeysAwaySql(filled), deferred(steps)]);
  const after = guarded('after.sql', file, [SETTINGS, 'SET CONSTRAINTS ALL IMMEDIATE;\n', restoreKeysSql, setSequencesSql(filled), ...filled.map(analyze)]);
  const made = schema ? [guarded('schema.sql', file, [schema.sql])] : [];
  const script = { name: 'load.psql', compression: 'none' as const, chunks: () => [bytes(scriptOf(names, schema))] };
  return [...made, before, ...data, after, script];
}

function scriptOf(names: readonly string[], schema: SchemaSql | undefined): string {
  const make = schema ? ['\\ir schema.sql'] : [];
  const rows = ['\\ir before.sql', ...names.map((name) => `\\ir ${name}`), '\\ir after.sql', 'COMMIT;'];
  const lines = schema?.keepFirst ? [...make, 'BEGIN;', ...rows] : ['BEGIN;', ...make, ...rows];
  return ['-- psql -X "postgres://…" -f load.psql', '\\set ON_ERROR_STOP on', ...lines, ''].join('\n');
}

function piecesOf(plan: Plan, step: LoadStep, statements: BundleStatements): Piece[] {
  const straight = (table: TablePlan, columns: readonly string[]): Piece[] => {
    if (statements === 'insert' || insertsByRule(plan, table)) return [() => encodeRows(plan, table, { format: 'sql', columns, ...all(table) })];
    return copied(plan, table, columns, table);
  };
  switch (step.kind) {
    case 'copy': {
      const table = plan.table(step.table);
      return straight(table, copiedColumns(table, step));
    }
    case 'update': {
      const table = plan.table(step.table);
      const key = keyOf(table);
      const staged = stage(plan, table, [...key, ...step.columns], 1);
      return [...staged.pieces, updateStagedSql(table, key, step.columns, staged.temporary), `DROP TABLE ${staged.temporary};\n`];
    }
    case 'cycle': {
      const members = step.tables.map((name) => plan.table(name));
      if (step.deferrable) return members.flatMap((table) => straight(table, namesOf(table)));
      const staged = members.map((table, i) => stage(plan, table, namesOf(table), i + 1));
      return [...staged.flatMap(({ pieces }) => pieces), insertStagedSql(staged), `DROP TABLE ${staged.map(({ temporary }) => temporary).join(', ')};\n`];
    }
  }
}

/** Rows staged in a temporary table. */
function stage(plan: Plan, table: TablePlan, columns: readonly string[], number: number) {
  const name = `seedbed_rows_${number}`;
  const temporary = `pg_temp.${quoteIdent(name)}`;
  const make = `CREATE TEMPORARY TABLE ${quoteIdent(name)} ON COMMIT DROP AS SELECT ${columns.map(quoteIdent).join(', ')} FROM ${quoteQualified(table.schema, table.table)} WITH NO DATA;\n`;
  return { table, columns, temporary, pieces: [make, ...copied(plan, table, columns, { schema: 'pg_temp', table: name })] };
}

function copied(plan: Plan, table: TablePlan, columns: readonly string[], into: { readonly schema: string; readonly table: string }): Piece[] {
  return [`${copyStatement(into, columns, 'text')};\n`, () => encodeRows(plan, table, { format: 'copy', columns, ...all(table) }), '\\.\n'];
}

const all = (table: TablePlan) => ({ first: 0, count: table.rows });
const namesOf = (table: TablePlan) => table.columns.map(({ name }) => name);

/** Settings that affect how rows are parsed; psql's own session has others. */
const SETTINGS = `SET client_encoding = 'UTF8';\nSET standard_conforming_strings = on;\nSET datestyle = 'ISO, YMD';\nSET intervalstyle = 'postgres';\nSET timezone = 'UTC';\n`;

function setting(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).map(
    ([name, value]) => `DO ${quoteLiteral(`BEGIN PERFORM pg_catalog.set_config(${quoteLiteral(name)}, ${quoteLiteral(value)}, true); END`)};\n`,
  );
}

function deferred(steps: readonly LoadStep[]): string {
  return steps.some((step) => step.kind === 'cycle' && step.deferrable) ? 'SET CONSTRAINTS ALL DEFERRED;\n' : '';
}

const analyze = (table: TablePlan): string => `ANALYZE ${quoteQualified(table.schema, table.table)};\n`;

function guarded(name: string, { restrict_key }: FileOptions, pieces: readonly Piece[]): DatasetFile {
  return {
    name,
    compression: 'none',
    *chunks() {
      const { head, tail } = restrictLines(restrict_key);
      yield bytes(head);
      for (const piece of pieces) {
        if (typeof piece !== 'string') yield* piece();
        else if (piece !== '') yield bytes(piece);
      }
      yield bytes(tail);
    },
  };
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function tablesOf(step: LoadStep): readonly string[] {
  return step.kind === 'cycle' ? step.tables : [step.table];
}

function nameOf(step: LoadStep): string {
  const [first] = tablesOf(step);
  const name = first!.replaceAll('"', '');
  return step.kind === 'update' ? `${name}-references` : step.kind === 'cycle' ? `${name}-and-others` : name;
}
