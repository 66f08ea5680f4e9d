import type { WeightedRow } from './weighted-rows.ts';

/** Texts with weights, however a parameter writes them: one text, a list, or an object of weights by text. */
export function rowsOfMix(value: unknown): WeightedRow[] {
  if (typeof value === 'string') return [{ value, weight: 1 }];
  if (Array.isArray(value)) return value.map((each) => ({ value: String(each), weight: 1 }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([text, weight]) => ({ value: text, weight: Number(weight) }));
}

/**
 * The shortest way to write them: one text, a list of equals, or weights by text; `byWeight`: a parameter that knows
 * only the last. Undefined if none is left.
 */
export function mixOfRows(rows: readonly WeightedRow[], byWeight: boolean): unknown {
  const named = rows.filter(({ value }) => String(value).trim() !== '');
  if (named.length === 0) return undefined;
  if (byWeight || named.some(({ weight }) => weight !== named[0]!.weight))
    return Object.fromEntries(named.map(({ value, weight }) => [String(value).trim(), weight]));
  const texts = named.map(({ value }) => String(value).trim());
  return texts.length === 1 ? texts[0] : texts;
}
