import { platformTablesOf, type Diagnostic } from '@seedbed/contract';
import type { Plan, TablePlan } from '@seedbed/engine';
import {
  areAborted,
  mustBeKeptFirst,
  oneSessionFor,
  readSchemaScript,
  readBack,
  tablesThere,
  withKeyOwner,
  type Counted,
  type LoadedMode,
  type LoadOptions as SessionOptions,
  type OwnTransaction,
} from '@seedbed/postgres/load';
import { requirePool } from '@seedbed/postgres/parts';
import { bounded, quoteQualified, type OpenClient } from '@seedbed/postgres/sql';
import { FILLED_BY_TRIGGERS } from '../rows/short-tables.ts';
import { toolTablesOf } from '../rows/tool-tables.ts';
import { connectTarget, type TargetPolicy } from '../source/servers/target.ts';
import { openAfterLoad } from './after-load.ts';
import { analyze } from './analyze.ts';
import { chooseTables, loadTable, stepsOf } from './choose-tables.ts';
import { keptToolTables } from './existing/kept-tool-tables.ts';
import { rowPoliciesOf, loadedMode } from './existing/row-policies.ts';
import { expectedKeys } from './expected-keys.ts';
import { fillKept } from './fill/fill-kept.ts';
import { fillByOne, type Fill } from './fill/fill.ts';
import { loadProgress } from './fill/load-progress.ts';
import type { LoadOptions } from './options.ts';
import { fillInParallel, reportingRemains } from './parallel/fill-in-parallel.ts';
import { refreshViews } from './refresh-views.ts';
import type { LoadReport } from './report.ts';

/**
 * Fills a database in one transaction: the schema if requested, all rows, keys and sequences, or nothing. Uses several connections and many
 * transactions if requested and if those can be undone. Its report is read back from the target. Then runs ANALYZE, and refreshes
 * materialized views of a schema that it created. Throws Problem `invalid-ddl`, `target-not-empty`, `target-mismatch`, `load-rejected`,
 * `connection-failed` or `connection-refused-by-policy`.
 */
export async function load(plan: Plan, url: string, policy: TargetPolicy | undefined, options: LoadOptions): Promise<LoadReport> {
  const connect = () => connectTarget(url, policy, options.session);
  options.signal?.throwIfAborted();
  options.onReached?.();
  await using client = await connect();
  await requirePool(client, connect, 1);
  const { connections = 1 } = options;
  const inParallel = fillInParallel({ url, policy, connections });
  const byOne = takenBackByOne(connect);
  const fill: Fill = async (session, filling) => {
    const { create, mode } = filling.session;
    const why = connections > 1 ? await whyByOne(session, filling.session, options) : undefined;
    const notes = why === undefined ? [] : [byOneConnection(why)];
    if ((connections <= 1 || why !== undefined) && create !== undefined && mustBeKeptFirst(create)) {
      filling.session.onStep?.({ kind: 'waiting', what: KEPT_FIRST, done: 0, total: 0 });
      return [...notes, keptFirstNote(), ...(await reportingRemains(fillKept(connect))(session, filling))];
    }
    if (connections <= 1 || why !== undefined) return [...notes, ...(await byOne(session, filling))];
    // The tables are empty: there is nothing to remove that would have to be restored.
    return inParallel(session, mode === 'truncate' ? { ...filling, session: { ...filling.session, mode: 'empty' } } : filling);
  };
  return await loadInto(client, plan, options, { fill, more: connect });
}

/** Why several connections could not undo exactly their own work. */
async function whyByOne(client: OpenClient, session: SessionOptions, options: LoadOptions): Promise<string | undefined> {
  if (hasExistingRows(options)) return 'rows are added to tables that hold some, or kept in them.';
  if (session.tables.some((table) => table.mode !== session.mode)) return 'what becomes of the rows that are there differs by table.';
  // A script with IF NOT EXISTS: it did not create their keys.
  if (session.create !== undefined && (await tablesThere(client, session.tables)).length > 0) return 'tables that the schema makes were there before.';
  return await oneSessionFor(client, session);
}

const KEPT_FIRST = 'the schema: it is committed before the rows';

function keptFirstNote(): Diagnostic {
  return {
    level: 'info',
    code: 'schema-kept-first',
    message: 'The schema was committed before the rows: Postgres does not allow labels that ALTER TYPE … ADD VALUE adds to be used in the same transaction.',
  };
}

/** In one transaction, whose outcome is looked up if it did not finish. */
function takenBackByOne(connect: () => Promise<OpenClient>): Fill {
  return async (client, filling) => {
    const own: OwnTransaction[] = [];
    try {
      return await fillByOne(client, { ...filling, session: { ...filling.session, onTransaction: (each) => void own.push(each) } });
    } catch (error) {
      if (own.length === 0 || (await isGone(connect, own))) filling.session.onTakenBack?.();
      throw error;
    }
  };
}

/** Whether the target confirms that these transactions left nothing; false if it cannot be queried. */
async function isGone(connect: () => Promise<OpenClient>, own: readonly OwnTransaction[]): Promise<boolean> {
  try {
    await using client = await connect();
    return await bounded(client, { what: 'The outcome', bytes: 1024 * 1024, seconds: 20 }, () => areAborted(client, own));
  } catch {
    return false;
  }
}

function hasExistingRows({ existingTables = {} }: LoadOptions): boolean {
  return Object.values(existingTables).some(({ present, kept }) => present > 0 || kept === true);
}

function byOneConnection(why: string): Diagnostic {
  return {
    level: 'info',
    code: 'one-connection',
    message: `Loaded over one connection, in one transaction: ${why}. What several connections keep part by part could not be taken back exactly if the load failed.`,
  };
}

/** The same with an open session. */
export async function loadInto(
  client: OpenClient,
  plan: Plan,
  options: LoadOptions,
  { fill = fillByOne, more }: { readonly fill?: Fill; readonly more?: () => Promise<OpenClient> } = {},
): Promise<LoadReport> {
  const chosen = chooseTables(plan, options.tables).filter(({ name }) => options.there?.includes(name) !== true);
  const create = options.create === undefined ? undefined : await readSchemaScript(options.create, options.signal, client);
  const progress = loadProgress(chosen, options.onProgress);
  const settings = plan.blueprint.settings ?? {};
  const { prove } = options;
  let due: readonly Counted[] | undefined;
  let sent = plan;
  const started = performance.now();
  const policies = rowPoliciesOf(plan.blueprint, options);
  const modeOf = ({ name }: TablePlan): LoadedMode => loadedMode(policies.get(name)!);
  const notes = await fill(client, {
    plan,
    steps: stepsOf(plan, chosen),
    progressOf: progress.table,
    onReplanned: (next) => {
      sent = next;
      progress.replan(next.tables);
    },
    session: {
      mode: options.mode === 'truncate' ? 'truncate' : 'empty',
      // Tables of a schema that is created first are defined by its script.
      tables: chosen.map((table) => ({ ...loadTable(plan, table, create === undefined ? expectedKeys(plan, table) : []), mode: modeOf(table) })),
      deferConstraints: plan.loadSteps.some((step) => step.kind === 'cycle' && step.deferrable),
      settings,
      onDue: (counted) => void (due = counted),
      ...(create && { create }),
      ...(options.fast && { fast: true }),
      ...(options.onFilled && { onFilled: options.onFilled }),
      ...(options.signal && { signal: options.signal }),
      ...(options.onStep && { onStep: options.onStep }),
      ...(more && { again: more }),
      ...(options.hurry && { hurry: options.hurry }),
      ...(options.onTakenBack && { onTakenBack: options.onTakenBack }),
      ...(options.proveMade && { proveMade: options.proveMade }),
      ...(prove && { prove: (proof) => prove({ ...proof, taken: progress.report().tables.map(({ table, rows }) => ({ table, rows })) }) }),
    },
  }).catch(async (error: unknown) => {
    throw more ? await withKeyOwner(error, more) : error;
  });
  await using after = await openAfterLoad(client, more);
  // For tables with earlier rows, only COPY's count is known.
  for (const name of progress.differing())
    if (modeOf(plan.table(name)) === 'empty') await after.run(async (session) => progress.recount(name, await rowsOf(session, plan.table(name))), undefined);
  // With several sessions only COPY's counts are known; no code of the schema has changed them.
  const least = due ?? progress.report().tables.map(({ table, rows }) => ({ table, rows }));
  const seen = await after.run((session) => readBack(session, { tables: chosen, due: least, settings }), null);
  const notAnalyzed = await after.run((session) => analyze(session, chosen, more), []);
  const notRefreshed = await after.run((session) => refreshViews(session, create !== undefined, options.signal), []);
  const { tables, ...sums } = progress.report();
  const kept = options.tables ? [] : await after.run((session) => keptTables(session, plan, options), []);
  const ofTools = await after.run((session) => keptToolTables(session, plan, chosen, options), []);
  return {
    ...sums,
    readBack: seen,
    tables: [...tables, ...kept],
    seconds: (performance.now() - started) / 1000,
    diagnostics: [...sent.diagnostics, ...ofTools, ...notes, ...progress.diagnostics(), ...notAnalyzed, ...notRefreshed, ...after.diagnostics()],
  };
}

/**
 * Tables for which we generate no rows: filled by triggers of others, or kept unchanged. The report has the rows that
 * came, and those that are there.
 */
async function keptTables(client: OpenClient, plan: Plan, { existingTables = {}, ...naming }: LoadOptions): Promise<LoadReport['tables'][number][]> {
  const tools = toolTablesOf(plan.blueprint, naming);
  const kept = plan.tables.filter((table) => table.mode === 'keep' && !tools.has(table.name));
  const platform = platformTablesOf(plan.blueprint.tables);
  const counts: LoadReport['tables'][number][] = [];
  for (const table of kept) {
    const there = await rowsOf(client, table);
    const rows = Math.max(0, there - (existingTables[table.name]?.present ?? 0));
    const of = platform.get(table.name);
    const unchanged = of === undefined ? 'left to its triggers, or kept as it was' : `kept as it was: ${of} fills it, unless --mode names it`;
    counts.push({ table: table.name, rows, there, bytes: 0, seconds: 0, note: rows > 0 ? FILLED_BY_TRIGGERS : unchanged });
  }
  return counts;
}

async function rowsOf(client: OpenClient, table: TablePlan): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) AS count FROM ${quoteQualified(table.schema, table.table)}`);
  return Number(rows[0]!.count);
}
