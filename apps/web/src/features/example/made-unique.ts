import type { Generator } from '@seedbed/contract';

/** Whether a list or a constant makes more values than it names: those of a unique column get an addition. */
export function isMadeUnique({ kind, parameters }: Generator, values: readonly (string | null)[]): boolean {
  const named = kind === 'constant' ? 1 : kind === 'values' ? (parameters!['values'] as unknown[]).length : Infinity;
  return new Set(values.filter((text) => text !== null)).size > named;
}
