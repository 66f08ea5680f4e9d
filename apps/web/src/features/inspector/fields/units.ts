import { dictionary } from '@seedbed/contract';

/** Units that a number may be written in, each as a multiple of the first one that its family counts in. */
const FAMILIES: readonly Readonly<Record<string, number>>[] = [
  dictionary({ ms: 1, s: 1e3, min: 6e4, h: 3.6e6, d: 8.64e7, w: 6.048e8, y: 3.1536e10 }),
  dictionary({ B: 1, kB: 1e3, MB: 1e6, GB: 1e9, KiB: 1024, MiB: 1_048_576 }),
  dictionary({ '%': 1 }),
];
const OTHER_NAMES: Readonly<Record<string, string>> = dictionary({
  day: 'd', days: 'd', hour: 'h', hours: 'h', minute: 'min', minutes: 'min', m: 'min', sec: 's', seconds: 's', week: 'w', weeks: 'w', year: 'y', years: 'y',
  bytes: 'B', b: 'B', kb: 'kB', mb: 'MB', gb: 'GB',
}); // prettier-ignore
const SHORT: Readonly<Record<string, number>> = dictionary({ k: 1e3, K: 1e3, M: 1e6, B: 1e9 });

const NUMBER = /^([+-]?(?:\d[\d,_ ]*)?(?:\.\d*)?(?:e[+-]?\d+)?)\s*(.*)$/i;

/**
 * Parses a number as people write it: `1,200`, `1e6`, `2.5k`, also with a unit of the same kind, converted to the unit of the field: `3 h`
 * in a field of minutes is 180; `$12` and `12 USD` are 12. Null if it is not a number.
 */
export function parseNumber(written: string, unit?: string): number | null {
  const [, digits = '', rest = ''] =
    NUMBER.exec(
      written
        .trim()
        .replace(/^[$€£¥]\s*/, '')
        .replaceAll('−', '-'),
    ) ?? [];
  if (!/\d/.test(digits)) return null;
  const number = Number(digits.replaceAll(/[,_ ]/g, ''));
  if (!Number.isFinite(number)) return null;
  const name = rest.trim();
  if (name === '' || name === unit) return number;
  const factor = factorOf(name, unit) ?? (Object.hasOwn(SHORT, name) ? SHORT[name]! : null);
  return factor === null ? null : Number((number * factor).toPrecision(15));
}

function factorOf(name: string, unit: string | undefined): number | null {
  if (unit === undefined) return null;
  const known = OTHER_NAMES[name] ?? OTHER_NAMES[name.toLowerCase()] ?? name;
  const family = FAMILIES.find((one) => Object.hasOwn(one, unit));
  return family && Object.hasOwn(family, known) ? family[known]! / family[unit]! : null;
}

const WORDS: Readonly<Record<string, string>> = dictionary({ d: 'days', w: 'weeks', y: 'years', B: 'bytes' });

/** The words for a unit after a number. */
export function unitWords(unit: string): string {
  return WORDS[unit] ?? unit;
}

/** Converts a large number to a larger unit: 1,095 days are `3 years`. Null if the number is clear enough. */
export function inLargerUnit(value: number, unit: string | undefined): string | null {
  const family = unit === undefined ? undefined : FAMILIES.find((one) => Object.hasOwn(one, unit));
  if (!family || !unit || value === 0) return null;
  const base = Math.abs(value) * family[unit]!;
  // No conversion below the smallest unit: half a per cent, a part of a millisecond.
  const larger = Object.entries(family)
    .filter(([one]) => one !== 'w' && !one.endsWith('iB'))
    .findLast(([, size]) => size <= base * 1.0001);
  if (!larger) return null;
  const [name, factor] = larger;
  const shown = Number((base / factor).toPrecision(3));
  return factor === family[unit] || Math.abs(value) < 10 ? null : `${Math.abs(shown * factor - base) < base / 1e6 ? '' : 'about '}${shown} ${unitWords(name)}`;
}

const PLAIN = new Intl.NumberFormat('en-US', { maximumFractionDigits: 12, useGrouping: true });

/** The number as written in a field. */
export function writeNumber(value: number): string {
  return Math.abs(value) >= 1e15 || (value !== 0 && Math.abs(value) < 1e-6) ? String(value) : PLAIN.format(value);
}

/** Rounds to this many digits, but keeps all digits before the point: 36.14 for 36.1386139, 12346 for 12345.6. */
export function roundedTo(value: number, digits: number): number {
  const whole = Math.floor(Math.log10(Math.abs(value))) + 1;
  return value === 0 ? 0 : Number(value.toPrecision(Math.min(100, Math.max(digits, whole))));
}

/** Steps that suit the size of a number: 0.01 for 0.6, 1 for 48.2, 100 for 12,000. */
export function stepOf(value: number | undefined, whole: boolean): number {
  const size = value ? Math.floor(Math.log10(Math.abs(value))) : 0;
  const step = 10 ** Math.min(3, Math.max(-4, size - 1));
  return whole ? Math.max(1, step) : step;
}
