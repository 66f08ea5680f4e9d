import type { Draft } from '../../edits/draft.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { wordSet } from '../../read/words.ts';
import { TIMESTAMP_TYPES } from '../../schema/types.ts';

/** Names of the moment at which a row begins. */
export const STARTS = wordSet('starts of a time');
/** Names of the moment at which it ends. */
export const ENDS = wordSet('ends of a time');

/** The moments at which a row begins and ends, by their names: timestamps of one type. Null without both. */
export function momentsOf(drafts: readonly Draft[]): { readonly start: Draft; readonly end: Draft } | null {
  const stamps = drafts.filter(({ column }) => TIMESTAMP_TYPES.has(column.type.base) && column.type.kind === 'base' && isPlainName(column.name));
  // A moment that merely follows another one (`begun_at` after `started_at`) begins nothing.
  const begin = stamps.filter(({ words }) => STARTS.has(words.join(' ')));
  const start = begin.find(({ kind }) => kind !== 'date.event') ?? begin[0];
  const end = stamps.find(({ words }) => ENDS.has(words.join(' ')));
  return start && end && start.column.type.base === end.column.type.base ? { start, end } : null;
}

/** Whether a length was planned: all rows have one, and a time at which they are to begin, but none at which they ended. */
export function isPlannedLength({ column }: Draft, end: Draft, drafts: readonly Draft[]): boolean {
  const isCounted = /^'?0(?:\.0+)?\b/.test(column.column.default ?? '');
  return column.notNull && !isCounted && !end.column.notNull && drafts.some((draft) => draft !== end && draft.column.notNull && PLANS.test(draft.kind));
}
const PLANS = /^date\.(?:scheduled|start)$/;
