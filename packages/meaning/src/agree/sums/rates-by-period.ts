import type { Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { atLeast, compute, isComputed, isFree, isThere, namesOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { canUseRowNumber, shareOfRow } from './row-share.ts';
import { wordSet, matcher, type Matcher } from '../../read/words.ts';

type Period = {
  readonly words: Matcher;
  /** What a price for it is in prices of an hour, and what it is of paid hours. */ readonly price: number;
  readonly hours: number;
};

/** From short to long. Who takes a longer one pays less for each day. */
const PERIODS: readonly Period[] = [
  { words: /^(?:hour|hourly)$/, price: 1, hours: 1 },
  { words: /^half (?:day|daily)$/, price: 3.2, hours: 4 },
  { words: matcher('named day'), price: 5.5, hours: 8 },
  { words: /^(?:week|weekly)$/, price: 22, hours: 40 },
  { words: /^(?:month|monthly)$/, price: 66, hours: 173 },
  { words: /^(?:quarter|quarterly)$/, price: 185, hours: 520 },
  { words: matcher('named year'), price: 660, hours: 2076 },
];

const PRICES = wordSet('prices by period');
const PAY = wordSet('pay');
/** Words between a price and its period: `price per day`. */
const LINKS = wordSet('between a price and its period');
/** Most and least of what a row's own price is of the usual one. */
const SPREAD = 0.16;
const EXPIRES = wordSet('words of an expiry');

type Rate = { readonly draft: Draft; readonly period: number; readonly isPay: boolean };

/**
 * Prices of one thing for an hour, a day, a week, a month and a year go with the one of the shortest: a week costs more than a day, and less than seven. Pay goes by
 * the hours.
 */
export function rateByPeriods(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts)) return;
  const groups = Map.groupBy(
    drafts.flatMap((draft) => rateOf(draft, namesOf(table, context).noun)),
    ({ stem }) => stem,
  );
  for (const rates of groups.values()) {
    const sorted = rates.map(({ rate }) => rate).toSorted((a, b) => a.period - b.period);
    if (new Set(sorted.map(({ period }) => period)).size < sorted.length) continue;
    for (const [at, rate] of sorted.entries()) if (at > 0) follow(rate, sorted[at - 1]!, table, context);
  }
}

function follow({ draft, period, isPay }: Rate, shorter: Rate, table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const floor = isComputed(draft) ? null : isFree(draft.column, table, context, 'or in an order') ? '' : atLeast(draft.column, table, context);
  if (floor === null || !isThere(shorter.draft, draft) || !isWide(draft)) return;
  const measure = isPay ? 'hours' : 'price';
  const times = PERIODS[period]![measure] / PERIODS[shorter.period]![measure];
  const { name } = shorter.draft.column;
  const factor = isPay ? String(times) : `${times} * (${1 - SPREAD / 2} + ${SPREAD} * ${shareOfRow(draft, drafts)})`;
  // Of small prices a whole number may be less than the shorter one's.
  const expression = `greatest(round(${name} * ${factor}, 0), ${floor === '' ? name : `greatest(${name}, ${floor})`})`;
  compute(draft, 'expression', { expression }, `${name}, for longer`);
}

function rateOf(draft: Draft, noun: string): { readonly stem: string; readonly rate: Rate }[] {
  const { column, words } = draft;
  if (!isPlainName(column.name) || !/^(?:int[48]|numeric|float[48])$/.test(column.type.base)) return [];
  // In a table of payments not every month is one of pay: a card expires in one.
  const isPay = (PAY.has(noun) && !words.some((word) => EXPIRES.has(word))) || words.some((word) => PAY.has(word));
  if (!isPay && !words.some((word) => PRICES.has(word))) return [];
  for (let at = 0; at < words.length; at++)
    for (const length of [2, 1]) {
      const period = PERIODS.findIndex((each) => each.words.test(words.slice(at, at + length).join(' ')));
      if (period < 0 || at + length > words.length) continue;
      const rest = [...words.slice(0, at), ...words.slice(at + length)].filter((word) => !LINKS.has(word));
      return [{ stem: rest.join(' '), rate: { draft, period, isPay } }];
    }
  return [];
}

/** Room for prices of a long time. */
function isWide({ column: { type } }: Draft): boolean {
  return type.base !== 'numeric' || type.precision === undefined || type.precision - (type.scale ?? 0) >= 5;
}
