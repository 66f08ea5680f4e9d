import type { Client } from 'pg';
import { Problem, UNTRIED, type Counterexample, type TrialReport, type TrialTable } from '@seedbed/contract';
import type { LoadStep, Plan, TablePlan } from '@seedbed/engine';
import { quoteQualifiedName } from '../sql/quote.ts';
import { tablesWithCode, wholeTable, writtenBetween, writtenSoFar } from './effects.ts';
import { emptyQueues } from '../load/empty-queues.ts';
import { stepsAtLast } from '../load/steps-at-last.ts';
import { awaitedTables, setSequences } from '../load/sequences.ts';
import { brokenConstraints, type Broken } from './deferred.ts';
import { tableSettings, withSettings } from '../load/table-settings.ts';
import { loadCycle } from './load-cycle.ts';
import { loadTable } from './load-table.ts';
import { distinctOf, toCounterexample } from './counterexamples.ts';
import type { Replan } from './open-trial.ts';
import { countChosen, type RowChoice } from './trial-rows.ts';
import { OUT_OF_TIME, type Patience } from './table-time.ts';
import { updateTable } from './update-table.ts';
import { watchWalks, type Walks } from './walks.ts';

export type TrialSession = {
  readonly client: Client;
  /**
   * Every statement runs through it, because it enforces the limits. With `seconds` it is cancelled after that much
   * work.
   */
  ask<T>(work: () => Promise<T>, seconds?: number): Promise<T>;
  /** Seconds of work up to now. */
  worked(): number;
  /** The used share of all work, from 0 to 1. */
  spent(): number;
  readonly onProgress?: ((progress: { readonly table: string; readonly done: number; readonly total: number }) => void) | undefined;
  readonly replan?: Replan | undefined;
  readonly onReplanned?: ((plan: Plan) => void) | undefined;
  readonly choose: RowChoice;
  readonly patience: Patience;
  /** The current step, for the message of an exceeded limit. */
  at(place: string): void;
};

/** The result of one table, during the trial. */
export type Outcome = {
  sent: number;
  firstTry: boolean;
  refused: number;
  isRowByRow?: true;
  missing?: readonly number[];
  cycle?: readonly string[];
  counterexamples: Counterexample[];
  writes: TrialTable['writes'];
};

/**
 * Runs the plan's load steps in the open transaction, and reads the final state. `broken`: the deferrable constraints
 * that the rows violate.
 */
export async function loadPlan(given: TrialSession, plan: Plan): Promise<TrialReport & { readonly broken: readonly Broken[] }> {
  let current = plan;
  const choose: RowChoice = (table) => (current === plan ? given.choose(table) : sentOf(table, given.choose(table)));
  const session = { ...given, choose };
  const firstOf = (table: TablePlan): number | null => (countChosen(table, choose) > 0 ? (choose(table)?.[0] ?? 0) : null);
  const begun = session.worked();
  const outcomes = new Map<string, Outcome>();
  const steps = plan.loadSteps.filter((step) => tablesOf(step).some((table) => countChosen(plan.table(table), session.choose) > 0));
  const total = steps.length;
  for (const setting of Object.entries(plan.blueprint.settings ?? {}))
    await session.ask(() => session.client.query('SELECT pg_catalog.set_config($1, $2, true)', setting));
  const withCode = await tablesWithCode(session.client);
  const watched = watcher(session);
  const walks = await watchWalks(session.client);
  const awaited = awaitedTables(plan.blueprint);
  const last = stepsAtLast(plan, steps);
  let broken: readonly Broken[] = [];
  for (const [done, step] of steps.entries()) {
    const tables = tablesOf(step);
    if (session.spent() > MAX_SHARE) {
      for (const name of tables) outcomes.set(name, untried(session, plan.table(name)));
      continue;
    }
    if (step === last[0]) broken = await checkDeferred(session, plan, outcomes, walks, true);
    session.onProgress?.({ table: tables[0]!, done, total });
    session.at(`while ${tables.join(', ')} got rows`);
    const wanting = incomplete(outcomes);
    const next = (await session.replan?.((work) => session.ask(() => work(session.client)), current, tables, step.kind === 'update')) ?? current;
    if (next !== current) session.onReplanned?.(next);
    current = next;
    const [results, writes] = await watched(
      tables,
      tables.some((table) => withCode.has(table)),
      () => withSettings(session.client, tableSettings(current, tables, firstOf), () => runStep(session, current, step, withCode)),
    );
    await session.ask(() =>
      setSequences(
        session.client,
        tables.filter((table) => awaited.has(table)).map((table) => plan.table(table)),
      ),
    );
    for (const [table, result] of results) merge(outcomes, table, markWaiting(plan, result, wanting), writes);
  }
  if (broken.length === 0) broken = await checkDeferred(session, plan, outcomes, walks, last.length === 0);
  for (const table of plan.tables) if (table.mode === 'keep' && session.choose(table)?.length !== 0) outcomes.set(table.name, untouched());
  const walked = await session.ask(() => walks.result());
  const kept = await countRows(session, [...outcomes.keys()]);
  const { rows } = await session.client.query<{ version: number }>(`select current_setting('server_version_num')::int as version`);
  return {
    tables: [...outcomes].map(([table, outcome]) => ({ table, kept: kept.get(table) ?? 0, ...outcome, counterexamples: distinctOf(outcome.counterexamples) })),
    ...(walked.length > 0 && { walks: walked }),
    serverVersion: rows[0]!.version,
    seconds: session.worked() - begun,
    broken,
  };
}

/** After a new plan, a table may have fewer rows than were chosen, and some that are left out. */
function sentOf({ rows, left }: TablePlan, chosen: Float64Array | null): Float64Array | null {
  if (chosen === null && left.length === 0) return null;
  const omitted = new Set(left);
  return (chosen ?? Float64Array.from({ length: rows }, (_, row) => row)).filter((row) => row < rows && !omitted.has(row));
}

/** After this share of its work, a trial tries no more tables: the rest is for what it has, and for ending well. */
const MAX_SHARE = 0.9;

function untried({ choose }: TrialSession, table: TablePlan): Outcome {
  const rows = [...(choose(table) ?? Array.from({ length: table.rows }, (_, row) => row))];
  const counterexample: Counterexample = { table: table.name, sqlstate: OUT_OF_TIME, message: UNTRIED, untried: true };
  return { sent: rows.length, firstTry: false, refused: rows.length, missing: rows, counterexamples: [counterexample], writes: [] };
}

function tablesOf(step: LoadStep): readonly string[] {
  return step.kind === 'cycle' ? step.tables : [step.table];
}

/** A table that only other tables' triggers fill: reads only its final state. */
function untouched(): Outcome {
  return { sent: 0, firstTry: true, refused: 0, counterexamples: [], writes: [] };
}

/**
 * Runs steps, and counts the other writes after those with triggers or rules. The counts after one step are those
 * before the next.
 */
function watcher({ client, ask }: TrialSession) {
  let last: Awaited<ReturnType<typeof writtenSoFar>> | undefined;
  return async <T>(tables: readonly string[], hasCode: boolean, work: () => Promise<T>): Promise<[T, TrialTable['writes']]> => {
    const before = hasCode ? (last ?? (await ask(() => writtenSoFar(client)))) : undefined;
    last = undefined;
    const result = await work();
    if (!before) return [result, []];
    last = await ask(() => writtenSoFar(client));
    return [result, writtenBetween(before, last, tables)];
  };
}

export type StepResult = Pick<Outcome, 'sent' | 'firstTry' | 'refused' | 'isRowByRow' | 'missing' | 'cycle' | 'counterexamples'>;

async function runStep(session: TrialSession, plan: Plan, step: LoadStep, withCode: ReadonlySet<string>): Promise<[string, StepResult][]> {
  switch (step.kind) {
    case 'copy':
      return [[step.table, await loadTable(session, plan, plan.table(step.table), step.leaveNull, withCode.has(step.table))]];
    case 'update':
      return [[step.table, await updateTable(session, plan, plan.table(step.table), step.columns)]];
    case 'cycle':
      return loadCycle(
        session,
        plan,
        step.tables.map((name): TablePlan => plan.table(name)),
        step.deferrable,
      );
  }
}

function merge(outcomes: Map<string, Outcome>, table: string, result: StepResult, writes: TrialTable['writes']): void {
  const known = outcomes.get(table);
  if (!known) {
    outcomes.set(table, { ...result, counterexamples: [...result.counterexamples], writes });
    return;
  }
  known.sent = Math.max(known.sent, result.sent);
  known.firstTry &&= result.firstTry;
  known.refused += result.refused;
  known.counterexamples.push(...result.counterexamples);
  known.writes = [...known.writes, ...writes];
}

function incomplete(outcomes: ReadonlyMap<string, Outcome>): ReadonlySet<string> {
  return new Set([...outcomes].filter(([, outcome]) => outcome.refused > 0).map(([table]) => table));
}

/** A reference without a parent is not reported separately if rows of that parent were rejected. */
function markWaiting(plan: Plan, result: StepResult, wanting: ReadonlySet<string>): StepResult {
  return { ...result, counterexamples: result.counterexamples.map((each) => waiting(plan, each, wanting)) };
}

function waiting(plan: Plan, each: Counterexample, wanting: ReadonlySet<string>): Counterexample {
  if (each.sqlstate !== '23503') return each;
  const parents = plan.relations.filter((relation) => relation.child === each.table && wanting.has(relation.parent));
  const named = parents.find((relation) => each.detail?.includes(`"${relation.parent.split('.').at(-1)!.replaceAll('"', '')}"`)) ?? undefined;
  return named ? { ...each, waitsFor: named.parent } : each;
}

/**
 * Checks deferred constraints as a commit does; on failure, checks each constraint separately and attributes the failure
 * to its table. Returns those that fail. Empties queues the first time, as in a load, and keeps rows that arrive later.
 */
async function checkDeferred(session: TrialSession, plan: Plan, outcomes: Map<string, Outcome>, walks: Walks, first: boolean): Promise<readonly Broken[]> {
  const { client, ask, patience, at } = session;
  at('while deferred constraints were checked');
  await client.query('SAVEPOINT seedbed_deferred');
  try {
    await ask(() => walks.look());
    const fresh = first ? await ask(() => emptyQueues(client, false), patience.table) : undefined;
    await ask(() => client.query('SET CONSTRAINTS ALL IMMEDIATE'), patience.table);
    await ask(() => walks.look(fresh));
    return [];
  } catch (error) {
    await client.query('ROLLBACK TO SAVEPOINT seedbed_deferred');
    // If it ran out of time, one of them may be slow, or all of them together.
    patience.lose(toCounterexample(error, ''));
    const broken = await brokenConstraints(session);
    for (const each of broken) await charge(client, plan, outcomes, each);
    return broken;
  }
}

/**
 * Attributes a failure to a table of its constraint, or to the one that the error names; if neither was to get rows, to
 * one whose triggers wrote to it.
 */
async function charge(client: Client, plan: Plan, outcomes: Map<string, Outcome>, { tables, refused: { otherTable, ...refusal } }: Broken): Promise<void> {
  const all = otherTable === undefined ? tables : [await wholeTable(client, otherTable), ...tables];
  const writer = [...outcomes].find(([, { writes }]) => writes.some(({ table }) => all.includes(table)))?.[0];
  const table = all.find((each) => outcomes.has(each)) ?? writer;
  // Without either, the rows are not of this plan.
  if (table === undefined) return;
  const outcome = outcomes.get(table)!;
  outcome.firstTry = false;
  outcome.refused += 1;
  outcome.counterexamples.push(waiting(plan, { ...refusal, table }, incomplete(outcomes)));
}

/** Rows of each table without those of child tables (inheritance). Rows of partitions count for the root. */
async function countRows({ client, ask }: TrialSession, tables: readonly string[]): Promise<Map<string, number>> {
  if (tables.length === 0) return new Map();
  const counts = new Map<string, number>();
  const names = tables.map(quoteQualifiedName);
  const kinds = await ask(() => client.query<{ divided: boolean | null }>(KINDS, [names]));
  // Its statement failed here, as happens for a catalog from a server that lies.
  const missing = tables.filter((_, at) => kinds.rows[at]!.divided === null);
  if (missing.length > 0)
    throw new Problem(
      'invalid-ddl',
      `The private Postgres could not make ${missing.length === 1 ? 'the table' : 'the tables'} ${missing.slice(0, 5).join(', ')}, so no rows can be tried there. Give the schema as DDL to see which statement it refuses.`,
      { facts: { tables: missing } },
    );
  // A target list has room for 1,664.
  for (let first = 0; first < tables.length; first += 500) {
    const some = tables.slice(first, first + 500);
    const from = some.map((_, i) => `${kinds.rows[first + i]!.divided ? '' : 'ONLY '}${names[first + i]!}`);
    const sql = `SELECT ${from.map((each, i) => `(SELECT count(*) FROM ${each}) AS "${i}"`).join(', ')}`;
    const { rows } = await ask(() => client.query<Record<string, string>>(sql));
    some.forEach((table, i) => counts.set(table, Number(rows[0]![i])));
  }
  return counts;
}

const KINDS = `SELECT c.relkind = 'p' AS divided FROM pg_catalog.unnest($1::text[]) WITH ORDINALITY AS t(name, at)
  LEFT JOIN pg_catalog.pg_class c ON c.oid = pg_catalog.to_regclass(t.name) ORDER BY t.at`;
