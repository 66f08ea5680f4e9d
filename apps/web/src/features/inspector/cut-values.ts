/** Values that a column's type cuts: how many of the sample, and an example in full and cut. */
export type CutValues = { readonly cut: number; readonly of: number; readonly whole: string; readonly kept: string };

/** Compares values with those of the same generator in a column of any length; null if the type cuts none. */
export function cutValues(kept: readonly (string | null)[], whole: readonly (string | null)[]): CutValues | null {
  const pairs = kept.flatMap((text, i) => {
    const full = whole[i];
    const own = text?.trimEnd();
    return own !== undefined && full != null && full.length > own.length && full.startsWith(own) ? [{ whole: full, kept: own }] : [];
  });
  const [first] = pairs;
  return first ? { cut: pairs.length, of: kept.filter((text) => text !== null).length, ...first } : null;
}
