import type { Opened } from '@seedbed/runner/compute';

/** Headers of an answer in which tables have fewer rows than requested: `public.codes=676/1000`, names percent-encoded; the first twenty. */
export function shortened(short: Opened['short']): Readonly<Record<string, string>> | undefined {
  if (short.length === 0) return undefined;
  const told = short.slice(0, 20).map(({ table, rows, asked }) => `${encodeURIComponent(table)}=${rows}/${asked}`);
  return { 'seedbed-shortened': told.join(', ') };
}
