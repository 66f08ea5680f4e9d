import { doubled, fieldsOf } from './record.ts';

/** A range that is not empty. A bound without a value is infinite. */
export type Bounds = { readonly lower: string | null; readonly upper: string | null; readonly withLower: boolean; readonly withUpper: boolean };
/** Null is the empty range. */
export type Range = Bounds | null;

/** Reads `[1,10)`, `("a b",)` or `empty`. Returns undefined for anything that is not such a literal. */
export function parseRange(text: string): Range | undefined {
  const trimmed = text.trim();
  if (trimmed.toLowerCase() === 'empty') return null;
  const bounds = /^[[(](.*)[\])]$/s.exec(trimmed);
  const [lower, upper, ...more] = bounds ? fieldsOf(bounds[1]!) : [];
  if (lower === undefined || upper === undefined || more.length > 0) return undefined;
  return { lower, upper, withLower: lower !== null && trimmed.startsWith('['), withUpper: upper !== null && trimmed.endsWith(']') };
}

/** A range as Postgres prints it. */
export function rangeText(range: Range): string {
  if (range === null) return 'empty';
  const { lower, upper, withLower, withUpper } = range;
  return `${withLower ? '[' : '('}${boundText(lower)},${boundText(upper)}${withUpper ? ']' : ')'}`;
}

function boundText(bound: string | null): string {
  return bound === null ? '' : bound === '' || /[(),[\]"\\\s]/.test(bound) ? doubled(bound) : bound;
}
