import { qualifiedName, type Blueprint, type Catalog } from '@seedbed/contract';
import {
  MEASURED_SIZES,
  measurementsOf,
  runMigration,
  type Measurement,
  type MigrationStatement,
  type SizedRun,
  type TransactionMode,
} from '@seedbed/postgres/rehearse';
import { connect } from '@seedbed/postgres/sql';
import { withRows } from '../documents/blueprint/blueprint-document.ts';
import type { LoadOptions } from '../load/options.ts';
import { openSchema, type SchemaOf } from '../source/servers/open-schema.ts';
import type { TargetPolicy } from '../source/servers/target.ts';
import type { ThrowawayServer } from '../source/servers/throwaway.ts';

/** Loads the rows of a blueprint into a database of our own. */
export type LoadInto = (blueprint: Blueprint, target: TargetPolicy, options: LoadOptions) => Promise<unknown>;

/** How long the statements take over ordinary rows, measured in a private Postgres on this machine. */
export type Measured = {
  /** The numbers of rows, of each table that the migration touches, over which it ran. */
  readonly sizes: readonly number[];
  /** The transactions in which it ran: in one, each lock is held until its end. */
  readonly transaction?: 'one' | 'none';
  readonly statements: readonly Measurement[];
  /** Why no larger size was tried. */
  readonly stopped?: string;
};

type Old = SchemaOf & { readonly catalog: Catalog; readonly blueprint: Blueprint };

type MeasureOptions = {
  readonly transaction: TransactionMode;
  /** As `schema.table`. Those that a run over the first size touches are added. */
  readonly touched: ReadonlySet<string>;
  readonly seconds: number;
  readonly load: LoadInto;
  readonly onProgress?: ((progress: { readonly step: 'measures'; readonly rows: number }) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** Tables that the migration does not touch have at most so many rows together. */
const UNTOUCHED_ROWS = 20_000;

/** A statement of the first size may take so long, whatever the budget is. */
const MIN_SECONDS = 5;
const RATIO = 10;
/** Most of the time of the first size is that of making the schema. */
const FIRST_GROWTH = 3;

/** Runs the migration over ever larger tables, each time in a database of its own, while the next size is expected to be done in time. */
export async function measure(
  server: ThrowawayServer,
  old: Old,
  statements: readonly MigrationStatement[],
  { transaction, touched: known, seconds, load, onProgress, signal }: MeasureOptions,
): Promise<Measured> {
  const began = performance.now();
  const spent = (): number => (performance.now() - began) / 1_000;
  const touched = new Set(known);
  const runs: SizedRun[] = [];
  let stopped: string | undefined;
  let before: number | undefined;
  for (const size of MEASURED_SIZES) {
    signal?.throwIfAborted();
    const started = spent();
    onProgress?.({ step: 'measures', rows: size });
    const { sandbox } = await openSchema({ connection: server.connection }, { ...old, signal });
    try {
      await load(
        withCounts(old.blueprint, countsOf(old.catalog, touched, size)),
        { local: true, ours: sandbox.owner },
        { learn: true, ...(signal && { signal }) },
      );
      await using client = await connect(sandbox.owner, { applicationName: 'seedbed rehearsal' });
      await client.query('ANALYZE');
      runs.push({ size, run: await runMigration(client, statements, { transaction, timeoutMs: Math.max(MIN_SECONDS, seconds - spent()) * 1_000 }) });
    } catch (error) {
      signal?.throwIfAborted();
      stopped = `tables of ${said(size)} rows could not be filled: ${(error as Error).message}`;
      break;
    } finally {
      await sandbox[Symbol.asyncDispose]();
    }
    const { run } = runs.at(-1)!;
    for (const { effects } of run.statements) for (const { table } of effects) touched.add(table);
    if (run.failure) break;
    const took = spent() - started;
    const next = before === undefined ? took * FIRST_GROWTH : took + (took - before) * (RATIO - 1);
    before = took;
    if (size !== MEASURED_SIZES.at(-1) && spent() + next > seconds) {
      stopped = `${said(size * RATIO)} rows would not fit into ${said(seconds)} s`;
      break;
    }
  }
  const last = runs.at(-1)?.run;
  return {
    sizes: runs.map(({ size }) => size),
    ...(last && { transaction: last.statements.every(({ inTransaction }) => inTransaction) ? ('one' as const) : ('none' as const) }),
    statements: measurementsOf(statements, runs),
    ...(stopped !== undefined && { stopped }),
  };
}

/** The same blueprint with these rows, of tables that it has. */
export function withCounts(blueprint: Blueprint, counts: Readonly<Record<string, number>>): Blueprint {
  const known = new Set(blueprint.tables.map(({ schema, name }) => qualifiedName(schema, name)));
  return withRows(blueprint, { rows: Object.fromEntries(Object.entries(counts).filter(([name]) => known.has(name))) });
}

/** Parents grow with their children: a child of each is as common as many children of one. */
function countsOf({ tables }: Catalog, touched: ReadonlySet<string>, size: number): Record<string, number> {
  const parents = new Map(tables.map((table) => [qualifiedName(table.schema, table.name), table.foreignKeys] as const));
  const grown = new Set<string>();
  const grow = (name: string): void => {
    if (grown.has(name)) return;
    grown.add(name);
    for (const { references } of parents.get(name) ?? []) grow(references);
  };
  for (const name of touched) grow(name);
  const others = Math.max(10, Math.min(size, Math.floor(UNTOUCHED_ROWS / Math.max(1, tables.length)), 1_000));
  return Object.fromEntries([...parents.keys()].map((name) => [name, grown.has(name) ? size : others]));
}

function said(value: number): string {
  return value.toLocaleString('en');
}
