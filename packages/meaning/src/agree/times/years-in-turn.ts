import type { Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isComputed, namesOf, type DeriveContext } from '../context.ts';
import { pairsOf, restOf } from './period-pairs.ts';
import { isMoment } from './spans.ts';

/** Rows that are a year each. */
const YEARS = wordSet('rows that are a year');
/** Words of tables whose years begin in autumn. */
const SCHOOLS = wordSet('years of schools');
const SEASONS = wordSet('seasons of a sport');
/** What such a row is called. */
const NAMES = wordSet('names of a year');
/** There are few of them: more would be of another century. */
const MOST = 24;

type Year = { /** The month in which it begins, from 1. */ readonly month: number; readonly months: number };
const SCHOOL: Year = { month: 9, months: 11 };
const SEASON: Year = { month: 8, months: 10 };
const CALENDAR: Year = { month: 1, months: 12 };

/**
 * A list of years (school years, seasons, fiscal years) that belong to nothing else follow one another, the last one is today's, and each is called as its days say
 * (`2024/25`).
 */
export function followYears(table: TableView, context: DeriveContext): void {
  const { noun, words } = namesOf(table, context);
  const rows = context.expectedRows(table);
  if (!YEARS.has(noun) || rows > MOST || context.relations.owners.has(table)) return;
  const drafts = context.drafts.get(table)!;
  const pair = pairsOf(drafts).find(({ from, to }) => restOf(from) === '' && [from, to].every((each) => isDay(each)));
  if (!pair) return;
  const { month, months } = [...words].some((word) => SCHOOLS.has(word)) ? SCHOOL : SEASONS.has(noun) ? SEASON : CALENDAR;
  const [from, to] = [pair.from.column.name, pair.to.column.name];
  const current = `addMonths(firstOfMonth(today), -((month(today) + ${12 - month}) % 12))`;
  compute(pair.from, 'expression', { expression: `addMonths(${current}, 12 * (row - ${rows - 1}))` }, 'years one after another', 'row');
  compute(pair.to, 'expression', { expression: `addDays(addMonths(${from}, ${months}), -1)` }, `the last day of a year from ${from}`, 'row');
  for (const draft of drafts) {
    const said = draft.words.join(' ');
    const { base, kind } = draft.column.type;
    if (kind === 'array' || isComputed(draft)) continue;
    if (base === 'bool' && draft.words.includes('current') && !isBoundByKey(draft, table))
      compute(draft, 'expression', { expression: `${from} <= today && addMonths(${from}, 12) > today` }, `whether it is today's`, 'row');
    else if (NAMES.has(said) && /^(?:text|varchar)$/.test(base))
      compute(
        draft,
        'expression',
        { expression: month === 1 ? `string(year(${from}))` : `string(year(${from})) + "/" + yy(${to})` },
        'the years of its days',
        'row',
      );
    else if (said === 'year' && /^int[24]$/.test(base)) compute(draft, 'expression', { expression: `year(${from})` }, `the year of ${from}`, 'row');
  }
}

function isDay(draft: Draft): boolean {
  return draft.column.type.base === 'date' && draft.column.notNull && isMoment(draft) && isPlainName(draft.column.name);
}

/** A key says which row it is, also one of some rows alone. */
function isBoundByKey({ column: { name } }: Draft, { table }: TableView): boolean {
  return table.uniqueKeys.some(({ columns, predicate = '' }) => columns.includes(name) || predicate.includes(name));
}
