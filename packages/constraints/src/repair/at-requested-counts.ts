import type { Blueprint, TrialReport } from '@seedbed/contract';
import { tablesWithFrozenRows } from './at-risk.ts';
import { tableOf } from './edit-blueprint.ts';
import { failing } from './failing.ts';
import type { Loaded, Repair, State, TrialSession } from './types.ts';

type Rounds = (blueprint: Blueprint, repairs: readonly Repair[], load: (blueprint: Blueprint) => Promise<Loaded>) => Promise<{ readonly best: State }>;

/**
 * Rows from a trial are frozen with the keys of their parents, which differ between a sample and the requested counts.
 * Tries such tables again at these counts: if they do not fit, freezes rows again with the parents of that trial. The
 * same for tables that other tables' triggers also write to, since these add more keys than in a sample.
 */
export async function atRequestedCounts(requested: Blueprint, sample: State, session: TrialSession, rounds: Rounds): Promise<State> {
  const sampled = await thawedWhereMoreFit(requested, sample, session);
  const frozen = tablesWithFrozenRows(sampled.blueprint);
  const { written, writers } = sharedIn(sampled.loaded.report);
  const whole = new Set([...written, ...writers]);
  const tried = new Set([...frozen, ...written]);
  const first = tried.size > 0 ? await session.loadRequested?.(sampled.blueprint, tried, whole) : null;
  if (!first) return sampled;
  const unfit = tablesWithRejectedRows(first, tried);
  if (unfit.size === 0) return sampled;
  const kept = sampled.repairs.filter((one) => one.tier !== 'F' || !unfit.has(one.table));
  const thawed = kept.reduce((next, one) => one.apply(next), requested);
  const { best } = await rounds(thawed, kept, async (next) => (await session.loadRequested!(next, unfit, whole)) ?? first);
  return tablesWithRejectedRows(best.loaded, unfit).size < unfit.size ? { ...best, loaded: sampled.loaded } : sampled;
}

/**
 * A sample has few parents, among which a row may find none that its keys leave. Tables whose rows were frozen for that get their own rows back where Postgres takes
 * these at the counts for each parent, which are more than were frozen.
 */
async function thawedWhereMoreFit(requested: Blueprint, sampled: State, session: TrialSession): Promise<State> {
  const small = [...tablesWithFrozenRows(sampled.blueprint)].filter(
    (table) => tableOf(requested, table)?.rows === undefined && sampled.repairs.some((one) => one.table === table && one.tier === 'F'),
  );
  if (small.length === 0 || !session.loadRequested) return sampled;
  const counts = await session.requestedCounts?.(requested);
  const more = new Set(small.filter((table) => (counts?.get(table) ?? 0) > (tableOf(sampled.blueprint, table)?.rows ?? Infinity)));
  if (more.size === 0) return sampled;
  const repairs = sampled.repairs.filter((one) => one.tier !== 'F' || !more.has(one.table));
  const blueprint = repairs.reduce((next, one) => one.apply(next), requested);
  const loaded = await session.loadRequested(blueprint, more);
  return loaded && failing(loaded.report).length === 0 ? { ...sampled, blueprint, repairs } : sampled;
}

/** Tables with generated rows that other tables' triggers also write to, and those other tables. */
function sharedIn({ tables }: TrialReport): { readonly written: readonly string[]; readonly writers: readonly string[] } {
  const pairs = tables.flatMap((writer) =>
    writer.writes.flatMap(({ table, inserted }) =>
      table !== writer.table && inserted > 0 && tables.some((one) => one.table === table && one.sent > 0) ? [{ writer: writer.table, table }] : [],
    ),
  );
  return { written: pairs.map(({ table }) => table), writers: pairs.map(({ writer }) => writer) };
}

/** Tables with rejected rows, unless only other rejected rows are missing. */
function tablesWithRejectedRows({ report }: Loaded, tables: ReadonlySet<string>): Set<string> {
  return new Set(
    report.tables.filter((one) => tables.has(one.table) && one.counterexamples.some(({ waitsFor }) => waitsFor === undefined)).map((one) => one.table),
  );
}
