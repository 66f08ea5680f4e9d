import { Problem, type Blueprint } from '@seedbed/contract';
import type { Runner } from '@seedbed/runner';
import { overlayOf, type Left, type Wish } from '@seedbed/seed-scripts';

export type Fitted = { readonly taken: readonly Wish[]; readonly left: readonly Left[] };

/** The requests that the schema accepts, all together; the others with the reason. */
export async function fitWishes(runner: Runner, blueprint: Blueprint, wishes: readonly Wish[]): Promise<Fitted> {
  const { applyOverlay } = await import('@seedbed/runner/overlay');
  const taken: Wish[] = [];
  const left: Left[] = [];
  const reasonAgainst = async (some: readonly Wish[]): Promise<string | undefined> => {
    try {
      await runner.compile(await applyOverlay(blueprint, overlayOf(some), { compile: runner.compile }));
      return undefined;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return error.message.replace(/^(?:tables|columns|relations): /, '');
    }
  };
  // Mostly all are valid; otherwise tries each together with the ones before.
  if ((await reasonAgainst(wishes)) === undefined) return { taken: wishes, left };
  for (const wish of wishes) {
    const why = await reasonAgainst([...taken, wish]);
    if (why === undefined) taken.push(wish);
    else left.push({ place: wish.place, what: wish.what, why });
  }
  return { taken, left };
}
