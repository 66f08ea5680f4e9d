/** Draws that repeat with their seed (mulberry32). */
export type Random = { unit(): number; whole(below: number): number; one<T>(of: readonly T[]): T; chance(share: number): boolean };

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number): number => Math.floor(unit() * below);
  return { unit, whole, one: (of) => of[whole(of.length)]!, chance: (share) => unit() < share };
}
