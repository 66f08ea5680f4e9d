import type { Attribute } from '../pack.ts';
import { wordSet } from '../../../read/words.ts';

const MONEY = wordSet('headings of money');
const CURRENCY = wordSet('currencies of headings');
/** Units at the end of a column's name. */
const UNITS = wordSet('units of headings');
const STEPS = [1000, 500, 100, 50, 25, 10, 5];

export type Numbers = {
  readonly attribute: Omit<Attribute, 'names'>;
  /** The name without its unit. */
  readonly without: string;
  readonly read: (text: string) => number | undefined;
};

/** Numbers with their range, unit and digits; null if any value is none. */
export function numbersOf(words: readonly string[], texts: readonly string[]): Numbers | null {
  const numbers = texts.map(numberOf);
  if (numbers.some((number) => number === undefined)) return null;
  // A number with a zero before it is a name, not a size.
  if (texts.some((value) => /^0\d/.test(value))) return null;
  const values = numbers as number[];
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const decimals = Math.max(...texts.map((value) => /[.,](\d+)\D*$/.exec(value.replace(/,(?=\d{3}(?:\D|$))/g, ''))?.[1]!.length ?? 0), 0);
  const last = words.at(-1)!;
  const money = words.some((word) => MONEY.has(word)) || CURRENCY.has(last) || texts.some((value) => /[€$£]/.test(value));
  const percent = texts.every((value) => value.endsWith('%')) || /^(?:percent|pct)$/.test(last);
  const unit = percent ? '%' : UNITS.has(last) && words.length > 1 ? last : undefined;
  const bare = (UNITS.has(last) || CURRENCY.has(last)) && words.length > 1 ? words.slice(0, -1) : words;
  const step = decimals === 0 && max > min ? STEPS.find((each) => values.every((value) => value % each === 0)) : undefined;
  return {
    attribute: {
      kind: money ? 'money' : 'number',
      ...(unit && !money && { unit }),
      min,
      max,
      ...(step && { step }),
      ...(!money && decimals > 0 && { decimals }),
    },
    without: bare.join(' '),
    read: numberOf,
  };
}

/** `1,250.50`, `12 %`, `€ 3.20`. */
function numberOf(text: string): number | undefined {
  const plain = text.replace(/^[€$£]\s*|\s*[€$£%]$/g, '').replace(/,(?=\d{3}(?:\D|$))/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) && Math.abs(Number(plain)) <= Number.MAX_SAFE_INTEGER ? Number(plain) : undefined;
}
