import { Problem, qualifiedName, type Blueprint } from '@seedbed/contract';
import { SESSION_SETTINGS, toProblem } from '@seedbed/postgres/load';
import { holdTables, requireVisible } from '@seedbed/postgres/refresh';
import { countUpTo } from '@seedbed/postgres/sql';
import { compileBlueprint } from '../compile-blueprint.ts';
import type { Runner } from '../runner.ts';
import { connectTarget, type TargetPolicy } from '../target.ts';
import { holdBack } from './hold-back.ts';
import { refreshTable, type Plans } from './refresh-table.ts';
import type { LeftAsIs, RefreshedTable, RefreshOptions, RefreshReport } from './report.ts';
import { modesFor, whatIsNew } from './what-is-new.ts';

type Client = Parameters<typeof holdTables>[0];

/**
 * After a migration: fills new tables and columns. New tables get rows that refer to existing ones; new columns get
 * their values in the rows that the stored blueprint made, unless someone set another value. Proves the new blueprint
 * first, and works in one transaction. Throws Problem `unsatisfiable` if the proof rejects a table to fill, and the
 * errors of `load`.
 */
export async function refresh(
  runner: Runner,
  stored: Blueprint,
  url: string,
  policy: TargetPolicy | undefined,
  options: RefreshOptions = {},
): Promise<RefreshReport> {
  const { signal, dry = false, onReached, onTakenBack, onProgress, onStep, hurry } = options;
  const started = performance.now();
  const drifted = await runner.driftFromAddress(stored, url, signal ? { signal } : {});
  const blueprint = options.overlay ? await options.overlay(drifted.blueprint) : drifted.blueprint;
  const found = whatIsNew({ ...drifted, blueprint }, stored, options.tables);
  const left = [...found.left];
  const diagnostics = [...drifted.diagnostics];
  const done = async (more: Pick<RefreshReport, 'filled' | 'tables'>): Promise<RefreshReport> => {
    const later = left.filter((each) => each.later);
    const refused = more.tables.filter((each) => each.refused.length > 0).map(({ table }) => table);
    const pending = {
      tables: new Set(later.filter(({ column }) => column === undefined).map(({ table }) => table)),
      columns: new Set([...later.filter(({ column }) => column !== undefined).map(({ table }) => table), ...refused]),
    };
    return {
      dry,
      changes: drifted.changes,
      blueprint: await holdBack(stored, blueprint, pending),
      left,
      pending: [...pending.tables, ...pending.columns],
      diagnostics,
      ...more,
      seconds: (performance.now() - started) / 1000,
    };
  };
  if (found.tables.length + found.columns.size === 0) return done({ filled: [], tables: [] });
  await requireProved(runner, blueprint, drifted.catalog, [...found.tables, ...found.columns.keys()], signal);
  const plans: Plans = { was: await compileBlueprint(stored), now: await planOfMade(stored, blueprint) };
  const columns = new Map(
    [...found.columns].filter(([name, added]) => {
      const { mode } = plans.was.table(name);
      const why = mode === 'keep' || mode === 'skip' ? 'the blueprint sends this table no rows' : undefined;
      if (why !== undefined) left.push(...added.map((column) => ({ table: name, column, why })));
      return why === undefined;
    }),
  );
  const filled = await emptyAmong(url, policy, blueprint, found.tables, left);
  let tables: RefreshedTable[] = [];
  const refreshAll = async (client: Client): Promise<void> => {
    const places = [...columns.keys()].map((name) => plans.now.table(name));
    await (dry ? requireVisible(client, places) : holdTables(client, places));
    tables = [];
    for (const [name, added] of columns) {
      signal?.throwIfAborted();
      tables.push(await refreshTable(client, plans, name, added, { dry, signal }));
    }
  };
  if (dry) {
    await countOnly(url, policy, refreshAll);
    const plan = await compileBlueprint(blueprint);
    return done({ filled: filled.map((name) => ({ table: name, rows: plan.table(name).rows })), tables });
  }
  if (filled.length + columns.size === 0) return done({ filled: [], tables });
  const report = await runner.load(blueprint, url, {
    mode: 'keep',
    modes: modesFor(blueprint, filled),
    catalog: drifted.catalog,
    onFilled: refreshAll,
    ...(signal && { signal }),
    ...(hurry && { hurry }),
    ...(onReached && { onReached }),
    ...(onTakenBack && { onTakenBack }),
    ...(onProgress && { onProgress }),
    ...(onStep && { onStep }),
  });
  diagnostics.push(...report.diagnostics);
  const rows = new Map(report.tables.map((each) => [each.table, each.rows]));
  return done({ filled: filled.map((name) => ({ table: name, rows: rows.get(name) ?? 0 })), tables });
}

/** The plan of the generated rows, with the new columns: with the stored blueprint's row count of each table. */
async function planOfMade(stored: Blueprint, blueprint: Blueprint) {
  const was = await compileBlueprint(stored);
  const counts = new Map(was.tables.map(({ name, rows }) => [name, rows]));
  return compileBlueprint({
    ...blueprint,
    tables: blueprint.tables.map((table) => (counts.has(nameOf(table)) ? { ...table, rows: counts.get(nameOf(table))! } : table)),
  });
}

async function requireProved(
  runner: Runner,
  blueprint: Blueprint,
  catalog: NonNullable<Parameters<Runner['prove']>[1]>['catalog'],
  names: readonly string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const proof = await runner.prove(blueprint, { ...(catalog && { catalog }), ...(signal && { signal }) });
  const refused = proof.byTable.find(({ table, accepted }) => names.includes(table) && !accepted);
  if (!refused) return;
  const reason = refused.message ?? 'a row was refused';
  throw new Problem('unsatisfiable', `The proof refuses rows of ${refused.table}: ${reason}. Nothing was changed.`, { facts: { table: refused.table } });
}

/** New tables without rows; if a table has rows, they belong to someone. */
async function emptyAmong(url: string, policy: TargetPolicy | undefined, blueprint: Blueprint, names: readonly string[], left: LeftAsIs[]): Promise<string[]> {
  if (names.length === 0) return [];
  await using client = await connectTarget(url, policy);
  const empty: string[] = [];
  for (const table of blueprint.tables.filter((each) => names.includes(nameOf(each)))) {
    const rows = await countUpTo(client, { schema: table.schema, table: table.name }, 100_000);
    if (rows === '0') empty.push(nameOf(table));
    else left.push({ table: nameOf(table), why: `it holds ${rows} rows already` });
  }
  return empty;
}

/** Runs in a transaction that is rolled back. */
async function countOnly(url: string, policy: TargetPolicy | undefined, work: (client: Client) => Promise<void>): Promise<void> {
  await using client = await connectTarget(url, policy);
  await client.query(`BEGIN; ${SESSION_SETTINGS}`);
  try {
    await work(client);
  } catch (error) {
    throw toProblem(error);
  } finally {
    await client.query('ROLLBACK').catch(() => {});
  }
}

const nameOf = ({ schema, name }: Blueprint['tables'][number]): string => qualifiedName(schema, name);
