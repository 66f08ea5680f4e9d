import { type Blueprint, type Catalog, type TrialReport } from '@seedbed/contract';
import { loadedLast } from './after-all-others.ts';
import { tableOf } from './edit-blueprint.ts';
import { failing, isBetter, accepted } from './failing.ts';
import { writtenAlone } from './filled-by-others.ts';
import { leftToWriters } from './left-to-writers.ts';
import { repairsFor, type Tried } from './repairs-for.ts';
import { ownCounts } from './own-counts.ts';
import { isCutShort, settleRefused } from './settle-refused.ts';
import type { Load, Loaded, Repair, State, TrialSession } from './types.ts';
import { withRepairs, withoutLosing } from './with-repairs.ts';

/** Rounds of trying and repairing. The last ones only freeze the remaining tables. */
const ROUNDS = 16;
const RULE_ROUNDS = 12;

/** How many rounds may follow the best one: later repairs may depend on an earlier one. */
const MAX_ROUNDS_AFTER_BEST = 2;

export type Rounds = { readonly first: Loaded; readonly best: State };

/**
 * Tries and repairs until nothing fails or nothing more helps, and gives up the rest. Keeps the state with the most
 * filled tables: if repairs lose more than they gain, returns to it and applies only those that lose nothing.
 */
export async function rounds(
  blueprint: Blueprint,
  before: readonly Repair[],
  load: Load,
  catalog: Catalog,
  session: TrialSession,
  signal: AbortSignal | undefined,
): Promise<Rounds> {
  const first = await load(blueprint);
  const tried: Tried = { done: new Set(before.map(keyOf)), hopeless: new Map() };
  let best: State = { blueprint, loaded: first, repairs: before };
  let current = best;
  let behind = 0;
  let careful = false;
  for (let round = 0; round < ROUNDS; round++) {
    signal?.throwIfAborted();
    if (isCutShort(session)) break;
    const refused = failing(current.loaded.report).length > 0;
    const unlimited = [
      ...drained(current.blueprint, current.loaded.report),
      ...writtenAlone(current.blueprint, current.loaded.report),
      ...(await leftToWriters(current.blueprint, catalog, current.loaded, session)),
    ];
    const found = [...unlimited, ...(refused ? await repairsFor(current, catalog, session, tried, round < RULE_ROUNDS) : [])];
    const repairs = distinct(found).filter((one) => !tried.done.has(keyOf(one)));
    if (repairs.length === 0) break;
    const all = [...repairs, ...(await ownCounts(current.blueprint, repairs, session))];
    for (const one of repairs) tried.done.add(keyOf(one));
    current = await (careful ? withoutLosing : withRepairs)(current, all, load);
    const [now, then] = [current.loaded.report, best.loaded.report];
    behind = accepted(now).size < accepted(then).size ? behind + 1 : 0;
    // A repair without an error is for counts beyond a sample: it need not be better, only as good.
    if (isBetter(now, then) || (unlimited.length > 0 && !isBetter(then, now))) best = current;
    if (behind <= MAX_ROUNDS_AFTER_BEST) continue;
    // The repairs since then may be right except for one of them.
    for (const one of current.repairs.slice(best.repairs.length)) tried.done.delete(keyOf(one));
    tried.hopeless.clear();
    current = { ...best, loaded: await load(best.blueprint) };
    careful = true;
    behind = 0;
  }
  return { first, best: await settleRefused(blueprint, before.length, best, load, session) };
}

function keyOf({ table, how }: Repair): string {
  return `${table} ${how}`;
}

/** Two tables may need the same change of a third. */
function distinct(repairs: readonly Repair[]): Repair[] {
  return [...new Map(repairs.map((one) => [keyOf(one), one])).values()];
}

/** Tables whose rows were accepted and later deleted: other tables' triggers delete them. They are loaded last. */
function drained(blueprint: Blueprint, report: TrialReport): Repair[] {
  return report.tables
    .filter((table) => table.sent > 0 && table.kept === 0 && table.refused === 0 && !table.missing?.length && !tableOf(blueprint, table.table)?.load?.last)
    .map(({ table }) => loadedLast(table, "loaded last, since other tables' triggers take its rows away"));
}
