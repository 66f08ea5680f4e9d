import type { Draft } from '../../edits/draft.ts';
import { isPlainName } from '../../schema/plain-name.ts';

/** Names of the moment at which a row begins. */
export const STARTS: ReadonlySet<string> = new Set([
  'start',
  'started',
  'start time',
  'started at',
  'start at',
  'starts at',
  'begin',
  'begun at',
  'start date',
  'start timestamp',
  'clock in',
  'check in',
  'check in at',
  'departure time',
  'departed at',
  'entry time',
  'entered at',
  'login time',
  'login at',
  'time in',
  'actual start',
  'start datetime',
  'departure',
  'entry at',
  'entry',
  'check in time',
  'checkin',
]);
/** Names of the moment at which it ends. */
export const ENDS: ReadonlySet<string> = new Set([
  'end',
  'ended',
  'end time',
  'ended at',
  'end at',
  'ends at',
  'finished at',
  'finished',
  'completed at',
  'stopped at',
  'end date',
  'end timestamp',
  'clock out',
  'check out',
  'check out at',
  'arrival time',
  'arrived at',
  'exit time',
  'exited at',
  'logout time',
  'logout at',
  'time out',
  'actual end',
  'end datetime',
  'arrival',
  'exit at',
  'exit',
  'check out time',
  'checkout',
  'finish',
]);

/** The moments at which a row begins and ends, by their names: timestamps of one type. Null without both. */
export function momentsOf(drafts: readonly Draft[]): { readonly start: Draft; readonly end: Draft } | null {
  const stamps = drafts.filter(({ column }) => /^timestamp(?:tz)?$/.test(column.type.base) && column.type.kind === 'base' && isPlainName(column.name));
  // A moment that merely follows another one (`begun_at` after `started_at`) begins nothing.
  const begin = stamps.filter(({ words }) => STARTS.has(words.join(' ')));
  const start = begin.find(({ kind }) => kind !== 'date.event') ?? begin[0];
  const end = stamps.find(({ words }) => ENDS.has(words.join(' ')));
  return start && end && start.column.type.base === end.column.type.base ? { start, end } : null;
}
