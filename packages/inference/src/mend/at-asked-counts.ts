import { qualifiedName, type Blueprint } from '@seedbed/contract';
import type { Loaded, Mend, State, TrialSession } from './types.ts';

type Rounds = (blueprint: Blueprint, mends: readonly Mend[], load: (blueprint: Blueprint) => Promise<Loaded>) => Promise<{ readonly best: State }>;

/**
 * Rows that a trial took are frozen with the keys of their parents, and in a sample these are not what they are at the counts asked for. Such tables are tried
 * once more with these: where they do not fit, their rows are found anew among those that they may refer to then.
 */
export async function atAskedCounts(asked: Blueprint, sampled: State, session: TrialSession, rounds: Rounds): Promise<State> {
  const frozen = new Set(
    sampled.blueprint.tables.flatMap((table) => (table.groups?.some((group) => group.rows) ? [qualifiedName(table.schema, table.name)] : [])),
  );
  const first = frozen.size > 0 ? await session.loadAsked?.(sampled.blueprint, frozen) : null;
  if (!first) return sampled;
  const unfit = unfitIn(first, frozen);
  if (unfit.size === 0) return sampled;
  const kept = sampled.mends.filter((one) => one.tier !== 'F' || !unfit.has(one.table));
  const thawed = kept.reduce((next, one) => one.apply(next), asked);
  const { best } = await rounds(thawed, kept, async (next) => (await session.loadAsked!(next, unfit)) ?? first);
  return unfitIn(best.loaded, unfit).size < unfit.size ? { ...best, loaded: sampled.loaded } : sampled;
}

/** Tables of which rows were refused, but for want of others that were. */
function unfitIn({ report }: Loaded, tables: ReadonlySet<string>): Set<string> {
  return new Set(
    report.tables.filter((one) => tables.has(one.table) && one.counterexamples.some(({ waitsFor }) => waitsFor === undefined)).map((one) => one.table),
  );
}
