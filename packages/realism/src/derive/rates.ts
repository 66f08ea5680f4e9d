import type { Draft } from '../columns/draft.ts';

/** What a rate takes of a value: one of `0.19` is that part, one of `19` is in percent. */
export function shareOf({ column: { type } }: Draft, value: string): string {
  const isPart = type.base === 'numeric' && (type.scale ?? 0) >= 3 && (type.precision ?? 9) - (type.scale ?? 0) <= 1;
  return isPart ? value : `${value} / 100.0`;
}
