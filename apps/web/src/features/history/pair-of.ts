/** A revision, and the one that it is compared with. */
export type Pair = { readonly chosen: number; readonly other: number };

/**
 * The default comparison: a revision with the previous one, which shows its changes. The first has no previous one: it
 * is compared with the newest.
 */
export function pairOf(a: number | undefined, b: number | undefined, newest: number): Pair {
  const chosen = a ?? newest;
  return { chosen, other: b ?? (chosen > 1 ? chosen - 1 : newest) };
}
