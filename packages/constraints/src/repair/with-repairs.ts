import { Problem } from '@seedbed/contract';
import { accepted } from './failing.ts';
import type { Load, Repair, State } from './types.ts';

/**
 * Applies the repairs and loads the result. Omits a repair with which no plan compiles, since it would block all the
 * others.
 */
export async function withRepairs(current: State, repairs: readonly Repair[], load: Load): Promise<State> {
  const whole = await unlessUnplannable(after(current, repairs, load));
  if (whole) return whole;
  const kept: Repair[] = [];
  for (const one of repairs) if (await unlessUnplannable(after(current, [...kept, one], load))) kept.push(one);
  return after(current, kept, load);
}

/** The repairs that keep every filled table: all of them, or otherwise one half after the other. */
export async function withoutLosing(current: State, repairs: readonly Repair[], load: Load): Promise<State> {
  const next = await unlessUnplannable(after(current, repairs, load));
  const now = next && accepted(next.loaded.report);
  if (next && [...accepted(current.loaded.report)].every((table) => now!.has(table))) return next;
  if (repairs.length > 1) {
    const half = Math.ceil(repairs.length / 2);
    return withoutLosing(await withoutLosing(current, repairs.slice(0, half), load), repairs.slice(half), load);
  }
  // The next repairs start from the current state.
  return after(current, [], load);
}

async function after(current: State, some: readonly Repair[], load: Load): Promise<State> {
  const blueprint = some.reduce((changed, one) => one.apply(changed), current.blueprint);
  return { blueprint, loaded: await load(blueprint), repairs: [...current.repairs, ...some] };
}

async function unlessUnplannable<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (error instanceof Problem && error.type === 'invalid-blueprint') return null;
    throw error;
  });
}
