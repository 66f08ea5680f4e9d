import type { CompileContext } from '../generators/definition.ts';
import { DAY } from '../generators/kit/iso.ts';
import { parseTimestamp } from './domains/parse-timestamp.ts';
import type { TableDraft } from './draft.ts';
import type { Work } from './work.ts';

/** A table without a timeline of its own has rows in the last two years. */
const DEFAULT_DAYS = 730;

/** The table's timeline without regard to its parents: rows are strictly in order on it. */
export function ownTimeline(work: Work, { spec, rows }: TableDraft): CompileContext['timeline'] {
  const { timeline } = spec;
  const end = endOfReference(work);
  const from = (timeline && parseTimestamp(timeline.from)) ?? (work.referenceDay - DEFAULT_DAYS) * DAY;
  const to = (timeline && parseTimestamp(timeline.to)) ?? end;
  const { pattern } = timeline ?? {};
  return { from, to: Math.max(from + 1, to), rows: timeline?.rows ?? Math.max(1, rows), ...(pattern ? { pattern } : {}) };
}

export function endOfReference({ referenceDay }: Work): number {
  return (referenceDay + 1) * DAY - 1;
}

/** Types of days and of moments. */
export const TIME_TYPES: ReadonlySet<string> = new Set(['date', 'timestamp', 'timestamptz']);

/** Whether the table's rows have timestamps: a column with the time of each row. */
export function hasTimestamps({ columns }: TableDraft): boolean {
  for (const { spec } of columns.values()) if (spec.generator && tellsTimestamp(spec.generator.kind)) return true;
  return false;
}

/** Whether the rows' timestamps say when they began, and no column of their own. */
export function isOnTimeline(table: TableDraft): boolean {
  return table.spec.began === undefined && hasTimestamps(table);
}

/** Whether it is known when each row began: by its timestamp, or by a column of its own. */
export function hasBeginnings(table: TableDraft): boolean {
  return table.spec.began !== undefined || hasTimestamps(table);
}

/** Whether a column with this generator gives the time of its row. */
export function tellsTimestamp(kind: string): boolean {
  return kind === 'date.created' || kind.startsWith('life.');
}
