import type { Draft } from '../../edits/draft.ts';

const BASIS_POINTS: ReadonlySet<string> = new Set(['bps', 'bp', 'basis']);

/** A rate applied to a value: `0.19` is a fraction, `19` a percentage, and 1900 basis points are hundredths of one. */
export function shareOf({ column: { type }, words }: Draft, value: string): string {
  if (words.some((word) => BASIS_POINTS.has(word))) return `${value} / 10000.0`;
  const isPart = type.base === 'numeric' && (type.scale ?? 0) >= 3 && (type.precision ?? 9) - (type.scale ?? 0) <= 1;
  return isPart ? value : `${value} / 100.0`;
}
