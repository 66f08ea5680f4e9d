import { dictionaryOf } from '@seedbed/contract';

/** Luhn's check digit for a number without it (ISO/IEC 7812): cards, IMEI. */
export function luhn(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    const doubled = i % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return (10 - (sum % 10)) % 10;
}

/** Check digit of EAN-13, ISBN-13 (12 digits given), EAN-8 (7) and UPC-A (11): weights 3, 1 from the right. */
export function ean(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += (digits.charCodeAt(digits.length - 1 - i) - 48) * (i % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

/** The two check digits of an IBAN (ISO 13616, mod 97-10). */
export function ibanCheck(country: string, account: string): string {
  const digits = `${account}${country}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + (digit.charCodeAt(0) - 48)) % 97;
  return String(98 - rest).padStart(2, '0');
}

const VIN_VALUE = dictionaryOf<number>([
  ...[...'ABCDEFGH'].map((letter, i) => [letter, i + 1] as const),
  ...[...'JKLMN'].map((letter, i) => [letter, i + 1] as const),
  ['P', 7],
  ['R', 9],
  ...[...'STUVWXYZ'].map((letter, i) => [letter, i + 2] as const),
]);
const VIN_WEIGHT = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The ninth character of a vehicle identification number (49 CFR 565), from all seventeen with any ninth. */
export function vinCheck(vin: string): string {
  let sum = 0;
  for (let i = 0; i < 17; i++) sum += (VIN_VALUE[vin[i]!] ?? Number(vin[i])) * VIN_WEIGHT[i]!;
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}
