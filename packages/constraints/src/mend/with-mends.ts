import { Problem } from '@seedbed/contract';
import { standing } from './failing.ts';
import type { Load, Mend, State } from './types.ts';

/** The mends applied and loaded. One of which no plan can be made would stop all the others: it is left out. */
export async function withMends(current: State, mends: readonly Mend[], load: Load): Promise<State> {
  const whole = await unlessUnplannable(after(current, mends, load));
  if (whole) return whole;
  const kept: Mend[] = [];
  for (const one of mends) if (await unlessUnplannable(after(current, [...kept, one], load))) kept.push(one);
  return after(current, kept, load);
}

/** Those of the mends with which every table that stands stays: all of them, or else one half after the other. */
export async function withoutLosing(current: State, mends: readonly Mend[], load: Load): Promise<State> {
  const next = await unlessUnplannable(after(current, mends, load));
  const now = next && standing(next.loaded.report);
  if (next && [...standing(current.loaded.report)].every((table) => now!.has(table))) return next;
  if (mends.length > 1) {
    const half = Math.ceil(mends.length / 2);
    return withoutLosing(await withoutLosing(current, mends.slice(0, half), load), mends.slice(half), load);
  }
  // What is asked next is asked of what is there.
  return after(current, [], load);
}

async function after(current: State, some: readonly Mend[], load: Load): Promise<State> {
  const blueprint = some.reduce((changed, one) => one.apply(changed), current.blueprint);
  return { blueprint, loaded: await load(blueprint), mends: [...current.mends, ...some] };
}

async function unlessUnplannable<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (error instanceof Problem && error.type === 'invalid-blueprint') return null;
    throw error;
  });
}
