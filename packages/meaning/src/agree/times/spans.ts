import type { Draft } from '../../edits/draft.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { wordSet } from '../../read/words.ts';
import { DATE_TYPES } from '../../schema/types.ts';

const FIRST = wordSet('first day of a span');
const LAST = wordSet('last day of a span');

/** The dates or timestamps of the beginning and end of a row; null without both. */
export function spanOf(drafts: readonly Draft[]): { readonly start: Draft; readonly end: Draft } | null {
  const days = drafts.filter((each) => DATE_TYPES.has(each.column.type.base));
  const end =
    days.find((each) => each.kind === 'date.end') ?? days.find((each) => LAST.has(nameOf(each))) ?? secondOf(days.filter((each) => FIRST.has(nameOf(each))));
  const start =
    days.find((each) => each !== end && (end?.parameters.start ?? end?.parameters.after) === each.column.name) ??
    days.find((each) => each !== end && (each.kind === 'date.start' || FIRST.has(nameOf(each))));
  return start && end ? { start, end } : null;
}

/** Of an arrival and a departure, which both may begin a span, the one that comes after the other. */
function secondOf(days: readonly Draft[]): Draft | undefined {
  return days.find(({ parameters }) => days.some(({ column }) => (parameters.start ?? parameters.after) === column.name));
}

/** The day of a date or a stamp, in an expression; `path` leads to a parent that has it. */
export function dayOf({ column }: Draft, path?: string): string {
  const name = path === undefined ? column.name : `${path}.${column.name}`;
  return column.type.base === 'date' ? name : `date(${name})`;
}

/** A day, or a moment in UTC, under a name that can be in an expression. */
export function isMoment({ column: { name, type } }: Draft): boolean {
  return isPlainName(name) && DATE_TYPES.has(type.base);
}

function nameOf({ words }: Draft): string {
  return words.join(' ');
}
