import { dictionary, ownMember } from '@seedbed/contract';

const ONES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const WORDS = dictionary<number>(
  Object.fromEntries([
    ...ONES.map((word, value): [string, number] => [word, value]),
    ...TENS.map((word, at): [string, number] => [word, (at + 2) * 10]),
    ['dozen', 12],
    ['hundred', 100],
    ['thousand', 1000],
    ['million', 1_000_000],
  ]),
);
const PARTS = dictionary<number>({
  half: 2,
  halves: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twentieth: 20,
  hundredth: 100,
});
const ORDERS = dictionary<number>({ other: 2, second: 2, ...PARTS });

/** Shares without a number, as they are interpreted; the answer shows the number. */
const VAGUE = dictionary<number>({
  most: 0.8,
  mostly: 0.8,
  mainly: 0.8,
  predominantly: 0.8,
  many: 0.5,
  several: 0.1,
  some: 0.2,
  few: 0.05,
  all: 1,
  every: 1,
  each: 1,
  everything: 1,
  no: 0,
  none: 0,
});

/** A number or share that words begin with, and how many of them it takes. */
export type Amount = { readonly value: number; readonly length: number };
export type ShareAmount = Amount & {
  /** Said as a quantifier: all, no, every. A bare percentage is not. */ readonly isWhole: boolean;
  /** Without a number. */ readonly isVague: boolean;
};

/** `1,000`, `2.5k`, `£20`, `five`, `two hundred`, `a dozen`. */
export function amountAt(words: readonly string[], at: number): Amount | null {
  const first = words[at];
  if (first === undefined) return null;
  if (/^[£$€]$/.test(first)) {
    const next = amountAt(words, at + 1);
    return next && { ...next, length: next.length + 1 };
  }
  const digits = /^[£$€]?([-−]?(?:\d[\d,]*(?:\.\d+)?|\.\d+))([km])?$/.exec(first);
  if (digits) {
    const value = numberIn(digits[1]!) * (digits[2] === 'k' ? 1000 : digits[2] === 'm' ? 1_000_000 : 1);
    const times = /^(?:thousand|million)$/.test(words[at + 1] ?? '') ? WORDS[words[at + 1]!]! : 1;
    return Number.isNaN(value) ? null : { value: value * times, length: times === 1 ? 1 : 2 };
  }
  const known = first === 'a' && /^(?:dozen|hundred|thousand|million)$/.test(words[at + 1] ?? '') ? 1 : ownMember(WORDS, first);
  if (known === undefined) return null;
  let [value, length] = [known, 1];
  for (; ownMember(WORDS, words[at + length] ?? '') !== undefined; length++) {
    const next = WORDS[words[at + length]!]!;
    if (next >= 100 || next === 12) value *= next;
    else if (value % 100 === 0 || (value >= 20 && value % 10 === 0 && next < 10)) value += next;
    else break;
  }
  return { value, length };
}

/** A comma is a thousands separator if possible, otherwise the decimal separator. */
function numberIn(text: string): number {
  const plain = text.replace('−', '-');
  return Number(/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.'));
}

/** `10 %`, `a third of`, `one in ten`, `every second`, `most`, `all`, `no`, followed by `of` and articles. */
export function shareAt(words: readonly string[], at: number): ShareAmount | null {
  // `roughly a third`, and not `about 20 orders`, which is no share.
  if (/^(?:roughly|about|around|approximately|circa|ca)$/.test(words[at] ?? '')) {
    const exact = bareShare(words, at + 1);
    const share = exact && !exact.isWhole && !exact.isVague ? shareAt(words, at + 1) : null;
    return share && { ...share, length: share.length + 1 };
  }
  const found = bareShare(words, at);
  if (!found) return null;
  let end = at + found.length;
  if (words[end] === 'of') end++;
  // `all of the`, `10 % of all our`
  while (/^(?:all|the|our|my|their|these|those|its)$/.test(words[end] ?? '')) end++;
  return { ...found, length: end - at };
}

function bareShare(words: readonly string[], at: number): ShareAmount | null {
  const exact = (value: number, length: number): ShareAmount => ({ value: Math.round(value * 1e6) / 1e6, length, isWhole: false, isVague: false });
  const number = amountAt(words, at);
  if (number) {
    const next = at + number.length;
    if (words[next] === '%' || words[next] === 'percent' || words[next] === 'pct') return exact(number.value / 100, number.length + 1);
    if (words[next] === 'per' && words[next + 1] === 'cent') return exact(number.value / 100, number.length + 2);
    const whole = (words[next] === 'in' && 1) || (words[next] === 'out' && words[next + 1] === 'of' && 2) || 0;
    const of = whole > 0 ? amountAt(words, next + whole) : null;
    // `5 in 50 %` is no share of 1 in 10.
    const isPercent = of !== null && /^(?:%|percent|pct|per)$/.test(words[next + whole + of.length] ?? '');
    if (of && !isPercent && of.value >= number.value && of.value < 1900) return exact(number.value / of.value, number.length + whole + of.length);
    const part = ownMember(PARTS, words[next]?.replace(/(?<=.)s$/, '') ?? '') ?? ownMember(PARTS, words[next] ?? '');
    return part === undefined ? null : exact(number.value / part, number.length + 1);
  }
  const [first = '', second = '', third = ''] = words.slice(at);
  const article = first === 'a' || first === 'an' || first === 'the' ? 1 : 0;
  const part = ownMember(PARTS, words[at + article] ?? '');
  if (part !== undefined && (article === 1 || part === 2)) return exact(1 / part, article + 1);
  const order = ownMember(ORDERS, second);
  if (first === 'every' && order !== undefined) return exact(1 / order, 2);
  const vague = (value: number, length: number): ShareAmount => ({ value, length, isWhole: false, isVague: true });
  if (first === 'a' && second === 'few') return vague(0.05, 2);
  if (first === 'the' && second === 'most') return vague(0.8, 2);
  if (/^(?:nearly|almost)$/.test(first) && /^(?:all|every)$/.test(second)) return vague(0.95, 2);
  if (/^(?:hardly|barely)$/.test(first) && second === 'any') return vague(0.02, 2);
  if (first === 'the' && (second === 'majority' || second === 'minority') && third === 'of') return vague(second === 'majority' ? 0.7 : 0.3, 2);
  const known = ownMember(VAGUE, first);
  if (known === undefined) return null;
  return { value: known, length: 1, isWhole: known === 0 || known === 1, isVague: known > 0 && known < 1 };
}

/** How many, with both ends; `high` is Infinity if nothing bounds it. */
export type Span = { readonly low: number; readonly high: number; readonly length: number };

const AT_LEAST = [
  ['at', 'least'],
  ['no', 'less', 'than'],
  ['no', 'fewer', 'than'],
  ['not', 'less', 'than'],
  ['minimum'],
  ['min'],
  ['>='],
  ['a', 'minimum', 'of'],
];
const AT_MOST = [['at', 'most'], ['no', 'more', 'than'], ['not', 'more', 'than'], ['up', 'to'], ['maximum'], ['max'], ['<='], ['a', 'maximum', 'of']];
const MORE = [['more', 'than'], ['over'], ['above'], ['greater', 'than'], ['larger', 'than'], ['higher', 'than'], ['bigger', 'than'], ['>'], ['exceeding']];
const LESS = [['less', 'than'], ['fewer', 'than'], ['under'], ['below'], ['lower', 'than'], ['smaller', 'than'], ['<'], ['cheaper', 'than']];

/** `at least 3`, `between 5 and 20`, `2 to 5`, `exactly 2`, `over 100`, `3 or more`. `step` lies between a bound and the next number: 1 for counts. */
export function spanAt(
  words: readonly string[],
  at: number,
  step: number,
  one: (words: readonly string[], at: number) => Amount | null = amountAt,
): Span | null {
  const begins = (forms: readonly (readonly string[])[]): number =>
    Math.max(0, ...forms.filter((form) => form.every((word, i) => words[at + i] === word)).map((form) => form.length));
  const ends: readonly (readonly [typeof MORE, (value: number) => readonly [number, number]])[] = [
    [AT_LEAST, (value) => [value, Infinity]],
    [AT_MOST, (value) => [-Infinity, value]],
    [MORE, (value) => [value + step, Infinity]],
    [LESS, (value) => [-Infinity, value - step]],
  ];
  for (const [forms, spanOf] of ends) {
    const skip = begins(forms);
    const amount = skip > 0 ? one(words, at + skip) : null;
    if (!amount) continue;
    const [low, high] = spanOf(amount.value);
    return { low, high, length: skip + amount.length };
  }
  const opened = /^(?:between|from)$/.test(words[at] ?? '')
    ? 1
    : /^(?:exactly|precisely|equal|just|=)$/.test(words[at] ?? '')
      ? words[at + 1] === 'to'
        ? 2
        : 1
      : 0;
  const first = one(words, at + opened);
  if (!first) return null;
  const next = at + opened + first.length;
  if (/^(?:and|to|or|until|-|–)$/.test(words[next] ?? '') && !(opened > 0 && words[at] !== 'between' && words[at] !== 'from')) {
    const last = one(words, next + 1);
    if (last && last.value >= first.value && (opened > 0 || words[next] !== 'and'))
      return { low: first.value, high: last.value, length: opened + first.length + 1 + last.length };
    const open = words[next] === 'or' && (words[next + 1] === 'more' ? 1 : /^(?:less|fewer)$/.test(words[next + 1] ?? '') ? -1 : 0);
    if (open) return { low: open > 0 ? first.value : -Infinity, high: open > 0 ? Infinity : first.value, length: opened + first.length + 2 };
  }
  if (words[at] === 'between' || words[at] === 'from') return null;
  if (words[next] === '+') return { low: first.value, high: Infinity, length: opened + first.length + 1 };
  return { low: first.value, high: first.value, length: opened + first.length };
}
