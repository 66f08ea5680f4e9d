import type { Blueprint, Relation, TrialTable } from '@seedbed/contract';
import { tablesWithFrozenRows } from './at-risk.ts';
import { tableOf } from './edit-blueprint.ts';
import { failing, accepted } from './failing.ts';
import { freeze, freezeCycle, leaveEmpty, leaveUntried } from './freeze.ts';
import { rowByRow } from './row-by-row.ts';
import { rootsOf } from './roots.ts';
import type { Load, Loaded, Repair, State, TrialSession } from './types.ts';
import { withRepairs } from './with-repairs.ts';

/** Steps of giving up; from the fourth on all failing tables at once, whatever they wait for. */
const STEPS = 8;
const BY_ROOTS = 3;

/** How often to retry given-up tables while that fills one, and the latest share of the session's time to start. */
const SECOND_PASSES = 2;
const MAX_TIME_SHARE = 0.7;

/** After this share nothing more is loaded. */
const LAST_TIME_SHARE = 0.85;

/**
 * A load is all or nothing: a table that still fails keeps its accepted rows, or none. Then tries given-up tables once
 * more, with everything else in place, since the rows they need may exist by now. `asked` is the blueprint before the
 * repairs of `found`, except the first `before` of them.
 */
export async function settleRefused(requested: Blueprint, before: number, found: State, load: Load, session: TrialSession): Promise<State> {
  let best = await settle(found, load, session);
  for (let pass = 0; pass < SECOND_PASSES; pass++) {
    const kept = best.repairs.filter((one, i) => i < before || !isOpenAgain(one, best.repairs.slice(i)));
    if (kept.length === best.repairs.length || (session.spent?.() ?? 0) > MAX_TIME_SHARE) break;
    const thawed: State = { ...best, blueprint: requested, repairs: kept.slice(0, before) };
    const again = await settle(await withRepairs(thawed, kept.slice(before), load), load, session);
    if (accepted(again.loaded.report).size <= accepted(best.loaded.report).size) break;
    best = again;
  }
  return best;
}

/** A given-up table after which something else changed. */
function isOpenAgain(one: Repair, behind: readonly Repair[]): boolean {
  return one.tier === 'G' && one.isFinal !== true && behind.some(({ tier }) => tier !== 'G');
}

async function settle(found: State, load: Load, session: TrialSession): Promise<State> {
  let current = found;
  for (let step = 0; step < STEPS; step++) {
    const { blueprint, loaded } = current;
    const refused = failing(loaded.report);
    if (refused.length === 0) break;
    if ((session.spent?.() ?? 0) > LAST_TIME_SHARE) return withoutRefused(current);
    const chosen = step < BY_ROOTS ? rootsOf(refused, blueprint, loaded.report) : refused;
    const repairs = chosen.flatMap((table) => {
      const rows = table.counterexamples.some(({ untried }) => untried) ? leaveUntried(table.table) : rowByRow(table);
      if (rows) return [rows];
      const given = freezeCycle(blueprint, loaded, table) ?? [step < STEPS - 1 ? freezeTaken(blueprint, loaded, table) : emptied(table)];
      return isCutShort(session) ? given.map((one) => (one.tier === 'G' ? { ...one, reason: CUT_SHORT, isUntried: true } : one)) : given;
    });
    current = await withRepairs(current, givenUpFirst(repairs), load);
  }
  return current;
}

/** Repairs end after this share of the session's time; the rest is for giving up the remaining tables. */
const REPAIRS_TIME_SHARE = 0.5;

const CUT_SHORT = ', and the trial had no time left for other values';

export function isCutShort(session: TrialSession): boolean {
  return (session.spent?.() ?? 0) > REPAIRS_TIME_SHARE;
}

/**
 * The trial reached its limit: what it accepted stays, and tables with refused rows are left empty without another load,
 * with those that need their rows.
 */
export function withoutRefused({ blueprint, loaded, repairs }: State): State {
  const empty = new Set(failing(loaded.report).map(({ table }) => table));
  const isFrozen = (name: string): boolean => tablesWithFrozenRows(blueprint).has(name);
  const isNeeded = ({ from }: Relation): boolean => {
    const own = tableOf(blueprint, from.table);
    return isFrozen(from.table) || from.columns.every((name) => own?.columns.find((one) => one.name === name)?.nullable !== true);
  };
  // Iterating a Set includes members added meanwhile.
  for (const parent of empty) for (const one of blueprint.relations) if (one.to.table === parent && isNeeded(one)) empty.add(one.from.table);
  const left = [...empty].map(leaveUntried);
  const none = { sent: 0, kept: 0, refused: 0, missing: [], counterexamples: [], writes: [] };
  const tables = loaded.report.tables.map(({ isRowByRow: _, cycle: __, ...table }) => (empty.has(table.table) ? { ...table, ...none } : table));
  return {
    blueprint: left.reduce((next, one) => one.apply(next), blueprint),
    loaded: { ...loaded, report: { ...loaded.report, tables } },
    repairs: [...repairs, ...left],
  };
}

/** Changes that accompany giving up a table come after it. */
export function givenUpFirst(repairs: readonly Repair[]): Repair[] {
  return [...repairs.filter(({ tier }) => tier === 'G'), ...repairs.filter(({ tier }) => tier !== 'G')];
}

/** The accepted rows, or none if there are none. */
export function freezeTaken(blueprint: Blueprint, loaded: Loaded, table: TrialTable): Repair {
  const missing = new Set(table.missing ?? []);
  const taken = Array.from({ length: table.sent }, (_, row) => row).filter((row) => !missing.has(row));
  return !table.missing || taken.length === 0 ? emptied(table) : freeze(blueprint, loaded, table.table, taken, table.sent);
}

function emptied({ table, counterexamples: [first] }: TrialTable): Repair {
  const why = first ? `Postgres took no row that was tried (“${first.message}”)` : 'its rows disappeared without an error: a trigger or a rule drops them';
  return leaveEmpty(table, why);
}
