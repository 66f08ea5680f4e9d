import type { Client } from 'pg';
import { dictionaryOf, ENDLESS, type Counterexample, type RowOutcome } from '@seedbed/contract';
import type { Plan, TablePlan } from '@seedbed/engine';
import { startCopy } from '../load/copy-sink.ts';
import { copyStatement } from '../sql/copy-statement.ts';
import { quoteQualified } from '../sql/quote.ts';
import { copyTextChunk } from './copy-text.ts';
import { toCounterexample } from './counterexamples.ts';
import { OUT_OF_TIME, sayEndless, type Patience } from './table-time.ts';
import type { StepResult, TrialSession } from './load-plan.ts';
import { insertHead } from './insert-head.ts';
import { sequenceState } from './sequence-state.ts';
import { chosenRows, type TextRows } from './trial-rows.ts';
import { tryRows, tupleOf } from './try-rows.ts';

/**
 * One COPY; if it fails, the rows one by one, so that each gets its error and the others are kept. Code then draws from
 * sequences again. `eachCounts`: does the same if some were dropped silently, to find out which.
 */
export async function loadTable(
  session: TrialSession,
  plan: Plan,
  table: TablePlan,
  leaveNull: readonly string[],
  hasCode: boolean,
  eachCounts = false,
): Promise<StepResult> {
  const columns = table.columns.map((column) => column.name).filter((name) => !leaveNull.includes(name));
  const rows = chosenRows(plan, table, columns, session.choose);
  const byRule = plan.blueprint.tables.find((each) => each.schema === table.schema && each.name === table.table)?.load?.way === 'insert';
  const sequences = hasCode ? await sequenceState(session.client) : undefined;
  const refusal = byRule ? 'by rule' : await copyAll(session, table, columns, rows, eachCounts);
  if (refusal === undefined) return { sent: rows.length, firstTry: true, refused: 0, counterexamples: [] };
  await sequences?.restore();
  if (refusal !== 'by rule' && refusal.sqlstate === OUT_OF_TIME && !session.patience.isBrief) return slowly(session, table, columns, rows, refusal);
  if (refusal !== 'by rule' && ENDLESS.has(refusal.sqlstate)) return endless(session, table, rows, refusal);
  return oneByOne(session, table, columns, rows, refusal === 'by rule' ? undefined : refusal);
}

/** If one row never ends, no row does: does not try rows one by one. */
function endless(session: TrialSession, table: TablePlan, rows: TextRows, refusal: Counterexample): StepResult {
  const all = session.choose(table) ?? rows.keys();
  return { sent: rows.length, firstTry: false, refused: rows.length, missing: [...all], counterexamples: [refusal] };
}

/** Undefined if every row was loaded; otherwise the reason, including a timeout. */
async function copyAll(
  session: TrialSession,
  table: TablePlan,
  columns: readonly string[],
  rows: TextRows,
  eachCounts: boolean,
): Promise<Counterexample | undefined> {
  const { patience } = session;
  const first = await copyWithin(session, patience.first, table, columns, rows, eachCounts);
  if (first?.sqlstate !== OUT_OF_TIME || patience.isBrief) return answerOf(first, patience);
  // The code may be slow or endless: testing one row tells which.
  const before = session.worked();
  const alone = await copyOnly(session, patience.row, table, columns, rows.slice(0, 1));
  if (alone?.sqlstate === OUT_OF_TIME) return answerOf(alone, patience);
  const fits = (session.worked() - before) * rows.length < 2 * patience.table;
  return answerOf(fits && patience.table > patience.first ? await copyWithin(session, patience.table, table, columns, rows, eachCounts) : first, patience);
}

/** Inserts rows and rolls them back. */
async function copyOnly(...call: Parameters<typeof copyWithin>): Promise<Counterexample | undefined> {
  const [{ client }] = call;
  await client.query('SAVEPOINT seedbed_some');
  const refusedBy = await copyWithin(...call);
  await client.query('ROLLBACK TO SAVEPOINT seedbed_some');
  return refusedBy;
}

/**
 * Growth factor of the tried number after each success, and how many single rows to try if the first one alone takes
 * too long.
 */
const GROWTH = 4;
const SINGLES = 3;

/**
 * For a slow table: loads as many of the first rows as finish in time, with twice the margin that the next step would need. If the first
 * row alone is too slow, tries a few others and keeps those that finish. None if no row does.
 */
async function slowly(session: TrialSession, table: TablePlan, columns: readonly string[], rows: TextRows, refusal: Counterexample): Promise<StepResult> {
  const all = [...(session.choose(table) ?? rows.keys())];
  const result = (taken: readonly number[], refusedBy: Counterexample): StepResult => ({
    sent: rows.length,
    firstTry: false,
    refused: rows.length - taken.length,
    missing: all.filter((_, at) => !taken.includes(at)),
    counterexamples: [refusedBy],
  });
  const isIn = async (at: readonly number[], seconds: number): Promise<boolean> => {
    const some = at.map((place) => rows[place]!);
    return (await copyOnly(session, seconds, table, columns, some)) === undefined;
  };
  let most: number[] = [];
  let isRefused = false;
  for (let count = 1; count < rows.length; count *= GROWTH) {
    const before = session.worked();
    const some = Array.from({ length: count }, (_, at) => at);
    const refusedBy = await copyOnly(session, session.patience.row, table, columns, rows.slice(0, count));
    isRefused = refusedBy !== undefined && refusedBy.sqlstate !== OUT_OF_TIME;
    if (refusedBy) break;
    most = some;
    if ((session.worked() - before) * GROWTH > session.patience.row) break;
  }
  // Some rows are also rejected: testing each tells which.
  if (isRefused) return (await withinTime(session, table, columns, rows, refusal)) ?? endless(session, table, rows, refusal);
  if (most.length === 0) {
    for (let i = 1; i <= SINGLES; i++) {
      const at = Math.floor((i * (rows.length - 1)) / SINGLES);
      if (at > 0 && !most.includes(at) && (await isIn([at], session.patience.row / 2))) most.push(at);
    }
  }
  const some = most.map((at) => rows[at]!);
  if (some.length === 0 || (await copyWithin(session, session.patience.table, table, columns, some)) !== undefined)
    return endless(session, table, rows, refusal);
  return result(most, { ...refusal, row: all.find((_, at) => !most.includes(at))! });
}

/** The share of a table's time in which new rows may start. */
const BEGIN_IN = 0.6;

/**
 * Rows one by one while there is time: accepted ones are kept; the others were rejected or not tried. Null if none was
 * accepted.
 */
async function withinTime(
  session: TrialSession,
  table: TablePlan,
  columns: readonly string[],
  rows: TextRows,
  refusal: Counterexample,
): Promise<StepResult | null> {
  const { client, ask, patience, choose } = session;
  const all = [...(choose(table) ?? rows.keys())];
  const outcomes = await tryRows(client, insertHead(table.name, columns), rows.map(tupleOf), {
    seconds: patience.table * BEGIN_IN,
    within: (work) => ask(work, patience.table),
  });
  if (!outcomes.some(({ taken }) => taken)) return null;
  const missing = all.filter((_, at) => outcomes[at]?.taken !== true);
  const counterexamples = [
    ...refusalsOf(table, columns, rows, outcomes, all),
    ...(outcomes.length < rows.length ? [{ ...refusal, row: all[outcomes.length]! }] : []),
  ];
  return { sent: rows.length, firstTry: false, refused: missing.length, missing, counterexamples };
}

function refusalsOf(table: TablePlan, columns: readonly string[], rows: TextRows, outcomes: readonly RowOutcome[], all: ArrayLike<number>): Counterexample[] {
  return outcomes.flatMap(({ refused }, at) => {
    if (!refused) return [];
    const { otherTable, ...rest } = refused;
    const values = dictionaryOf(columns.map((name, i) => [name, rows[at]![i]!]));
    return [{ table: table.name, ...rest, ...(otherTable !== undefined && otherTable !== table.name && { otherTable }), row: all[at]!, values }];
  });
}

function answerOf(refusal: Counterexample | undefined, patience: Patience): Counterexample | undefined {
  if (refusal && ENDLESS.has(refusal.sqlstate)) patience.lose(refusal);
  return refusal;
}

/** Postgres' report about the rows in one COPY. */
async function copyWithin(
  { client, ask }: TrialSession,
  seconds: number,
  table: TablePlan,
  columns: readonly string[],
  rows: TextRows,
  eachCounts = false,
): Promise<Counterexample | undefined> {
  await client.query('SAVEPOINT seedbed_table');
  try {
    await ask(async () => {
      const copy = await startCopy(client, copyStatement(table, columns, 'text'));
      await copy.write(copyTextChunk(rows));
      const taken = await copy.end();
      if (eachCounts && taken < rows.length) throw new Dropped(table.name);
      if (taken === 0 && rows.length > 0 && (await isEmpty(client, table))) throw new Dropped(table.name);
    }, seconds);
    await client.query('RELEASE SAVEPOINT seedbed_table');
    return undefined;
  } catch (error) {
    const counterexample = error instanceof Dropped ? error.counterexample : toCounterexample(error, table.name);
    await client.query('ROLLBACK TO SAVEPOINT seedbed_table');
    return sayEndless(counterexample, seconds);
  }
}

export const DROPPED = { sqlstate: '00000', message: 'a trigger or a rule of the table drops its rows without an error' } as const;

/** A trigger or a rule silently dropped every row. If its code wrote them itself, the table is not empty. */
class Dropped extends Error {
  readonly counterexample: Counterexample;

  constructor(table: string) {
    super(`${table} drops its rows`);
    this.counterexample = { table, ...DROPPED };
  }
}

async function isEmpty(client: Client, table: TablePlan): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(`SELECT NOT EXISTS (SELECT FROM ${quoteQualified(table.schema, table.table)}) AS empty`);
  return rows[0]!.empty;
}

async function oneByOne(
  session: TrialSession,
  table: TablePlan,
  columns: readonly string[],
  rows: TextRows,
  first: Counterexample | undefined,
): Promise<StepResult> {
  const { client, ask, patience } = session;
  const outcomes = await tryRows(client, insertHead(table.name, columns), rows.map(tupleOf), {
    within: (work) => ask(work, patience.table),
  });
  const ended = outcomes.find(({ refused }) => refused?.sqlstate === OUT_OF_TIME)?.refused;
  if (ended && first && patience.isBrief) return { sent: rows.length, firstTry: false, refused: 1, counterexamples: [first] };
  if (ended) {
    const refusal = sayEndless({ table: table.name, ...ended }, patience.table);
    patience.lose(refusal);
    if (patience.isBrief) return endless(session, table, rows, refusal);
    return (await withinTime(session, table, columns, rows, refusal)) ?? slowly(session, table, columns, rows, refusal);
  }
  const all = session.choose(table) ?? [...rows.keys()];
  const counterexamples = refusalsOf(table, columns, rows, outcomes, all);
  const firstTry = counterexamples.length === 0 && outcomes.every((outcome) => outcome.taken);
  const missing = outcomes.flatMap(({ taken }, at) => (taken ? [] : [all[at]!]));
  if (firstTry && first) return { sent: rows.length, firstTry: false, refused: 0, isRowByRow: true, counterexamples: [] };
  return { sent: rows.length, firstTry, refused: counterexamples.length, missing, counterexamples };
}
