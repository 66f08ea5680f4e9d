import { dictionary } from '@seedbed/contract';
import type { Attribute } from '../packs/pack.ts';
import { regexOfPattern } from './regex-of-pattern.ts';

/** Numbers that end in a check digit, and how many characters they have at least and at most, as they are printed. */
const LENGTHS: Readonly<Record<string, readonly [number, number]>> = dictionary({
  'commerce.ean': [12, 13],
  'commerce.upc': [12, 13],
  'commerce.isbn': [13, 17],
  'finance.iban': [15, 34],
  'finance.creditCardNumber': [13, 19],
  'phone.imei': [15, 15],
  'vehicle.vin': [17, 17],
});

/**
 * Whether a generator makes exactly the number that an attribute describes. Its check digit is right, and the number is unassigned; a form
 * with random digits has neither, so it applies only if the trade means another number (a library's barcode is no EAN).
 */
export function hasCheckDigit(kind: string, { pattern }: Attribute): boolean {
  if (pattern === undefined || !Object.hasOwn(LENGTHS, kind)) return false;
  const [least, most] = LENGTHS[kind]!;
  const { longest } = regexOfPattern(pattern);
  return longest >= least && longest <= most;
}
