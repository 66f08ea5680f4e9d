import type { Domain, SqlType } from '@seedbed/contract';
import { parseDate } from '../../values/civil-date.ts';
import { power } from './power.ts';
import { parseTimestamp } from './parse-timestamp.ts';

/**
 * How values of an ordered type map to whole numbers: integers unchanged, numerics scaled, dates in days, timestamps
 * and times in µs. Null for types without such an order.
 */
export type Scale = {
  readonly kind: 'int' | 'decimal' | 'double' | 'date' | 'timestamp' | 'time';
  /** Decimal digits after the decimal point. */
  readonly digits: number;
  /** The natural step in whole numbers: 1, or a second for timestamps and times. */
  readonly step: number;
  parse(value: number | string): number | null;
};

/** Both ends included; within ±(2^53 − 1). */
export type Bounds = { readonly min: number; readonly max: number };

const WIDEST = Number.MAX_SAFE_INTEGER;
const DAY = 86_400_000_000;
const WHOLE: Scale = { kind: 'int', digits: 0, step: 1, parse: (value) => scaled(value, 0) };
const TIMESTAMP: Scale = { kind: 'timestamp', digits: 0, step: 1_000_000, parse: (value) => (typeof value === 'number' ? value : parseTimestamp(value)) };

/** Decimal digits of a numeric without a scale of its own. */
const FREE_DIGITS = 2;

export function scaleOf(type: SqlType): Scale | null {
  switch (type.base) {
    case 'int2':
    case 'int4':
    case 'int8':
    case 'oid':
      return WHOLE;
    case 'numeric':
    case 'money': {
      const digits = Math.max(0, Math.min(15, type.scale ?? FREE_DIGITS));
      return { kind: 'decimal', digits, step: 1, parse: (value) => scaled(value, digits) };
    }
    case 'float4':
    case 'float8':
      return { kind: 'double', digits: FREE_DIGITS, step: 1, parse: (value) => scaled(value, FREE_DIGITS) };
    case 'date':
      return { kind: 'date', digits: 0, step: 1, parse: (value) => (typeof value === 'number' ? value : parseDate(value.slice(0, 10))) };
    case 'timestamp':
    case 'timestamptz':
      return TIMESTAMP;
    case 'time':
    case 'timetz':
      return { kind: 'time', digits: 0, step: 1_000_000, parse: (value) => (typeof value === 'number' ? value : parseTime(value)) };
    default:
      return null;
  }
}

/** Dates, times and timestamps, whose multiples are in days or seconds. */
export function isTimeScale({ kind }: Scale): boolean {
  return kind === 'date' || kind === 'time' || kind === 'timestamp';
}

/** Whole numbers of the scale per unit of multiples and orders: the number 1, a day, a second. */
export function stepsOfUnit({ kind, digits }: Scale): number {
  return kind === 'timestamp' || kind === 'time' ? 1_000_000 : power(10, digits);
}

/** The bounds of a domain, in whole numbers of the scale. Open ends come from the type, or are ±(2^53 − 1). */
export function boundsOf(scale: Scale, domain: Domain): Bounds {
  const low = domain.min === undefined ? null : scale.parse(domain.min);
  const high = domain.max === undefined ? null : scale.parse(domain.max);
  let min = low === null ? lowest(scale) : Math.ceil(low);
  let max = high === null ? highest(scale) : Math.floor(high);
  if (domain.minExclusive && low !== null && min === low) min++;
  if (domain.maxExclusive && high !== null && max === high) max--;
  return { min: Math.max(min, -WIDEST), max: Math.min(max, WIDEST) };
}

/** Dates of the years 1 to 9999 by default. */
function lowest({ kind }: Scale): number {
  return kind === 'date' ? -719_162 : kind === 'timestamp' ? -719_162 * DAY : kind === 'time' ? 0 : -WIDEST;
}

function highest({ kind }: Scale): number {
  return kind === 'date' ? 2_932_896 : kind === 'timestamp' ? Math.min(WIDEST, 2_932_896 * DAY) : kind === 'time' ? DAY - 1 : WIDEST;
}

/** `12.345` with two digits is 1234.5; the caller rounds bounds inwards. Null for anything that is not a number. */
export function scaled(value: number | string, digits: number): number | null {
  const text = String(value).trim();
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text)) return null;
  // The point is moved in the text, for 1.1 times 100 is not 110.
  const [mantissa = '0', exponent = '0'] = text.toLowerCase().split('e');
  return Number(`${mantissa}e${Number(exponent) + digits}`);
}

function parseTime(text: string): number | null {
  const match = /^(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,6}))?)?/.exec(text);
  if (!match) return null;
  const seconds = (Number(match[1]) * 60 + Number(match[2])) * 60 + Number(match[3] ?? 0);
  return seconds * 1_000_000 + Number((match[4] ?? '').padEnd(6, '0'));
}
