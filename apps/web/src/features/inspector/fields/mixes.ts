import type { WeightedRow } from './weighted-rows.ts';

/** Texts with weights, however a parameter writes them: one text, a list, or an object of weights by text. */
export function rowsOfMix(value: unknown): WeightedRow[] {
  if (typeof value === 'string') return [{ value, weight: 1 }];
  if (Array.isArray(value)) return value.map((each) => ({ value: String(each), weight: 1 }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([text, weight]) => ({ value: text, weight: Number(weight) }));
}

/**
 * The parameters of exact shares by text: with them each share is met within one row, where draws alone come near it. A number above 1 is a percentage, as spreadsheets
 * have it. Undefined members if none is left.
 */
export function exactShares(shares: Readonly<Record<string, number>> | undefined): {
  readonly shares: Readonly<Record<string, number>> | undefined;
  readonly dealt: true | undefined;
} {
  const entries = Object.entries(shares ?? {}).map(([text, share]): [string, number] => [text, Math.min(1, share > 1 ? share / 100 : share)]);
  return entries.length === 0 ? { shares: undefined, dealt: undefined } : { shares: Object.fromEntries(entries), dealt: true };
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
