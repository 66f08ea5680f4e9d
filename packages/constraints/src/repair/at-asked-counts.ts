import type { Blueprint, TrialReport } from '@seedbed/contract';
import { frozenIn } from './at-risk.ts';
import type { Loaded, Repair, State, TrialSession } from './types.ts';

type Rounds = (blueprint: Blueprint, repairs: readonly Repair[], load: (blueprint: Blueprint) => Promise<Loaded>) => Promise<{ readonly best: State }>;

/**
 * Rows that a trial took are frozen with the keys of their parents, and in a sample these are not what they are at the counts asked for. Such tables are tried
 * once more with these: where they do not fit, their rows are found anew among those that they may refer to then. So are tables into which the triggers of others write
 * besides: the keys that these bring are more than in a sample.
 */
export async function atAskedCounts(asked: Blueprint, sampled: State, session: TrialSession, rounds: Rounds): Promise<State> {
  const frozen = frozenIn(sampled.blueprint);
  const { written, writers } = sharedIn(sampled.loaded.report);
  const whole = new Set([...written, ...writers]);
  const tried = new Set([...frozen, ...written]);
  const first = tried.size > 0 ? await session.loadAsked?.(sampled.blueprint, tried, whole) : null;
  if (!first) return sampled;
  const unfit = unfitIn(first, tried);
  if (unfit.size === 0) return sampled;
  const kept = sampled.repairs.filter((one) => one.tier !== 'F' || !unfit.has(one.table));
  const thawed = kept.reduce((next, one) => one.apply(next), asked);
  const { best } = await rounds(thawed, kept, async (next) => (await session.loadAsked!(next, unfit, whole)) ?? first);
  return unfitIn(best.loaded, unfit).size < unfit.size ? { ...best, loaded: sampled.loaded } : sampled;
}

/** Tables that have rows of their own besides those that the triggers of others write into them, and these others. */
function sharedIn({ tables }: TrialReport): { readonly written: readonly string[]; readonly writers: readonly string[] } {
  const pairs = tables.flatMap((writer) =>
    writer.writes.flatMap(({ table, inserted }) =>
      table !== writer.table && inserted > 0 && tables.some((one) => one.table === table && one.sent > 0) ? [{ writer: writer.table, table }] : [],
    ),
  );
  return { written: pairs.map(({ table }) => table), writers: pairs.map(({ writer }) => writer) };
}

/** Tables of which rows were refused, but for want of others that were. */
function unfitIn({ report }: Loaded, tables: ReadonlySet<string>): Set<string> {
  return new Set(
    report.tables.filter((one) => tables.has(one.table) && one.counterexamples.some(({ waitsFor }) => waitsFor === undefined)).map((one) => one.table),
  );
}
