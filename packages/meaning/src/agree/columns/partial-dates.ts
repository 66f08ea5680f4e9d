import { partsOfDays } from './parts-of-days.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { DATE_TYPES, WHOLE_TYPES } from '../../schema/types.ts';

const PARTS = wordSet('parts of a date');
/** Kinds that take a part of a date for that of the row's timestamp, or for a number of its own. */
const OF_PARTS = /^(?:date\.(?:year|monthNumber|dayOfMonth|month)|number\.(?:measure|plain|int|typical))$/;
/** Parts of dates in the future, or of a row's period. */
const OF_PERIODS = wordSet('beside a date that is no birthday');
/** Words beside a bare year, month and day that make a calendar of the table. */
const OF_CALENDARS = wordSet('columns of a calendar');
const ENDS = wordSet('ends of a partial date');
const STARTS = wordSet('starts of a partial date');

/**
 * `begin_date_year`, `begin_date_month` and `begin_date_day` are one historical date, perhaps partly unknown, and no timestamp of the row:
 * the parts agree, are never in the future, and an end comes after its beginning.
 */
export function partialDates(drafts: readonly Draft[]): void {
  partsOfDays(drafts);
  const dates = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const stem = stemOf(draft);
    if (stem !== undefined) dates.set(stem, [...(dates.get(stem) ?? []), draft]);
  }
  const found = [...dates].filter(([stem, parts]) => isDate(stem, parts, drafts));
  const starts = found.filter(([stem]) => hasAnyWord(stem, STARTS));
  for (const [stem, parts] of found) {
    const start = hasAnyWord(stem, ENDS)
      ? starts.find(([, begun]) => begun.length >= parts.length || begun.some(({ words }) => words.at(-1) === 'year'))
      : undefined;
    for (const draft of parts) {
      const part = draft.words.at(-1)!;
      edit(draft, { kind: 'date.partial', parameters: { part, ...(start ? { later: true } : {}) } });
      edit(draft, { entity: `${start ? start[0] : stem} date`.trim() });
      // For a partly known date, the day is missing.
      edit(draft, { nullRate: part === 'day' ? NO_DAY : 0, because: { code: 'row', words: `the ${part} of one date` } });
    }
  }
}

const NO_DAY = 0.15;

function stemOf({ words, column, kind }: Draft): string | undefined {
  const isPart = PARTS.has(words.at(-1)!) && WHOLE_TYPES.has(column.type.base) && OF_PARTS.test(kind);
  return isPart && !column.inKey && !words.some((word) => OF_PERIODS.has(word)) ? words.slice(0, -1).join(' ') : undefined;
}

/** Two parts with a name are a date; without one it takes all three, in a table that is not a calendar and has no other date. */
function isDate(stem: string, parts: readonly Draft[], drafts: readonly Draft[]): boolean {
  const known = new Set(parts.map(({ words }) => words.at(-1)!));
  if (known.size < parts.length || known.size < 2) return false;
  if (stem !== '') return known.has('month');
  return known.size === PARTS.size && !drafts.some(({ words, column }) => words.some((word) => OF_CALENDARS.has(word)) || DATE_TYPES.has(column.type.base));
}

function hasAnyWord(stem: string, words: ReadonlySet<string>): boolean {
  return stem.split(' ').some((word) => words.has(word));
}
