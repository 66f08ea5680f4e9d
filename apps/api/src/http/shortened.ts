import type { Opened } from '@seedbed/runner/compute';

/** Headers of an answer in which tables have fewer rows than requested: `public.codes=676/1000`, names percent-encoded; the first twenty. */
export function shortened(short: Opened['short']): Readonly<Record<string, string>> | undefined {
  if (short.length === 0) return undefined;
  const entries = short.slice(0, 20).map(({ table, rows, asked: requested }) => `${encodeURIComponent(table)}=${rows}/${requested}`);
  return { 'seedbed-shortened': entries.join(', ') };
}
