import type { Draft } from '../../edits/draft.ts';

/** A rate applied to a value: `0.19` is a fraction, `19` a percentage. */
export function shareOf({ column: { type } }: Draft, value: string): string {
  const isPart = type.base === 'numeric' && (type.scale ?? 0) >= 3 && (type.precision ?? 9) - (type.scale ?? 0) <= 1;
  return isPart ? value : `${value} / 100.0`;
}
