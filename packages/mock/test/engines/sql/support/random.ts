/** Numbers that follow from a seed. */
export type Random = {
  /** From 0 to below 1. */
  next(): number;
  chance(share: number): boolean;
  /** From 0 to below `count`. */
  below(count: number): number;
  of<T>(list: readonly T[]): T;
  /** Members in order, at most `most` on average. */
  some<T>(list: readonly T[], most: number): T[];
};

export function randomOf(seed: number): Random {
  let state = (seed * 0x9e3779b9) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    chance: (share) => next() < share,
    of: (list) => list[below(list.length)]!,
    some: (list, most) => list.filter(() => next() < most / list.length),
  };
}
