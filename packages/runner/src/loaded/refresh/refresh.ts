import { Problem, qualifiedName, type Blueprint, type Diagnostic, type DriftChange, type Proof } from '@seedbed/contract';
import { fillTimelines, type Compiled, type Plan } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { SESSION_SETTINGS, toProblem } from '@seedbed/postgres/load';
import { holdTables, requireVisible } from '@seedbed/postgres/refresh';
import { countUpTo, type OpenClient } from '@seedbed/postgres/sql';
import type { AddressOptions, Drifted } from '../../infer/drift.ts';
import { load } from '../../load/load.ts';
import type { ProveOptions } from '../../proof/prove.ts';
import { connectTarget, type TargetPolicy } from '../../source/servers/target.ts';
import { NUMBERS, TEXTS, type FindOptions } from '../find-made-rows.ts';
import { asLoaded } from '../loaded-as.ts';
import { requireMostTables } from '../require-most-tables.ts';
import { withRowsOfMigrations, withRowsThere } from '../rows-there.ts';
import { withAddedAgain } from './added-again.ts';
import { followRenames, tablesOfOthers } from './follow-renames.ts';
import { holdBack } from './hold-back.ts';
import { isRefused, planOfFill, type Filled } from './plan-of-fill.ts';
import { refreshTable, type Plans } from './refresh-table.ts';
import type { LeftAsIs, RefreshedTable, RefreshOptions, RefreshReport } from './report.ts';
import { whatIsNew } from './what-is-new.ts';
import { withoutMoves, type Moved } from './without-moves.ts';

type Client = Parameters<typeof holdTables>[0];

/** The operations of a runner that a refresh uses. */
type Operations = {
  driftFromAddress(stored: Blueprint, url: string, options?: AddressOptions): Promise<Drifted>;
  prove(blueprint: Blueprint, options?: ProveOptions): Promise<Proof>;
};

/**
 * After a migration: fills new tables and columns. New tables get rows that refer to existing ones; new columns get
 * their values in the rows that the stored blueprint made, unless someone set another value. Proves the new blueprint
 * first, and works in one transaction. Throws Problem `unsatisfiable` if the proof rejects a table to fill,
 * `target-mismatch` if most of the blueprint's tables or of a table's rows are not there, and the errors of `load`.
 */
export async function refresh(
  operations: Operations,
  given: Blueprint,
  url: string,
  policy: TargetPolicy | undefined,
  options: RefreshOptions = {},
): Promise<RefreshReport> {
  const { signal, dry = false, onReached, onTakenBack, onProgress, onStep, hurry } = options;
  const started = performance.now();
  const { blueprint: loaded, recorded } = await asLoaded(() => connectTarget(url, policy), given);
  const { drifted, stored } = await driftWithRenames(operations, loaded, url, policy, { signal, stated: options.stated });
  if (drifted.changes.some(({ kind, what }) => kind === 'gone' && what === 'table')) {
    await using client = await connectTarget(url, policy);
    await requireMostTables(client, stored, options.deleted);
  }
  const was = await compileBlueprint(stored);
  const counted = await withCountsOf(
    { blueprint: stored, plan: was },
    options.overlay ? await options.overlay(drifted.blueprint, drifted.changes) : drifted.blueprint,
  );
  const unmoved = await withoutMoves(stored, was, counted);
  let { blueprint } = unmoved;
  const found = whatIsNew(drifted, blueprint, stored, options.tables);
  const left = [...found.left, ...unmoved.left];
  const filled = await emptyAmong(url, policy, blueprint, found.tables, left);
  blueprint = await withRowsOfOthers(
    () => connectTarget(url, policy),
    stored,
    blueprint,
    found.tables.filter((name) => !filled.includes(name)),
  );
  const diagnostics = [...drifted.diagnostics, ...unmoved.moved.map((each) => noteMoved(each, drifted.changes))];
  const done = async (more: Pick<RefreshReport, 'filled' | 'tables'>): Promise<RefreshReport> => {
    const later = left.filter((each) => each.later);
    const refused = more.tables.filter((each) => each.refused.length > 0).map(({ table }) => table);
    const pending = {
      tables: new Set(later.filter(({ column }) => column === undefined).map(({ table }) => table)),
      columns: new Set([...later.filter(({ column }) => column !== undefined).map(({ table }) => table), ...refused]),
    };
    return {
      dry,
      recorded,
      changes: drifted.changes,
      blueprint: withRowsOfMigrations(await holdBack(stored, blueprint, pending)),
      left,
      otherwise: [...unmoved.moved.map(({ table, columns }) => ({ table, columns })), ...retyped(stored, blueprint), ...filledBefore(more.tables, left)],
      pending: [...pending.tables, ...pending.columns],
      diagnostics,
      ...more,
      seconds: (performance.now() - started) / 1000,
    };
  };
  if (found.tables.length + found.columns.size === 0) return done({ filled: [], tables: [] });
  await requireProved(operations, blueprint, drifted.catalog, [...filled, ...found.columns.keys()], signal);
  const plans: Plans = { was, now: await compileBlueprint(blueprint) };
  const columns = new Map(
    [...found.columns].filter(([name, added]) => {
      const { mode } = plans.was.table(name);
      const why = mode === 'skip' ? 'the blueprint sends this table no rows' : undefined;
      if (why !== undefined) left.push(...added.map((column) => ({ table: name, column, why })));
      return why === undefined;
    }),
  );
  const deleted = new Set((options.deleted ?? []).map((name) => was.table(name).name));
  const { otherwise } = options;
  const fill = await fillOf(
    url,
    policy,
    plans,
    { blueprint, tables: filled },
    { instead: 'Leave the tables that refer to it out with --table.', deleted, otherwise, signal },
  );
  const leftOut = (table: string): { readonly leftOut?: number } => {
    const rows = fill.table(table).left.length - plans.now.table(table).left.length;
    return rows > 0 ? { leftOut: rows } : {};
  };
  let tables: RefreshedTable[] = [];
  const refreshAll = async (client: Client): Promise<void> => {
    const places = [...columns.keys()].map((name) => plans.now.table(name));
    await (dry ? requireVisible(client, places) : holdTables(client, places));
    tables = [];
    for (const [name, added] of columns) {
      signal?.throwIfAborted();
      const found = await refreshTable(client, plans, name, added, { dry, deleted, otherwise, signal }).catch(whyLeft(plans, name));
      if (typeof found !== 'string') tables.push(found);
      else left.push(...added.map((column) => ({ table: name, column, why: found, otherwise: true as const })));
    }
  };
  if (dry) {
    await countOnly(url, policy, refreshAll);
    return done({ filled: filled.map((name) => ({ table: name, rows: fill.table(name).rows - fill.table(name).left.length, ...leftOut(name) })), tables });
  }
  if (filled.length + columns.size === 0) return done({ filled: [], tables });
  const report = await load(fill, url, policy, {
    tables: filled,
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
  return done({ filled: filled.map((name) => ({ table: name, rows: rows.get(name) ?? 0, ...leftOut(name) })), tables });
}

/** Why there is nothing to fill in a table: no key finds its rows, or they came from triggers in another way than the blueprint would make them. */
const whyLeft =
  ({ was }: Plans, name: string) =>
  (error: unknown): string => {
    if (error instanceof Problem && error.facts['keyless'] === true) return 'it has no key by which its rows could be found';
    if (was.table(name).mode === 'keep' && isRefused(error)) return 'triggers fill the table, and no rows of a load are found in it';
    throw error;
  };

/** What changed since the blueprint was stored, and the stored blueprint with current names, without columns that were added again. */
async function driftWithRenames(operations: Operations, given: Blueprint, url: string, policy: TargetPolicy | undefined, options: AddressOptions) {
  const { signal } = options;
  const drift = (blueprint: Blueprint) => operations.driftFromAddress(blueprint, url, options);
  const first = await drift(given);
  const open = () => connectTarget(url, policy);
  const { blueprint: named, renames } = await followRenames(open, given, first.blueprint, signal);
  const renamed = renames.length === 0 ? first : await drift(named);
  const stored = await withAddedAgain(open, named, renamed.blueprint, signal);
  const drifted = stored === named ? renamed : await drift(stored);
  const changes = [...renames.map((message): DriftChange => ({ kind: 'changed', what: 'table', message })), ...drifted.changes];
  return { drifted: { ...drifted, changes }, stored };
}

/** Columns whose new type takes values that cannot be compared with those of before, or that are made in another way. */
function retyped(stored: Blueprint, blueprint: Blueprint): RefreshReport['otherwise'] {
  const now = new Map(blueprint.tables.map((table) => [nameOf(table), table.columns]));
  return stored.tables.flatMap((table) => {
    const columns = table.columns.flatMap((was) => {
      const is = now.get(nameOf(table))?.find(({ name }) => name === was.name);
      if (!is || is.type === was.type) return [];
      const isSame =
        JSON.stringify(is.generator) === JSON.stringify(was.generator) && [NUMBERS, TEXTS].some((kind) => kind.test(is.type) && kind.test(was.type));
      return isSame ? [] : [was.name];
    });
    return columns.length > 0 ? [{ table: nameOf(table), columns }] : [];
  });
}

/** New columns that the migration or the database filled itself. */
function filledBefore(tables: readonly RefreshedTable[], left: readonly LeftAsIs[]): RefreshReport['otherwise'] {
  const kept = left.flatMap(({ table, column, otherwise }) => (otherwise && column !== undefined ? [{ table, columns: [column] }] : []));
  const filled = tables.flatMap(({ table, columns, opaque, refused }) => {
    const own = new Set([...columns.filter(({ byMigration }) => byMigration), ...opaque].map(({ column }) => column));
    return own.size > 0 && refused.length === 0 ? [{ table, columns: [...own] }] : [];
  });
  return [...kept, ...filled];
}

/** Rows that parts of the schema decide which were added, or had decided which were dropped or changed. */
function noteMoved({ table, columns, rows, compared }: Moved, changes: readonly DriftChange[]): Diagnostic {
  const kinds = new Set(changes.map(({ kind }) => kind));
  const why = !kinds.has('new')
    ? 'What the migration dropped or changed had decided them'
    : kinds.size === 1
      ? 'What the migration added decides them now'
      : 'What the migration added, dropped or changed decides them now';
  const where = rows > 0 ? `${columns.join(', ')} in ${rows} of its first ${compared} rows` : 'another number of rows';
  return {
    level: 'warning',
    code: 'made-otherwise',
    table,
    message: `From now on the blueprint makes ${table} otherwise: ${where}. ${why}. The rows in the database stay as they are, and seedbed status does not compare these values.`,
  };
}

/**
 * The new blueprint with the row counts of the stored one, by which the rows were loaded: it goes on to make these rows.
 * Timelines of new tables cover their own counts.
 */
async function withCountsOf(stored: Compiled, blueprint: Blueprint): Promise<Blueprint> {
  const counts = new Map(stored.plan.tables.map(({ name, rows }) => [name, rows]));
  const plan = await compileBlueprint(blueprint);
  const differs = (name: string): boolean => counts.has(name) && plan.table(name).rows !== counts.get(name);
  const counted: Blueprint = {
    ...blueprint,
    tables: blueprint.tables.map((table) => (differs(nameOf(table)) ? { ...table, rows: counts.get(nameOf(table))! } : { ...table })),
  };
  fillTimelines(counted, await compileBlueprint(counted), stored);
  return counted;
}

/** The new blueprint with the rows of new tables that others filled, and of tables of others to which new rows refer. */
async function withRowsOfOthers(open: () => Promise<OpenClient>, stored: Blueprint, blueprint: Blueprint, filled: readonly string[]): Promise<Blueprint> {
  const known = new Set(stored.relations.map(({ to }) => to.table));
  const skipped = blueprint.tables.filter(({ mode }) => mode === 'skip').map(nameOf);
  const referred = skipped.filter((name) => !known.has(name) && blueprint.relations.some(({ to }) => to.table === name));
  if (filled.length + referred.length === 0) return blueprint;
  await using client = await open();
  const plan = await compileBlueprint(blueprint);
  const others = await tablesOfOthers(client, plan, filled);
  const isReferredTo = (name: string): boolean => blueprint.relations.some(({ from, to }) => to.table === name && from.table !== name);
  const there = await withRowsThere(client, blueprint, [...others.filter(isReferredTo), ...referred]);
  const isAsMade = (table: Blueprint['tables'][number]): boolean =>
    others.includes(nameOf(table)) && table.mode === undefined && table.columns.every(({ cells }) => cells === undefined);
  return { ...there, tables: there.tables.map((table) => (isAsMade(table) ? { ...table, ofMigration: true } : table)) };
}

async function fillOf(url: string, policy: TargetPolicy | undefined, plans: Plans, filled: Filled, options: FindOptions): Promise<Plan> {
  if (filled.tables.length === 0) return plans.now;
  await using client = await connectTarget(url, policy);
  return await planOfFill(client, plans, filled, options);
}

async function requireProved(
  operations: Operations,
  blueprint: Blueprint,
  catalog: ProveOptions['catalog'],
  names: readonly string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const proof = await operations.prove(blueprint, { ...(catalog && { catalog }), ...(signal && { signal }) });
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
