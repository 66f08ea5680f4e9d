import type { GoldLine } from './line.ts';
import { relationHolds } from './relation.ts';

/** Why a column differs from its line; misses are counted by this class. */
export type Miss = 'kind' | 'magnitude' | 'vocabulary' | 'form' | 'relation' | 'plain';

/** A column of 40 rows as inference makes it. Cells are text, as Postgres would print them. */
export type Made = {
  readonly values: readonly (string | null)[];
  /** The other columns of the same rows. */
  readonly sibling: (column: string) => readonly (string | null)[] | undefined;
  /** Inference found nothing better than a value of the type. */
  readonly isPlain: boolean;
};

/**
 * Compares generated values with the gold line: null if they are plausible. Each test runs only if the earlier ones
 * passed.
 */
export function judge(line: GoldLine, made: Made): Miss | null {
  const values = made.values.filter((value) => value !== null);
  if (values.length === 0) return line.nulls >= 0.9 ? null : 'kind';
  if (!fitsKind(line, values)) return 'kind';
  if (line.range && !fitsRange(line, values)) return 'magnitude';
  if (line.pattern) {
    if (!most(values, (value) => line.pattern!.test(value))) return 'form';
  } else if (line.kind === 'code' && new Set(values).size * 2 < values.length) return 'form';
  if (!line.pattern && (line.kind === 'label' || line.kind === 'text')) {
    if (line.values.length > 0 && !sharesVocabulary(line, values)) return made.isPlain ? 'plain' : 'vocabulary';
    if (line.values.length === 0 && made.isPlain) return 'plain';
  }
  return line.relation && !relationHolds(line.relation, made) ? 'relation' : null;
}

function fitsKind({ kind }: GoldLine, values: readonly string[]): boolean {
  const [numbers, times, flags] = [values.every(isNumber), values.every(isTime), values.every((value) => /^(?:t|f|true|false)$/.test(value))];
  if (kind === 'number' || kind === 'money') return numbers;
  if (kind === 'time') return times;
  if (kind === 'flag') return flags || values.every((value) => value === '0' || value === '1');
  if (kind === 'document') return values.every((value) => /^[[{]/.test(value));
  if (kind === 'text') return !times && !flags && !most(values, isNumber);
  return kind === 'code' ? !flags : !times;
}

function isNumber(value: string): boolean {
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(value);
}

function isTime(value: string): boolean {
  return /^\d{4}-\d\d-\d\d(?:[ T]|$)|^\d\d:\d\d(?::\d\d|$)/.test(value);
}

/** Numbers: the central 90 % of both overlap by half or more on a scale of powers of ten. Times: four in five lie between low and high. */
function fitsRange({ kind, range }: GoldLine, values: readonly string[]): boolean {
  const [low, , high] = range!;
  if (kind === 'time') {
    const isDay = /^\d{4}-/.test(low) && /^\d{4}-/.test(high);
    const [from, until] = isDay ? [yearsLater(low, -UNKNOWN_YEARS), `${yearsLater(high, UNKNOWN_YEARS)}~`] : [low, high];
    return values.filter((value) => value >= from && value <= until).length >= 0.8 * values.length;
  }
  const sorted = values.map(Number).toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))]!;
  return overlap([Number(low), Number(high)], [at(0.05), at(0.95)]) >= 0.5;
}

/**
 * An author cannot know since when a system has been in use, nor on which day our rows are generated: dates may differ
 * by this many years.
 */
const UNKNOWN_YEARS = 2;

function yearsLater(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}

/**
 * What two ranges share of the wider: by powers of ten, and by the number itself where the expected one spans less than a doubling, as years do, or begins
 * at zero or below, where powers of ten have no place.
 */
export function overlap(expected: readonly [number, number], found: readonly [number, number]): number {
  const [low, high] = expected;
  const isEven = low <= 0 || high / low < 2;
  const scale = isEven ? (x: number): number => x : (x: number): number => Math.log10(Math.max(x, low / 100));
  const least = isEven ? 0.02 * Math.max(-low, high) : 0.1;
  const wide = (pair: readonly [number, number]): [number, number] => {
    const [from, to] = [scale(pair[0]), scale(pair[1])];
    const lacking = Math.max(0, least - (to - from)) / 2;
    return [from - lacking, to + lacking];
  };
  const [a, b] = [wide(expected), wide(found)];
  return Math.max(0, Math.min(a[1], b[1]) - Math.max(a[0], b[0])) / Math.max(a[1] - a[0], b[1] - b[0]);
}

/** One value in five is of the list, or shares a word with it: nobody lists every ship, and a `vehicle carrier` is of the world of `bulk carrier`. */
function sharesVocabulary({ values: listed }: GoldLine, values: readonly string[]): boolean {
  const whole = new Set(listed.map(folded));
  const words = new Set(listed.flatMap(wordsOf));
  const known = values.filter((value) => whole.has(folded(value)) || wordsOf(value).some((word) => words.has(word)));
  return known.length * 5 >= values.length;
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Words that carry meaning: four letters or more. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? []
  );
}

function most<T>(values: readonly T[], holds: (value: T) => boolean): boolean {
  return values.filter(holds).length * 2 > values.length;
}
