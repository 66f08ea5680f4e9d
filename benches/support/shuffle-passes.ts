import { COLUMN_PASSES, DERIVE_PASSES, inOrder, type Ordered } from '@seedbed/meaning/measure';
import { xorshift } from './xorshift.ts';

/** Puts the passes of inference of this process into another order that what they come after allows, until it is disposed of. */
export function shufflePasses(seed: number): Disposable {
  const draw = xorshift(seed);
  const all = [COLUMN_PASSES, DERIVE_PASSES] as readonly (readonly Ordered[])[] as readonly Ordered[][];
  const before = all.map((passes) => [...passes]);
  const put = (passes: Ordered[], order: readonly Ordered[]) => passes.splice(0, passes.length, ...order);
  for (const passes of all) {
    const drawn = passes.map((pass) => [draw(), pass] as const).toSorted(([one], [other]) => one - other);
    put(passes, inOrder(drawn.map(([, pass]) => pass)));
  }
  return { [Symbol.dispose]: () => all.forEach((passes, i) => put(passes, before[i]!)) };
}
