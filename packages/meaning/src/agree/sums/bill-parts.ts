import type { Draft } from '../../edits/draft.ts';
import { wordSet, matcher, type Matcher } from '../../read/words.ts';

/** The meaning of a bill's column, by its name alone. */
export type BillPart =
  | 'subtotal'
  | 'net'
  | 'amount'
  | 'total'
  | 'gross'
  | 'last'
  | 'tax'
  | 'rate'
  | 'discount'
  | 'discountRate'
  | 'shipping'
  | 'tip'
  | 'fee'
  | 'paid'
  | 'credited'
  | 'due';

/** English names without currencies and units; names in other languages are translated before. */
const NAMES: Readonly<Record<BillPart, Matcher>> = {
  subtotal: matcher('named subtotal amount'),
  net: matcher('named net amount'),
  amount: /^(?:amount|sum|fare)$/,
  total: matcher('named total total'),
  gross: matcher('named gross amount'),
  last: matcher('named grand total'),
  tax: matcher('named total tax'),
  rate: matcher('tax rates'),
  discount: matcher('named total discount'),
  discountRate: matcher('discount in percent of a product'),
  shipping: matcher('named shipping cost'),
  tip: /^(?:tip|gratuity|tip amount)$/,
  fee: matcher('named service fee'),
  paid: matcher('named amount paid'),
  credited: matcher('named amount credited'),
  due: matcher('named balance due'),
};

/** Words for the unit of a sum. */
const CURRENCIES = wordSet('currencies and their parts');

/** The name of an amount without its currency and its part: `unit price` of `unit_price_cents`. */
export function amountName(words: readonly string[]): string {
  const name = words.filter((word) => !CURRENCIES.has(word));
  return (name.length === 0 ? words : name).join(' ');
}

/** Whether a name says that it is money, by a currency or a part of one: `amount_cents`. */
export function isInParts(words: readonly string[]): boolean {
  return words.some((word) => CURRENCIES.has(word));
}

/** The columns of a row that make up a bill: the first of each part. */
export function billParts(numbers: readonly Draft[]): Partial<Record<BillPart, Draft>> {
  const parts: Partial<Record<BillPart, Draft>> = {};
  for (const draft of numbers) {
    const name = amountName(draft.words);
    const part = (Object.keys(NAMES) as BillPart[]).find((each) => NAMES[each].test(name));
    if (part) parts[part] ??= draft;
  }
  return parts;
}
