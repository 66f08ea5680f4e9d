import { countOf, LIMITS, Problem, qualifiedName, type Blueprint, type Catalog, type Diagnostic } from '@seedbed/contract';
import { atRequestedCounts } from './at-requested-counts.ts';
import { atFullCounts } from './at-full-counts.ts';
import { tableOf } from './edit-blueprint.ts';
import { confirmLimits } from './confirm-limits.ts';
import { failing, isBetter, takenWhole } from './failing.ts';
import { rounds } from './rounds.ts';
import { withoutRefused } from './settle-refused.ts';
import { withoutSlowWalks } from './slow-walks.ts';
import type { Loaded, Repair, Repaired, State, TrialSession } from './types.ts';
import { diagnosticsOfThese, withoutGuesses } from './without-guesses.ts';
import { leftOf } from './left-of.ts';

/** The latest share of the session's time to begin something that only improves what is there. */
const MAX_TIME_SHARE = 0.7;

const GIVE_MORE = `Give the trial more seconds of work (--trial-seconds ${4 * LIMITS.trial.totalSeconds}; the default is ${LIMITS.trial.totalSeconds}).`;

/** Maximum number of waiting tables in a message. */
const SHOWN = 5;

/**
 * Tries the blueprint and repairs it until Postgres accepts every row or no repair helps. Keeps the best round, not the
 * last. Without an error it returns the blueprint unchanged. `told`: diagnostics of inference; returns those that still
 * hold.
 */
export async function repair(
  blueprint: Blueprint,
  catalog: Catalog,
  session: TrialSession,
  signal?: AbortSignal,
  reported: readonly Diagnostic[] = [],
): Promise<Repaired> {
  let noted: State | undefined;
  const load = async (next: Blueprint): Promise<Loaded> => {
    const loaded = await session.load(next);
    if (!noted || isBetter(loaded.report, noted.loaded.report)) noted = { blueprint: next, loaded, repairs: [] };
    return loaded;
  };
  /** A trial that reaches a limit keeps what it has: `otherwise`, or the best of what was loaded. */
  const unlessOver = <T>(work: () => Promise<T>, otherwise: () => T): Promise<T> =>
    work().catch((error: unknown) => {
      if (!(error instanceof Problem) || error.type !== 'too-large') throw error;
      if (noted) return otherwise();
      throw new Problem(error.type, `${error.message} ${GIVE_MORE} Or ask for no rows of the tables whose code is slow (--rows "name=0").`, {
        facts: error.facts,
        cause: error,
      });
    });
  /** Not begun late in the session's time. */
  const inTime = (state: State, work: (state: State) => Promise<State>): Promise<State> =>
    (session.spent?.() ?? 0) > MAX_TIME_SHARE
      ? Promise.resolve(state)
      : unlessOver(
          () => work(state),
          () => state,
        );
  const settled = async ({ blueprint: next, repairs }: State): Promise<State> => (await rounds(next, repairs, load, catalog, session, signal)).best;
  const { first, best: refused } = await unlessOver(
    () => rounds(blueprint, [], load, catalog, session, signal),
    () => ({ first: noted!.loaded, best: withoutRefused(noted!) }),
  );
  const whole = await inTime(refused, (state) => withoutGuesses(state, load, settled));
  const firstTry = takenWhole(first.report);
  const sampled = await withoutSlowWalks(whole, catalog, session);
  const again = (from: State): Promise<State> =>
    inTime(from, (state) => atRequestedCounts(blueprint, state, session, (next, repairs, load) => rounds(next, repairs, load, catalog, session, signal)));
  const found = await again(sampled);
  const tried = await inTime(found, (state) => atFullCounts(state, catalog, session));
  // With fewer rows, a table's keys move, and frozen rows of other tables refer to the old ones.
  const full = tried.repairs.length > found.repairs.length ? await again(tried) : tried;
  const best = { ...full, repairs: lasting(full.repairs) };
  return {
    blueprint: best.blueprint,
    report: best.loaded.report,
    firstTry,
    repairs: best.repairs.map((one) => ({ table: one.table, tier: one.tier, how: tellOf(one) })),
    reported: await unlessOver(
      () => confirmLimits(diagnosticsOfThese(reported, best.blueprint), best, session, load),
      () => diagnosticsOfThese(reported, best.blueprint),
    ),
    diagnostics: withFewerRows(diagnosticsOf(best), await fewerRows(blueprint, best, session)),
  };
}

/** A required reference. */
function isNeeded({ from }: Blueprint['relations'][number], { tables }: Blueprint): boolean {
  const own = tables.find((one) => qualifiedName(one.schema, one.name) === from.table);
  return from.columns.every((name) => own?.columns.find((one) => one.name === name)?.nullable !== true);
}

/**
 * Empty tables that this one needs, nearest first; none if one of them also needs this one, because then neither is the
 * only cause.
 */
function emptyAbove(table: string, blueprint: Blueprint, filled: ReadonlySet<string>): string[] {
  const found = new Set([table]);
  for (const child of found)
    for (const one of blueprint.relations) {
      if (one.from.table !== child || one.to.table === child || filled.has(one.to.table) || !isNeeded(one, blueprint)) continue;
      if (one.to.table === table) return [];
      found.add(one.to.table);
    }
  return [...found].slice(1);
}

/** How many tables are empty because this table has no rows, with some of their names. */
function waiting(root: string, blueprint: Blueprint, filled: ReadonlySet<string>): string {
  const found = new Set([root]);
  // Iterating a Set includes members added meanwhile.
  for (const parent of found)
    for (const one of blueprint.relations) if (one.to.table === parent && !filled.has(one.from.table) && isNeeded(one, blueprint)) found.add(one.from.table);
  const others = [...found].slice(1);
  if (others.length === 0) return '';
  const shown = others.slice(0, SHOWN).join(', ');
  return ` ${others.length === 1 ? '1 table waits' : `${others.length} tables wait`} for it: ${shown}${others.length > SHOWN ? ', …' : ''}.`;
}

function tellOf({ how, reason = '' }: Repair): string {
  return how + reason;
}

/** Repairs that no later repair replaces. */
function lasting(repairs: readonly Repair[]): Repair[] {
  return repairs.filter((one, i) => one.of === undefined || !repairs.slice(i + 1).some((later) => later.of === one.of));
}

/** A warning for each table that keeps fewer rows than requested. */
async function fewerRows(requested: Blueprint, { blueprint, repairs, loaded }: State, session: TrialSession): Promise<Diagnostic[]> {
  const reported = new Set(repairs.filter((one) => one.diagnostic).map((one) => one.table));
  const frozen = new Map(repairs.filter((one) => one.tier === 'F' && !reported.has(one.table)).map((one) => [one.table, one]));
  // Of tables with so many rows for each parent.
  const counted = [...frozen.keys()].some((table) => tableOf(requested, table)?.rows === undefined) ? await session.requestedCounts?.(requested) : undefined;
  return [...frozen].flatMap(([table, repair]): Diagnostic[] => {
    // The final row count in the target; the blueprint's count if other tables' triggers add rows.
    const before = tableOf(requested, table)?.rows ?? counted?.get(table);
    const trial = loaded.report.tables.find((one) => one.table === table);
    const made = tableOf(blueprint, table)?.rows;
    // A trial of fewer rows than will be made shows nothing about their number.
    const now = made === undefined || trial === undefined || trial.sent < made ? made : Math.min(made, trial.kept);
    if (before === undefined || now === undefined || now >= before || now === 0) return [];
    return [
      {
        level: 'warning',
        code: 'fewer-rows',
        table,
        message: `${table} gets ${countOf(now, 'row')}, not ${before}: ${tellOf(repair)}${leftOf(repair, now)}.`,
        mend: 'Give its columns generators that meet what its constraints and triggers ask for together.',
        largest: now,
      },
    ];
  });
}

function diagnosticsOf({ blueprint, repairs, loaded }: State): Diagnostic[] {
  const filled = new Set(loaded.report.tables.filter((one) => one.kept > 0).map((one) => one.table));
  const empty = repairs
    .filter((one) => one.tier === 'G' && !filled.has(one.table))
    .map((one): Diagnostic => {
      const [parent] = emptyAbove(one.table, blueprint, filled);
      if (parent !== undefined) {
        const message = `${one.table} stays empty: it waits for ${parent}, which has no rows.`;
        return { level: 'warning', code: 'given-up', table: one.table, message, mend: `Fill ${parent} first.` };
      }
      return {
        level: 'warning',
        code: 'given-up',
        table: one.table,
        message: `${one.table} stays empty: ${tellOf(one)}.${waiting(one.table, blueprint, filled)}`,
        mend: one.isUntried
          ? `${GIVE_MORE} Or ask for no rows of it (--rows "${one.table}=0").`
          : 'Give its columns generators that fit what refuses it, or fill it yourself.',
      };
    });
  const left = failing(loaded.report).map((table): Diagnostic => ({
    level: 'error',
    code: 'refused',
    table: table.table,
    message: `Postgres refuses ${table.refused} of ${table.sent} rows of ${table.table}: ${table.counterexamples[0]?.message ?? 'without an error'}.`,
  }));
  const emptied = new Set(repairs.filter((one) => one.tier === 'G' && !filled.has(one.table)).map((one) => one.table));
  // Repairs of a table that ends up empty are not reported.
  const changed = repairs.filter((one) => one.tier !== 'G' && !emptied.has(one.table)).map((one): Diagnostic => one.diagnostic ?? diagnosticOf(one));
  return [...empty, ...left, ...changed];
}

function diagnosticOf(repair: Repair): Diagnostic {
  const { table, largest } = repair;
  return { level: 'info', code: 'mended', table, message: tellOf(repair), ...(largest !== undefined && { largest }) };
}

/** Only the warning about a table's rows states their number. */
function withFewerRows(diagnostics: readonly Diagnostic[], fewer: readonly Diagnostic[]): Diagnostic[] {
  const warned = new Set(fewer.map(({ table }) => table));
  return [
    ...diagnostics.map(({ largest, ...one }) => (largest === undefined || (one.code === 'mended' && warned.has(one.table)) ? one : { ...one, largest })),
    ...fewer,
  ];
}
