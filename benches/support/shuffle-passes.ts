import { COLUMN_PASSES, DERIVE_PASSES, inOrder, type Ordered } from '@seedbed/meaning/measure';
import { xorshift } from './xorshift.ts';

/** Puts the passes of inference into another order that what they come after allows, for the rest of the process. */
export function shufflePasses(seed: number): void {
  const draw = xorshift(seed);
  for (const passes of [COLUMN_PASSES, DERIVE_PASSES] as readonly (readonly Ordered[])[]) {
    const drawn = passes.map((pass) => [draw(), pass] as const).toSorted(([one], [other]) => one - other);
    (passes as Ordered[]).splice(0, passes.length, ...inOrder(drawn.map(([, pass]) => pass)));
  }
}
