import { dictionary } from '@seedbed/contract';
import type { TableNames } from '../../read/schema-names.ts';
import { SHORT } from '../life/short.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { TIMESTAMP_TYPES } from '../../schema/types.ts';

/** Things that begin and end within a day, whatever their columns' names. */
const WITHIN_DAYS: ReadonlySet<string> = new Set([...SHORT, ...wordSet('things within a day')]);

/** Words of spans that count in days: prices, rates, roles and rights that hold from one day to another. */
const HOLDING = wordSet('validity by days');

/** Days of a span, for tables that name its frequency. */
const PACES: Readonly<Record<string, readonly number[]>> = dictionary({
  daily: [1],
  weekly: [7],
  monthly: [30, 31],
  quarterly: [91, 92],
  yearly: [365],
  invoice: [30, 31],
  subscription: [30, 31],
  usage: [30, 31],
});
const USUAL: readonly number[] = [7, 14, 30, 60, 90];
const VALIDITY_DAYS: readonly number[] = [30, 90, 180, 365, 365];

/**
 * A span that counts in days begins at midnight, though its columns are stamps: `start_date timestamp`, `effective_from`. What ends it lies days
 * after that, not hours.
 */
export function countWholeDays(drafts: readonly Draft[], names: TableNames): void {
  const starts = new Set<string>();
  for (const draft of drafts) {
    if (!isStamp(draft) || draft.kind !== 'date.start') continue;
    const { earliest, latest } = draft.parameters;
    if (earliest === undefined && latest === undefined && inDays(draft, names)) edit(draft, { parameters: { ...draft.parameters, earliest: 0, latest: 0 } });
    if (draft.parameters.latest === 0) starts.add(draft.column.name);
  }
  for (const draft of drafts) {
    if (!isStamp(draft) || draft.kind !== 'date.end') continue;
    const { start, minHours, maxHours } = draft.parameters as { start?: string; minHours?: number; maxHours?: number };
    if (start === undefined ? !inDays(draft, names) : !starts.has(start)) continue;
    const days = minHours !== undefined && maxHours !== undefined ? between(minHours / 24, maxHours / 24) : paceOf(draft, names);
    edit(draft, { kind: 'date.due', parameters: { ...(start === undefined ? {} : { after: start }), days } });
  }
  for (const draft of drafts) lastWholePeriod(draft, names);
  for (const draft of drafts) {
    const { after, gap } = draft.parameters as { after?: string; gap?: number };
    if (!isStamp(draft) || draft.kind !== 'date.event' || after === undefined || !starts.has(after) || draft.words.at(-1) !== 'date' || (gap ?? 24) >= 24)
      continue;
    // A column named a date ends on another day, and the outcome of a plan a few days from it.
    const planned = drafts.find(({ column }) => column.name === after)!.kind === 'date.start';
    edit(draft, planned ? { kind: 'date.due', parameters: { after, days: paceOf(draft, names) } } : { kind: 'date.event', parameters: { after, gap: 30 } });
    starts.add(draft.column.name);
  }
}

/** Lengths in days of things named after them, and exceptions: a school year is not a week. */
const PERIODS: Readonly<Record<string, readonly number[]>> = dictionary({
  year: [300, 330, 365],
  semester: [110, 120, 150],
  trimester: [80, 90],
  term: [75, 90, 110],
  season: [90, 120, 180],
  quarter: [90, 91, 92],
  month: [29, 30],
  week: [6],
  contract: [365, 365, 730, 1095],
  agreement: [365, 365, 730],
  lease: [365, 365, 730, 1095],
  tenancy: [365, 365, 730, 1095],
  policy: [365],
  membership: [365],
  warranty: [365, 730],
  licence: [365, 365, 1095],
  license: [365, 365, 1095],
  mandate: [365, 730, 1460],
});

/** End days of a price or a period, if nothing else gives its length. */
function lastWholePeriod(draft: Draft, { noun }: TableNames): void {
  const { start, minHours } = draft.parameters;
  if (draft.column.type.base !== 'date' || draft.kind !== 'date.end' || minHours !== undefined) return;
  const days = PERIODS[noun] ?? PERIODS[noun.replace(/s$/, '')] ?? (HOLDING.has(draft.words[0]!) ? VALIDITY_DAYS : undefined);
  if (days) edit(draft, { kind: 'date.due', parameters: { ...(start === undefined ? {} : { after: start }), days } });
}

function isStamp({ column }: Draft): boolean {
  return TIMESTAMP_TYPES.has(column.type.base);
}

function inDays({ words }: Draft, { noun }: TableNames): boolean {
  return HOLDING.has(words[0]!) || (words.at(-1) === 'date' && !WITHIN_DAYS.has(noun));
}

function paceOf({ words }: Draft, names: TableNames): readonly number[] {
  const word = Object.keys(PACES).find((each) => names.words.has(each));
  return word !== undefined ? PACES[word]! : words.some((each) => HOLDING.has(each)) ? VALIDITY_DAYS : USUAL;
}

/** Three lengths between two, in whole days. */
function between(least: number, most: number): number[] {
  return [least, (least + most) / 2, most].map((days) => Math.max(1, Math.round(days)));
}
