import type { Draft } from '../../edits/draft.ts';
import { amountName, billParts, isInParts, type BillPart } from './bill-parts.ts';
import { DECIMAL_TYPES } from '../../schema/types.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isSum } from './sums-of-money.ts';
import { summandsOf } from './summands.ts';
import { wordSet } from '../../read/words.ts';

const GOODS = wordSet('goods of a bill');
const ENDS = wordSet('last words of sums');
const FEES = wordSet('fees of a bill');
const TAXES = wordSet('taxes of a bill');
const APART = wordSet('no part of a bill');

/** Kinds of columns that may hold an amount of money. */
const AMOUNT = /^(?:finance\.|commerce\.|number\.(?:plain|measure|mostlyZero|lognormal)$)/;

type Parts = Partial<Record<BillPart, Draft>>;

/** What a row adds up to by itself: what is sold, and the fees and taxes beside those that `billParts` knows. */
export type OwnParts = { readonly goods: readonly Draft[]; readonly further: readonly Draft[] };

/**
 * The parts of a row's total under names of their own: `items_cents` and `protection_fee_cents` beside `total_cents`, `room_total` and
 * `extras_total` beside `grand_total`. All are in the unit of the total; what was paid, taken back or kept as a commission is no part.
 */
export function ownParts(numbers: readonly Draft[], parts: Parts): OwnParts {
  const whole = wholeOf(parts);
  if (!whole) return { goods: [], further: [] };
  const known = new Set(Object.values(parts));
  const others = numbers.filter((draft) => !known.has(draft) && isOfOneUnit(draft, whole) && !isNoPart(draft));
  const isGoods = (draft: Draft): boolean => {
    const [what, last] = splitName(draft.words);
    const isMoney = last !== '' || isInParts(draft.words) || /^(?:finance|commerce)\./.test(draft.kind);
    return (isMoney && GOODS.has(what)) || (whole === parts.last && last === 'total');
  };
  // Where the tax has a column, others are what it consists of.
  const further = others.filter(({ words }) => words.some((word) => FEES.has(oneOf(word)) || (!parts.tax && TAXES.has(oneOf(word)))));
  const summands = summandsOf(whole, others);
  const alike = summands.length > 1 ? summands : [];
  const isWithout = !parts.subtotal && !parts.net;
  const named = isWithout ? others.filter((draft) => (isGoods(draft) && !further.includes(draft)) || alike.includes(draft)) : [];
  // Beside fees, the only other amount of the row is what they come on top of, whatever it is called: `freight` and `surcharges`.
  const isBare = isWithout && !parts.amount;
  const unnamed = isBare && !parts.rate ? others.filter((draft) => !further.includes(draft) && AMOUNT.test(draft.kind)) : [];
  const below = unnamed.length === 0 && isBare && parts.shipping ? [parts.shipping] : unnamed;
  const goods = named.length === 0 && below.length === 1 && (further.length > 0 || parts.fee) ? below : named;
  const beside = [parts.tax, parts.discount, parts.shipping, parts.tip, parts.fee].filter((draft) => draft && !isNoPart(draft));
  return { goods: goods.length + further.length + beside.length > 1 ? goods : [], further: further.filter((draft) => !goods.includes(draft)) };
}

/** Whether a total is of parts under names of their own with a tax, a discount or fees beside them: its bill tells it, and no formula that knows only some of them. */
export function isSumOfOwnParts(target: Draft, drafts: readonly Draft[]): boolean {
  const numbers = drafts.filter((draft) => isSum(draft) && isPlainName(draft.column.name));
  const parts = billParts(numbers);
  if (target !== wholeOf(parts)) return false;
  const { goods, further } = ownParts(numbers, parts);
  return goods.length > 0 && (further.length > 0 || [parts.tax, parts.discount, parts.shipping].some((draft) => draft !== undefined));
}

/** The last sum of a bill. */
export function wholeOf({ last, total, gross }: Parts): Draft | undefined {
  return last ?? total ?? gross;
}

/** Whether a sum beside a total is no part of it, by its name: what was paid, a commission. */
export function isNoPart({ words }: Draft): boolean {
  return words.some((word) => APART.has(oneOf(word)));
}

/** What a sum is of, and the last word of its name, if that says that it is one: `room` and `total`. */
function splitName(words: readonly string[]): readonly [what: string, last: string] {
  const name = amountName(words).split(' ').map(oneOf);
  // `articulos_total` is read with its head last.
  const [first, last] = [name[0]!, name.at(-1)!];
  if (name.length < 2) return [first, ''];
  if (ENDS.has(last)) return [name.slice(0, -1).join(' '), last];
  return ENDS.has(first) ? [name.slice(1).join(' '), first] : [name.join(' '), ''];
}

/** A word of a sum's name, of one: `items` is an item, `gross` stays. */
export function oneOf(word: string): string {
  return word.replace(/(?<=...)(?<!s)s$/, '');
}

/** Whether two columns hold money in the same unit: both in decimals, both in cents, or both whole by what they are made of. */
function isOfOneUnit(one: Draft, other: Draft): boolean {
  if (isInParts(one.words) !== isInParts(other.words)) return false;
  const isDecimal = [one, other].map(({ column }) => DECIMAL_TYPES.has(column.type.base));
  if (isDecimal[0] !== isDecimal[1]) return false;
  return isDecimal[0] || isInParts(one.words) || [one, other].every(({ kind }) => /^(?:finance\.|commerce\.|expression$)/.test(kind));
}
