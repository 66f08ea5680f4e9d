import type { Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';

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
  | 'due';

/** English names without currencies and units; names in other languages are translated before. */
const NAMES: Readonly<Record<BillPart, RegExp>> = {
  subtotal:
    /^(?:sub ?total(?: amount| price)?|amount sub ?total|(?:item|product|goods|merchandise|service)s? (?:sub ?)?total|zwischen sum|(?:taxable|base) (?:amount|total|price|fare|cost)|(?:(?:amount|total|price|sum) )?(?:before|excl|excluding|exclude|without|exc) (?:tax|vat))$/,
  net: /^(?:net|net (?:amount|total|price|value|sum)|(?:amount|total|price|sum) net)$/,
  amount: /^(?:amount|sum|fare)$/,
  total:
    /^(?:total|(?:total|order|invoice|bill|sales?|purchase|booking|receipt|cart) (?:total|amount)|total (?:price|cost|value|sum|bill|charges?|fare)|(?:amount|price|cost) total)$/,
  gross: /^(?:gross|gross (?:amount|total|price|value|sum)|(?:amount|total|price|sum) gross|(?:total|amount) (?:incl|including|include|inc|with) (?:tax|vat))$/,
  last: /^(?:(?:grand|final) total|final (?:amount|price|cost)|total (?:payable|to pay|due)|(?:amount|net) payable|payable(?: amount)?|net to pay)$/,
  tax: /^(?:(?:total )?(?:tax|vat|gst)|sales tax|(?:tax|vat|gst|sales tax) (?:amount|total)|amount (?:tax|vat))$/,
  rate: /^(?:tax|vat|gst|sales tax)(?: rate| percent| percentage| rate percent)$/,
  discount: /^(?:(?:total )?(?:discount|rebate)s?|(?:discount|rebate|coupon) (?:amount|total|value|discount)|amount (?:discount|rebate))$/,
  discountRate: /^(?:discount|rebate) (?:rate|percent|percentage|pct)$/,
  shipping: /^(?:shipping|delivery|freight|postage)(?: (?:cost|fee|charge|amount|total|price)s?)?$/,
  tip: /^(?:tip|gratuity|tip amount)$/,
  fee: /^(?:service|handling|booking|processing|platform|convenience|packaging|packing|cleaning|additional|extra|other|transfer|transaction|bank|commission) (?:fee|charge|cost)s?$|^(?:fee|tariff|commission)s?(?: amount)?$/,
  paid: /^(?:(?:amount|total) paid|paid(?: (?:amount|total))?)$/,
  due: /^(?:(?:balance|amount|total) (?:due|remaining|open|outstanding|owed|pending)|(?:due|remaining|open|outstanding|pending) (?:amount|balance|total)|due|balance)$/,
};

/** Words for the unit of a sum. */
const CURRENCIES = wordSet('currencies and their parts');

/** The columns of a row that make up a bill: the first of each part. */
export function billParts(numbers: readonly Draft[]): Partial<Record<BillPart, Draft>> {
  const parts: Partial<Record<BillPart, Draft>> = {};
  for (const draft of numbers) {
    const name = draft.words.filter((word) => !CURRENCIES.has(word)).join(' ');
    const part = (Object.keys(NAMES) as BillPart[]).find((each) => NAMES[each].test(name));
    if (part) parts[part] ??= draft;
  }
  return parts;
}
