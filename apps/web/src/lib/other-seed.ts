/** A seed that is not this one, to compare with. */
export function otherSeed(seed: string | number | undefined): string {
  const number = Number(seed ?? 42);
  return Number.isSafeInteger(number + 1) ? String(number + 1) : `${seed} 2`;
}
