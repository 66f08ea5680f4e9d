import { dictionary, type Group } from '@seedbed/contract';
import { hasOnlyOrders } from '../../schema/has-only-orders.ts';
import type { TableNames } from '../../read/schema-names.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet, matcher } from '../../read/words.ts';
import { CLOCK_TYPES } from '../../schema/types.ts';

/** Hours at which something begins, and its duration in hours. */
type Span = { readonly from: number; readonly to: number; readonly least: number; readonly most: number };

/** Durations of planned events, by kind. */
const SPANS: Readonly<Record<string, Span>> = dictionary(
  Object.fromEntries(
    (
      [
        ['appointment consultation checkup treatment viewing showing interview visit examination vaccination', 8, 17, 0.25, 1],
        ['lesson class session lecture course tutorial practice training workout rehearsal', 8, 18, 0.75, 2],
        ['exam test quiz assessment', 8, 14, 1, 3],
        ['meeting call webinar conference', 8.5, 17, 0.5, 2],
        ['booking reservation slot rental match game', 8, 19, 0.75, 3],
        ['event concert show performance party ceremony', 10, 19, 1.5, 4.5],
        ['break lunch', 11.5, 13.5, 0.25, 1],
        ['shift roster rota duty', 6, 15, 5, 8.5],
        ['attendance timesheet timecard punch workday', 7, 9.5, 7.5, 10],
        ['schedule availability opening hours', 7, 10, 4, 9],
      ] as const
    ).flatMap(([nouns, from, to, least, most]) => nouns.split(' ').map((noun) => [noun, { from, to, least, most }] as const)),
  ),
);
/** Default for unknown kinds. */
const USUAL: Span = { from: 8, to: 16, least: 1, most: 4 };

const STARTS = matcher("starts of a day's time", 'last');
const ENDS = matcher("ends of a day's time", 'last');
const isTripTime = (words: string): boolean => /(?:arrival|departure)$/.test(words);
/** Words that say only that it is a time. */
const TIMES = wordSet('only a time');

/**
 * Two times of one day: the second follows the first by the row's usual duration. An appointment that begins at nine is over by ten, and
 * nobody leaves before arriving.
 */
export function pairTimesOfDay(drafts: readonly Draft[], names: TableNames, groups: readonly Group[]): void {
  const clocks = drafts.filter((draft) => CLOCK_TYPES.has(draft.column.type.base) && draft.kind === 'date.timeOfDay');
  for (const start of clocks) {
    const begun = bare(start);
    if (!STARTS.test(begun)) continue;
    const end = clocks.find((each) => each !== start && ENDS.test(bare(each)) && stem(bare(each)) === stem(begun));
    // The first column begins: a bus departs and then arrives, a guest comes and then leaves.
    if (!end || (isTripTime(begun) && drafts.indexOf(end) < drafts.indexOf(start))) continue;
    if (groups.some((group) => isAmiss(group, start.column.name, end.column.name))) continue;
    const span = spanOf(start, names);
    edit(start, { parameters: { from: span.from, to: span.to, step: 15 } });
    edit(end, {
      kind: 'date.end',
      parameters: { start: start.column.name, minHours: span.least, maxHours: span.most },
      because: { code: 'row', words: `after ${start.column.name}, on the same day` },
    });
  }
}

/** Whether a condition asks more of one of the two than that the second is later, which it then is. */
function isAmiss(group: Group, start: string, end: string): boolean {
  if (!group.columns.includes(start) && !group.columns.includes(end)) return false;
  return !hasOnlyOrders(group) || !group.columns.every((column) => column === start || column === end);
}

function bare({ words }: Draft): string {
  return words.filter((word) => !TIMES.has(word)).join(' ');
}

/** The span in a name: `break` of `break_start`; empty for `check_in`, which `check_out` ends. */
function stem(words: string): string {
  return words
    .split(' ')
    .slice(0, -1)
    .filter((word) => !wordSet('clocking').has(word))
    .join(' ');
}

/** A pair of opening and closing is opening hours, in any table. */
const OPENS = wordSet('opening');

/** By the words of the column, otherwise by the row's noun, otherwise by any word of the table. */
function spanOf({ words }: Draft, { noun, words: own }: TableNames): Span {
  if (words.some((word) => OPENS.has(word))) return SPANS['opening']!;
  const known = [...words, noun, ...own].find((word) => SPANS[word]);
  return known === undefined ? USUAL : SPANS[known]!;
}
