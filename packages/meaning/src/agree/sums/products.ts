import { dictionary } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { amountName } from './bill-parts.ts';
import { readsFrom } from './parts-of-sums.ts';
import { shareOf } from './rates.ts';
import { isSum } from './sums-of-money.ts';
import { matcher, wordList, wordSet, type Matcher } from '../../read/words.ts';
import { NUMBER_AND_MONEY_TYPES } from '../../schema/types.ts';

const RATES = wordSet('rates of a product');
const PERIODS: Readonly<Record<string, string>> = dictionary({
  daily: 'day',
  hourly: 'hour',
  nightly: 'night',
  weekly: 'week',
  monthly: 'month',
  annual: 'year',
  yearly: 'year',
});
const PRICES_OF_ONE = wordSet('amounts of one');
/** Nouns of people with a price per person. */
const PEOPLE = wordList('people with a price each');
/** Nouns in the name of a unit price. */
const SOLD_BY = wordSet('sold by the head');
/** Quantities for an unspecific price. */
const COUNTS = matcher('count of a product');
/** Lengths of time that a bare rate is for. */
const TIMES = matcher('times of a product');
const BEFORE_OR_AFTER_TAX = wordSet('before or after tax');
const NEITHER = wordSet('neither rate nor count');

/** The unit of a column's price: `unit` if the name does not show it; null if it is no unit price. */
export function unitOfRate(name: readonly string[]): string | null {
  // A price without tax is one of the same unit.
  const words = amountName(name)
    .split(' ')
    .map(oneOf)
    .filter((word) => !BEFORE_OR_AFTER_TAX.has(word));
  if (words.length === 0) return null;
  // `precio_por_noche` is read as a price by night.
  const per = words.findIndex((word, i) => word === 'per' || (word === 'by' && RATES.has(words[i - 1] ?? '')));
  // `harga_per_jam` is read as `hour per price`, with its head last.
  if (per > 0 && per < words.length - 1) return RATES.has(words[per + 1]!) ? words[per - 1]! : words[per + 1]!;
  if (words.some((word) => NEITHER.has(word)) || words.includes('total')) return null;
  const head = words.at(-1)!;
  if (head === 'each') return 'unit';
  if (PRICES_OF_ONE.has(words.join(' '))) return 'unit';
  if (!RATES.has(head)) return null;
  const before = words.at(-2);
  if (before === undefined) return head === 'price' || head === 'rate' ? 'unit' : null;
  const period = PERIODS[before] ?? (wordSet('units of a price').has(before) ? before : undefined);
  if (period !== undefined) return period;
  if (words.length === 2 && SOLD_BY.has(before) && head === 'price') return before;
  if (before === 'pay' || before === 'billing') return 'hour';
  return wordSet('words before a price of one').has(before) && words.length === 2 ? 'unit' : null;
}

/** `days * daily_rate`, `quantity * unit_price`, less a discount in percent: the count and the price that are beside each other; null without both. */
export function countTimesRate(drafts: readonly Draft[]): { readonly expression: string; readonly parts: readonly Draft[] } | null {
  const numbers = drafts.filter(({ column }) => NUMBER_AND_MONEY_TYPES.has(column.type.base) && isPlainName(column.name));
  for (const rate of numbers) {
    const unit = unitOfRate(rate.words);
    if (unit === null || !(isSum(rate) || rate.kind === 'lookup' || rate.kind === 'cases') || readsOthers(rate)) continue;
    const counted = countOf(unit, numbers, rate);
    const part = counted ? undefined : partsOfUnit(unit, numbers, rate);
    const count = counted ?? part?.count;
    if (!count) continue;
    const off = numbers.find((each) => wordSet('discount in percent of a product').has(each.words.join(' ')) && !readsFrom(rate, each));
    const less = off ? ` * (1 - ${off.nullRate === undefined ? shareOf(off, off.column.name) : `coalesce(${shareOf(off, off.column.name)}, 0.0)`})` : '';
    return { expression: `${part?.expression ?? count.column.name} * ${rate.column.name}${less}`, parts: [count, rate] };
  }
  return null;
}

/** The column with the number of the rate's units: by the unit's own name, otherwise a plain quantity. */
export function countOf(unit: string, numbers: readonly Draft[], rate: Draft): Draft | undefined {
  const others = numbers.filter(
    (each) => each !== rate && unitOfRate(each.words) === null && !each.words.some((word) => NEITHER.has(word)) && !readsOthers(each),
  );
  const named = (pattern: Matcher) => others.find((each) => pattern.test(each.words.join(' ')));
  if (unit === 'unit') return named(COUNTS) ?? named(TIMES) ?? (rate.words[0] === 'unit' ? onlyThings(others) : undefined);
  const wanted = PEOPLE.includes(unit) ? PEOPLE : [unit];
  const says = ({ words }: Draft, word: string) => oneOf(words.at(-1)!) === word || (words.length <= 2 && words.some((each) => oneOf(each) === word));
  return others.find((each) => wanted.some((word) => says(each, word))) ?? named(COUNTS);
}

/** How many of them make one unit of a rate. */
const PARTS_OF_UNITS: Readonly<Record<string, readonly (readonly [part: string, many: number])[]>> = dictionary({
  hour: [
    ['minute', 60],
    ['second', 3600],
  ],
  minute: [['second', 60]],
});

/** The column with a time in smaller units than the rate's, and the expression of it in those: minutes at an hourly rate. */
export function partsOfUnit(unit: string, numbers: readonly Draft[], rate: Draft): { readonly count: Draft; readonly expression: string } | undefined {
  for (const [part, many] of PARTS_OF_UNITS[unit] ?? []) {
    const count = countOf(part, numbers, rate);
    if (count && !isCountOfPieces(count)) return { count, expression: `${count.column.name} / ${many}.0` };
  }
  return undefined;
}

/** The only number of anything, where a unit has a price: `meters`, `seats`. */
function onlyThings(numbers: readonly Draft[]): Draft | undefined {
  const isOfThings = ({ column, words }: Draft): boolean =>
    column.type.base.startsWith('int') && column.notNull && !column.inKey && words.length === 1 && /[^s]s$/i.test(column.name);
  const [only, another] = numbers.filter(isOfThings);
  return another ? undefined : only;
}

/** Whether a column counts pieces of anything. */
export function isCountOfPieces({ words }: Draft): boolean {
  return COUNTS.test(words.join(' '));
}

function oneOf(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}

/** A number that is already computed from others; a price less a share is still one of a unit. */
function readsOthers({ kind, parameters: { expression } }: Draft): boolean {
  return kind === 'expression' && typeof expression === 'string' && expression.replaceAll(' * (1 - ', '').includes('*');
}
