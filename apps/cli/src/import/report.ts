import { countOf } from '@seedbed/contract';
import type { Left, OverlayEntry } from '@seedbed/seed-scripts';

/** The used, kept and ignored parts of seed scripts, by file and line. */
export function importReport({
  taken,
  kept,
  left,
}: {
  readonly taken: readonly OverlayEntry[];
  readonly kept: readonly Left[];
  readonly left: readonly Left[];
}): string {
  const lines = [
    ...section('Taken', taken, (entry) => `${entry.what} → ${entry.section}: ${entry.name} ${JSON.stringify(entry.say)}`),
    ...section('Kept as inferred', kept, ({ what, why }) => `${what}: ${why}`),
    ...section('Not taken', left, ({ what, why }) => `${what}: ${why}`),
    `${countOf(taken.length, 'statement')} taken, ${kept.length} kept as inferred, ${left.length} not taken.`,
  ];
  return `${lines.join('\n')}\n`;
}

function section<T extends Pick<Left, 'place'>>(title: string, all: readonly T[], text: (each: T) => string): string[] {
  if (all.length === 0) return [];
  const sorted = all.toSorted((one, other) =>
    one.place.file < other.place.file ? -1 : one.place.file > other.place.file ? 1 : one.place.line - other.place.line,
  );
  return [`${title}:`, ...sorted.map((each) => `  ${each.place.file}:${each.place.line}  ${text(each)}`), ''];
}
