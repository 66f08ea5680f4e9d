/** A revision, and the one that it is compared with. */
export type Pair = { readonly chosen: number; readonly other: number };

/**
 * What is compared where an address does not say it: a revision with the one before it, which is what it changed. The first of all has none before it: it is
 * compared with the newest.
 */
export function pairOf(a: number | undefined, b: number | undefined, newest: number): Pair {
  const chosen = a ?? newest;
  return { chosen, other: b ?? (chosen > 1 ? chosen - 1 : newest) };
}
