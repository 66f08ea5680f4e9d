import { wordSet } from '../../read/words.ts';

/** Short forms of units as they are at the end of names, and the words for them. */
const UNITS = wordSet('units at the end of names');

/** Prices and costs: a unit price differs from that of the whole. */
const SUMS = wordSet('prices and costs');

/** The quantity of a number, without its unit: `weight kg`, `speed km h`, `dose l ha`. Keeps at least one word. */
export function withoutUnit(words: readonly string[]): readonly string[] {
  let end = words.length;
  while (
    end > 1 &&
    (UNITS.has(words[end - 1]!) || (words[end - 1] === 'per' && end < words.length) || (/^[23]$/.test(words[end - 1]!) && UNITS.has(words[end - 2]!)))
  )
    end--;
  return end === words.length ? words : words.slice(0, end);
}

/** Whether only one of the two is a unit price: neither `price` nor `sqft` means `price per sqft`. */
export function isOtherRate(one: readonly string[], other: readonly string[]): boolean {
  return rateOf(one) !== rateOf(other);
}

function rateOf(words: readonly string[]): string | null {
  const at = words.indexOf('per');
  return at > 0 && SUMS.has(words[at - 1]!) ? words.slice(at - 1).join(' ') : null;
}
