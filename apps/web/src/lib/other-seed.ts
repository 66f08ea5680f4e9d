/** A different seed, for a comparison. */
export function otherSeed(seed: string | number | undefined): string {
  const number = Number(seed ?? 42);
  return Number.isSafeInteger(number + 1) ? String(number + 1) : `${seed} 2`;
}
