import { countText } from '@seedbed/contract';

/**
 * The `most` rows that represent a column best: those of `first`, then the first row of each distinct value, filled up with the
 * first rows; in row order.
 */
export function spreadOf(values: readonly (string | null)[], most: number, first: readonly number[] = []): number[] {
  const seen = new Set<string | null>();
  const different = values.flatMap((value, i) => (seen.has(value) ? [] : (seen.add(value), [i])));
  const chosen = new Set([...first, ...different].slice(0, most));
  for (let i = 0; i < values.length && chosen.size < most; i++) chosen.add(i);
  return [...chosen].sort((a, b) => a - b);
}

/** Up to this number of distinct values, shares describe a column better than rows. */
const FEW = 3;
/** Too few rows to show shares. */
const MIN_ROWS = 10;

/** Whether a column holds almost only a few values. */
export function isFew(values: readonly (string | null)[]): boolean {
  return values.length >= MIN_ROWS && new Set(values).size <= FEW;
}

/**
 * "true in 902 of 1,000, false in 98" if a column has almost only a few values; null if its rows are informative
 * enough.
 */
export function sharesOf(values: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value ?? 'null', (counts.get(value ?? 'null') ?? 0) + 1);
  // More rows may contain a fourth value.
  if (values.length < MIN_ROWS || counts.size > FEW + 1) return null;
  const [first, ...rest] = [...counts].sort((a, b) => b[1] - a[1]);
  const short = (text: string) => (text.length > 20 ? `${text.slice(0, 19)}…` : text === '' ? '""' : text);
  if (rest.length === 0) return `${short(first![0])} in all ${countText(values.length)} rows looked at`;
  return [
    `${short(first![0])} in ${countText(first![1])} of ${countText(values.length)}`,
    ...rest.map(([text, count]) => `${short(text)} in ${countText(count)}`),
  ].join(', ');
}
