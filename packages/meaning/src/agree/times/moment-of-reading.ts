import type { Draft } from '../../edits/draft.ts';
import type { At } from '../sums/counters.ts';
import { isThere } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { dayOf, spanOf } from './spans.ts';
import { DATE_TYPES } from '../../schema/types.ts';
import { matcher } from '../../read/words.ts';
/** Days other than of reading the counter. */
const OTHER = matcher("times other than a reading's", 'anywhere');
/** A bill without a period is of about a month. */
const PERIOD = 30;

/**
 * The day of a reading as an expression: the matching end of the row's span, otherwise the row's own day; null without
 * a required one.
 */
export function momentOf(at: At, target: Draft, drafts: readonly Draft[]): string | null {
  const usable = (each: Draft | undefined): each is Draft => each !== undefined && isPlainName(each.column.name) && isThere(each, target);
  const span = spanOf(drafts);
  const end = span && (at === 'start' ? span.start : span.end);
  if (span && at !== null && usable(end!)) return dayOf(end!);
  const days = drafts.filter((each) => DATE_TYPES.has(each.column.type.base) && each.kind.startsWith('date.'));
  const own = days.find((each) => usable(each) && !OTHER.test(each.words.join(' '))) ?? days.find((each) => usable(each) && each.kind === 'date.created');
  if (!own) return null;
  return at === 'start' && !span ? `${dayOf(own)} - ${PERIOD}` : dayOf(own);
}
