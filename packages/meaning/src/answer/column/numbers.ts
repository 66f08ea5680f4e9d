import type { Generator, SqlType } from '@seedbed/contract';

export type NumberRange = {
  readonly low?: number | undefined;
  readonly middle?: number | undefined;
  readonly high?: number | undefined;
  readonly step?: number | undefined;
  readonly shape?: string | undefined;
};

/** The number of bars on either side of the middle of a distribution. */
const BARS = 6;

/** Numbers between two ends: each alike, or with half of them below the middle and most near it. */
export function numbersBetween(range: NumberRange, type: SqlType): Generator {
  const { low = Math.min(0, range.middle ?? 0), high = range.middle === undefined ? low + 100 : low + 2 * (range.middle - low), shape } = range;
  const round = range.step ?? stepOf(type, low, high, range.middle ?? low);
  const middle = range.middle ?? middleOf(low, high, shape);
  const even = range.middle === undefined && (shape === undefined || shape === 'even');
  if (even && Number.isInteger(low) && Number.isInteger(high) && round === 1) return { kind: 'number.int', parameters: { min: low, max: high } };
  if (even || low === high) return { kind: 'distribution', parameters: { distribution: 'uniform', min: low, max: high, round } };
  return { kind: 'distribution', parameters: { distribution: 'empirical', knots: [...bars(low, middle, true), ...above(middle, high)], round } };
}

/** Half of the numbers, thinner away from the middle. */
function bars(from: number, to: number, rising: boolean): { from: number; to: number; weight: number }[] {
  if (!(to > from)) return [];
  const width = (to - from) / BARS;
  const total = (BARS * (BARS + 1)) / 2;
  return Array.from({ length: BARS }, (_, i) => ({
    from: from + i * width,
    to: i === BARS - 1 ? to : from + (i + 1) * width,
    weight: (rising ? i + 1 : BARS - i) / total,
  }));
}

/** Far above the middle lies little: there the bars widen, so that half of few rows lie below the middle as well. */
function above(middle: number, high: number): { from: number; to: number; weight: number }[] {
  if (!(middle > 0 && high > WIDE * middle)) return bars(middle, high, false);
  const ends = Array.from({ length: BARS + 1 }, (_, i) => (i === BARS ? high : middle * (high / middle) ** (i / BARS)));
  return bars(0, BARS, false).map(({ weight }, i) => ({ from: ends[i]!, to: ends[i + 1]!, weight }));
}

/** Above this multiple of the median, an end is far from it. */
const WIDE = 10;

function middleOf(low: number, high: number, shape: string | undefined): number {
  return low + (high - low) * (shape === 'right-skewed' ? 0.2 : shape === 'left-skewed' ? 0.8 : 0.5);
}

/** Steps of one for whole numbers, otherwise by the type and the ends. */
function stepOf({ base, scale }: SqlType, low: number, high: number, middle: number): number {
  if (base.startsWith('int')) return 1;
  // Whole ends mean whole values if the type does not require decimals; values between 0 and 1 are not whole.
  const shown = Math.max(decimals(low), decimals(high), decimals(middle), high - low > 1 || low >= 1 ? 0 : 2);
  if (scale === undefined && base !== 'money') return 1 / 10 ** shown;
  const digits = Math.max(shown, high - low < 10 ? 2 : high - low < 1000 ? 1 : 0);
  return 1 / 10 ** Math.min(scale ?? 2, scale === undefined ? digits : Math.max(digits, Math.min(scale, 2)));
}

function decimals(number: number): number {
  const text = String(number);
  return text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
}
