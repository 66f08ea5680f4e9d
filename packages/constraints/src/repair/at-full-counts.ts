import { ENDLESS, LIMITS, Problem, type Blueprint, type Catalog, type TrialReport, type TrialTable } from '@seedbed/contract';
import { apartFromFrozen } from './apart-from-frozen.ts';
import { atRisk, tablesMentionedByCode } from './at-risk.ts';
import { evenSpread } from './even-spread.ts';
import { freeze, leaveEmpty, MAX_ROWS } from './freeze.ts';
import { lowered } from './lowered.ts';
import { rootsOf } from './roots.ts';
import { secondsOf } from './slow-walks.ts';
import type { Loaded, Repair, State, TrialSession } from './types.ts';

/** How many rows of a table to try; if there are many, a few first: early errors are cheap to find. */
const MAX = 20_000;
const FEW = 2_000;
const MANY = 5_000;

/**
 * A step uses fewer rows if the previous step shows that it would take longer; if code scans tables, the work grows
 * with the square of the rows.
 */
const MAX_SECONDS = 5;

/** Rounds per step: the first ones lower counts, then rows are frozen. */
const ROUNDS = 8;
const LOWERING = 5;

type Settled = { readonly state: State; readonly whole: boolean; /** Seconds for this many times the rows. */ expected(growth: number): number };

/**
 * Postgres may accept 200 rows of a sample and reject 20,000: rows collide by chance, and limits, counters and
 * sequences run out. Tries tables at risk with the requested rows, up to some thousands, and gives them fewer if
 * Postgres rejects these.
 */
export async function atFullCounts(sampled: State, catalog: Catalog, session: TrialSession): Promise<State> {
  const tables = atRisk(sampled.blueprint, catalog, new Set(sampled.repairs.map((one) => one.table)));
  if (!session.loadFirst || !session.requestedCounts || tables.size === 0) return sampled;
  const requested = await session.requestedCounts(sampled.blueprint);
  const beside = tablesMentionedByCode(tables, sampled.blueprint, catalog);
  const greatest = Math.max(0, ...[...tables, ...beside].map((table) => requested.get(table) ?? 0));
  let state = sampled;
  let tried: number = LIMITS.trial.rowsPerTable;
  let expected = growthOf(sampled.loaded.report, (table) => tables.has(table) || beside.has(table));
  for (const most of greatest > MANY ? [FEW, MAX] : [MAX]) {
    const rows = affordable(Math.min(most, greatest), tried, expected);
    if (rows <= tried) break;
    const settled = await settle(state, rows);
    if (!settled) break;
    state = settled.state;
    if (settled.whole) break;
    tried = rows;
    expected = settled.expected;
  }
  return state;

  /**
   * Tries this many rows, and lowers the counts of failing tables until Postgres accepts all. Null if there is nothing
   * more to try.
   */
  async function settle(from: State, most: number): Promise<Settled | null> {
    let current = from;
    let best: { readonly state: State; readonly refused: number } | undefined;
    for (let round = 0; round < ROUNDS; round++) {
      const first = await session.loadFirst!(current.blueprint, tables, beside, most).catch(noneWhereTooLarge);
      if (!first) return round === 0 ? null : { state: current, whole: true, expected: () => 0 };
      const { loaded, whole } = first;
      const refused = wanting(loaded.report);
      // Slow is not wrong, and a table without any accepted row has a problem other than its count: keeps the result of
      // fewer rows.
      if (refused.some((table) => isSlow(table) || isLost(table))) return null;
      if (refused.length === 0) return { state: current, whole, expected: growthOf(loaded.report) };
      if (!best || refused.length < best.refused) best = { state: current, refused: refused.length };
      const repairs = rootsOf(refused, current.blueprint, loaded.report).map((table) =>
        repairOf(table, current.blueprint, catalog, loaded, requested.get(table.table) ?? table.sent, round),
      );
      current = { ...current, blueprint: repairs.reduce((next, one) => one.apply(next), current.blueprint), repairs: [...current.repairs, ...repairs] };
    }
    return { state: best!.state, whole: true, expected: () => 0 };
  }
}

/** A rule that holds for any number of rows; otherwise fewer rows, if enough remain; otherwise the accepted rows; otherwise none. */
function repairOf(table: TrialTable, blueprint: Blueprint, catalog: Catalog, loaded: Loaded, requested: number, round: number): Repair {
  const rule = apartFromFrozen(blueprint, catalog, table) ?? evenSpread(blueprint, catalog, loaded, table);
  if (rule) return rule;
  const missing = new Set(table.missing);
  const taken = Array.from({ length: table.sent }, (_, row) => row).filter((row) => !missing.has(row));
  const fewer = round < LOWERING ? lowered(table, requested, round) : null;
  const frozen = taken.length > 0 && table.missing && !table.cycle ? freeze(blueprint, loaded, table.table, taken, table.sent) : null;
  if (fewer && (!frozen || fewer.diagnostic!.largest! >= Math.min(taken.length, MAX_ROWS))) return fewer;
  if (frozen) return frozen;
  return leaveEmpty(table.table, `Postgres refuses its rows at these counts (“${table.counterexamples[0]?.message ?? 'without an error'}”)`);
}

function wanting(report: TrialReport): TrialTable[] {
  return report.tables.filter((table) => table.refused > 0);
}

function affordable(rows: number, tried: number, expected: Settled['expected']): number {
  let fewer = rows;
  while (fewer > tried && expected(fewer / tried) > MAX_SECONDS) fewer = Math.floor(fewer / 2);
  return fewer;
}

/** The share of the chosen tables, from a trial of all tables. */
function growthOf({ tables, seconds, walks = [] }: TrialReport, isChosen = (_table: string): boolean => true): Settled['expected'] {
  const [chosen, all] = [tables.filter((one) => isChosen(one.table)), tables].map((some) => some.reduce((sum, one) => sum + one.sent, 1));
  const share = chosen! / all!;
  const walked = walks.reduce((sum, walk) => sum + secondsOf(walk), 0);
  return (growth) => seconds * share * growth + walked * growth * growth;
}

/** A trial that reaches its limits ends its session, so it runs last. */
function noneWhereTooLarge(error: unknown): null {
  if (error instanceof Problem && error.type === 'too-large') return null;
  throw error;
}

/** No row was accepted, though a sample has some. */
function isLost({ sent, missing, counterexamples }: TrialTable): boolean {
  return missing?.length === sent && counterexamples.some(({ waitsFor }) => waitsFor === undefined);
}

function isSlow({ counterexamples }: TrialTable): boolean {
  return counterexamples.some(({ sqlstate }) => ENDLESS.has(sqlstate));
}
