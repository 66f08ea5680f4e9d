import type { SqlType } from '@seedbed/contract';
import { formatDate, rangeText } from '@seedbed/engine';
import { MockFault } from '../../../core/index.ts';
import { readArray } from './array.ts';
import { bitsText, byteaText, cutToBytes } from './bytes.ts';
import { readDateTime } from './date-input.ts';
import { floatText } from './float.ts';
import { geometryText, isGeometry } from './geometry.ts';
import { cidrText, inetText, mac8Text, macText } from './inet.ts';
import { moneyText } from './money.ts';
import { intervalText, readInterval } from './interval.ts';
import { rounded, scaled, unscaled } from './numeric.ts';
import { readRange } from './range.ts';
import { readRecord } from './record.ts';
import { compareTexts } from './texts.ts';
import { DATE_END, dayAndTime, daysOf, readMoment, timeText } from './time.ts';

/**
 * Reads a text as a value of a type, and gives it as Postgres prints it. Throws Postgres' own codes: 22P02, 22003, 22001, 22007, 22008 …; and PGRST127
 * for forms that only Postgres reads, or that only some of its versions read. `fits: false` leaves out lengths and precision, as a comparison does.
 */
export function readInput(type: SqlType, text: string, fits = true): string {
  if (text.includes('\0')) throw fault('22021', 'invalid byte sequence for encoding "UTF8": 0x00');
  switch (type.kind) {
    case 'enum':
      if (type.labels!.includes(text)) return text;
      throw fault('22P02', `invalid input value for enum ${shortName(type.name)}: "${text}"`);
    case 'array':
      return readArray(type, text, (each) => readInput(type.element!, each, fits));
    case 'composite':
      return readRecord(type, text, (of, each) => readInput(of, each, fits));
    case 'range':
      return rangeText(readRange(type, text, readInput));
    case 'multirange':
      return multirange(type, text);
    default:
      return isGeometry(type.base) ? geometryText(type.base, text) : baseValue(type, text, fits);
  }
}

function baseValue(type: SqlType, text: string, fits: boolean): string {
  switch (type.base) {
    case 'text':
    case 'citext':
    case 'refcursor':
      return text;
    case 'int2':
      return integer(text, 'smallint', -32_768n, 32_767n);
    case 'int4':
      return integer(text, 'integer', -2_147_483_648n, 2_147_483_647n);
    case 'int8':
      return integer(text, 'bigint', -(2n ** 63n), 2n ** 63n - 1n);
    case 'oid':
      return oid(text);
    case 'numeric':
      return numeric(type, text, fits);
    case 'float4':
    case 'float8':
      return float(type, text);
    case 'bool':
      return bool(text);
    case 'uuid':
      return uuid(text);
    case 'date':
    case 'timestamp':
    case 'timestamptz':
      return moment(type.base, text, fits ? type.scale : undefined);
    case 'time':
    case 'timetz':
      return time(type.base, text, fits ? type.scale : undefined);
    case 'interval':
      return interval(type, text, fits);
    case 'json':
    case 'jsonb':
      return json(text);
    case 'varchar':
    case 'bpchar':
      return fits ? withinLength(type, text) : text;
    case 'name':
      return cutToBytes(text, 63);
    case 'inet':
      return addressText('inet', text, inetText(text));
    case 'cidr':
      if (/^0x/i.test(text)) throw MockFault.unsupported('Networks of hexadecimal digits.');
      return addressText('cidr', text, cidrText(text));
    case 'macaddr': {
      const read = macText(text);
      if (read === 'range') throw fault('22003', `invalid octet value in "macaddr" value: "${text}"`);
      return addressText('macaddr', text, read);
    }
    case 'macaddr8':
      return addressText('macaddr8', text, mac8Text(text));
    case 'money':
      return money(text);
    case 'bit':
    case 'varbit':
      return bitsText(type, text, fits);
    case 'bytea':
      return byteaText(text);
    default:
      return asPrinted(type, text);
  }
}

/** Types whose values are taken only in the form that Postgres prints. */
const PRINTED: ReadonlyMap<string, RegExp> = new Map([
  ['tsvector', /^(?:'(?:[^'\\]|'')*'(?::\d+[A-D]?(?:,\d+[A-D]?)*)?(?: (?!$)|$))*$/],
  ['pg_lsn', /^(?:0|[1-9A-F][\dA-F]{0,7})\/(?:0|[1-9A-F][\dA-F]{0,7})$/],
  ['char', /^[ -~]?$/],
  // PostGIS prints bytes.
  ['geometry', /^(?:[\dA-F]{2})+$/],
  ['geography', /^(?:[\dA-F]{2})+$/],
  ['ltree', /^[A-Za-z\d_]{1,255}(?:\.[A-Za-z\d_]{1,255})*$/],
  // Text without marks.
  ['xml', /^[^<&]*$/],
  // pgvector, with numbers that a float has as they are.
  ['vector', /^\[-?\d{1,3}(?:\.[1-9])?(?:,-?\d{1,3}(?:\.[1-9])?)*\]$/],
]);

function asPrinted({ name, base }: SqlType, text: string): string {
  if (PRINTED.get(base)?.test(text) && (base !== 'tsvector' || isSorted(text))) return text;
  throw MockFault.unsupported(`A value of the type ${name} that is not as Postgres prints it.`);
}

/** Whether the words and their positions rise, as in every tsvector that Postgres prints. */
function isSorted(vector: string): boolean {
  const words = [...vector.matchAll(/'((?:[^'\\]|'')*)'(?::([\dA-D,]+))?/g)];
  const rises = <T>(values: readonly T[], order: (a: T, b: T) => number) => values.every((value, i) => i === 0 || order(values[i - 1]!, value) < 0);
  return (
    rises(
      words.map(([, word]) => word!.replaceAll("''", "'")),
      compareTexts,
    ) && words.every(([, , places = '']) => rises(places.split(',').map(Number.parseFloat), (a, b) => a - b))
  );
}

/** One range, which is a multirange by itself. */
function multirange(type: SqlType, text: string): string {
  const [, inner] = /^\s*\{\s*([^{}]*?)\s*\}\s*$/.exec(text) ?? [];
  if (inner === undefined) throw fault('22P02', `malformed multirange literal: "${text}"`, 'Missing left brace.');
  if (inner === '') return '{}';
  if (/[\])]\s*,\s*[[(e]/i.test(inner)) throw MockFault.unsupported('Multiranges of several ranges.');
  const range = rangeText(readRange({ ...type, kind: 'range' }, inner, readInput));
  return range === 'empty' ? '{}' : `{${range}}`;
}

function addressText(name: string, text: string, printed: string | null): string {
  if (printed === null) throw fault('22P02', `invalid input syntax for type ${name}: "${text}"`);
  return printed;
}

function fault(code: string, message: string, details: string | null = null, hint: string | null = null): MockFault {
  return new MockFault({ code, status: 400, message, details, hint });
}

function shortName(name: string): string {
  return name.replace(/^(public|pg_catalog)\./, '');
}

/** Blanks of C: a no-break space is none. */
function trimmed(text: string): string {
  return text.replace(/^[ \t\n\v\f\r]+/, '').replace(/(?<![ \t\n\v\f\r])[ \t\n\v\f\r]+$/, '');
}

/** `0x1F`, `1_000`: numbers since Postgres 16. */
const SINCE_16 = /^[-+]?(?:0[xob][\da-f_]+|[\d.]+(?:_\d[\d.]*)+)$/i;

function refuseNew(number: string): void {
  if (SINCE_16.test(number)) throw MockFault.unsupported(`The number ${number}, which Postgres reads since version 16.`);
}

function integer(text: string, name: string, min: bigint, max: bigint): string {
  const number = trimmed(text);
  if (!/^[+-]?\d+$/.test(number)) {
    refuseNew(number);
    throw fault('22P02', `invalid input syntax for type ${name}: "${text}"`);
  }
  if (number.length < 5) return String(Number(number) + 0);
  const value = BigInt(number.replace(/^\+/, ''));
  if (value < min || value > max) throw fault('22003', `value "${text}" is out of range for type ${name}`);
  return value.toString();
}

/** Negative numbers are the upper half. */
function oid(text: string): string {
  const number = trimmed(text);
  if (!/^[+-]?\d+$/.test(number)) {
    refuseNew(number);
    throw fault('22P02', `invalid input syntax for type oid: "${text}"`);
  }
  // Octal since Postgres 16.
  if (/^[+-]?0\d/.test(number)) throw MockFault.unsupported(`The oid ${number}, which begins with 0.`);
  const value = BigInt(number.replace(/^\+/, ''));
  if (value < -(2n ** 31n) || value >= 2n ** 32n) throw fault('22003', `value "${text}" is out of range for type oid`);
  return BigInt.asUintN(32, value).toString();
}

/** Digits before and after the point that Postgres keeps. */
const MAX_WHOLE = 131_072;
const MAX_SCALE = 16_383;

function numeric({ precision, scale = 0 }: SqlType, text: string, fits: boolean): string {
  const number = trimmed(text);
  const overflow = (details: string | null = null) => fault('22003', 'numeric field overflow', details);
  if (/^(nan|[+-]?inf(inity)?)$/i.test(number)) {
    if (/nan/i.test(number)) return 'NaN';
    if (fits && precision !== undefined) throw overflow(`A field with precision ${precision}, scale ${scale} cannot hold an infinite value.`);
    return number.startsWith('-') ? '-Infinity' : 'Infinity';
  }
  const match = /^[+-]?(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:e([+-]?\d+))?$/i.exec(number);
  if (!match) {
    refuseNew(number);
    throw fault('22P02', `invalid input syntax for type numeric: "${text}"`);
  }
  const exponent = Number(match[4] ?? 0);
  if (Math.abs(exponent) >= 2 ** 30 || (match[1] ?? '').replace(/^0+/, '').length + exponent > MAX_WHOLE)
    throw fault('22003', 'value overflows numeric format');
  if ((match[2] ?? match[3] ?? '').length - exponent > MAX_SCALE) throw MockFault.unsupported(`A number with more than ${MAX_SCALE} digits behind its point.`);
  const value = scaled(number);
  if (!fits || precision === undefined) return unscaled(value.digits, value.scale);
  const digits = rounded(value, scale);
  const limit = precision - scale;
  if ((digits < 0n ? -digits : digits) >= 10n ** BigInt(precision))
    throw overflow(`A field with precision ${precision}, scale ${scale} must round to an absolute value less than ${limit === 0 ? '1' : `10^${limit}`}.`);
  return scale < 0 ? unscaled(digits * 10n ** BigInt(-scale), 0) : unscaled(digits, scale);
}

function float({ base }: SqlType, text: string): string {
  const number = trimmed(text);
  const name = base === 'float4' ? 'real' : 'double precision';
  if (/^[+-]?nan$/i.test(number)) return 'NaN';
  const infinite = /^([+-]?)inf(inity)?$/i.exec(number);
  if (infinite) return infinite[1] === '-' ? '-Infinity' : 'Infinity';
  const hex = /^([+-]?)(0x[\da-f]{1,12})$/i.exec(number);
  if (!hex && /^[+-]?(0x[\da-f.]+(p[+-]?\d+)?|nan\(\w*\))$/i.test(number)) throw MockFault.unsupported(`The number ${number}.`);
  if (!hex && !/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(number)) throw fault('22P02', `invalid input syntax for type ${name}: "${text}"`);
  const value = hex ? (hex[1] === '-' ? -Number(hex[2]) : Number(hex[2])) : Number(number);
  const kept = base === 'float4' ? Math.fround(value) : value;
  const isLost = kept === 0 && !hex && /[1-9]/.test(number.split(/e/i)[0]!);
  if (!Number.isFinite(kept) || isLost) throw fault('22003', `"${number}" is out of range for type ${name}`);
  return floatText(value, base);
}

function bool(text: string): string {
  const lower = trimmed(text).toLowerCase();
  if (lower !== '' && (['true', 'yes', '1'].some((word) => word.startsWith(lower)) || lower === 'on')) return 'true';
  if (lower !== '' && (['false', 'no', '0'].some((word) => word.startsWith(lower)) || lower === 'off' || lower === 'of')) return 'false';
  throw fault('22P02', `invalid input syntax for type boolean: "${text}"`);
}

function uuid(text: string): string {
  if (!/^(?:\{(?:[\da-f]{4}-?){7}[\da-f]{4}\}|(?:[\da-f]{4}-?){7}[\da-f]{4})$/i.test(text))
    throw fault('22P02', `invalid input syntax for type uuid: "${text}"`);
  const hex = text.replaceAll(/[{}-]/g, '').toLowerCase();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const DAY = 86_400_000_000;
/** 4714-11-24 BC, and the day after 294276-12-31. */
const FIRST_DAY = -2_440_588;
const TIMESTAMP_END = daysOf(294_277, 1, 1)!;
/** The form that is read most: quickly. */
const ISO = /^(?!0000)\d{4}-\d\d-\d\d(?:[ T](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?(?:Z|[-+](?:0\d|1[0-4])(?::?[0-5]\d)?)?)?$/;
const YEAR_2000 = 10_957;

function moment(base: 'date' | 'timestamp' | 'timestamptz', text: string, digits: number | undefined): string {
  const known = ISO.test(text) ? readMoment(text) : 'syntax';
  const read = typeof known === 'string' ? readDateTime(text, base === 'timestamptz' ? 'timestamp with time zone' : base) : known;
  if (typeof read === 'string') return read;
  let days = read.days!;
  let micros = base === 'date' ? 0 : read.micros - (base === 'timestamptz' ? Math.round((read.zone ?? 0) * 60_000_000) : 0);
  if (base !== 'date') {
    micros = roundedTo(micros, digits, days < YEAR_2000);
    days += Math.floor(micros / DAY);
    micros -= Math.floor(micros / DAY) * DAY;
  }
  if (days < FIRST_DAY || days >= (base === 'date' ? DATE_END : TIMESTAMP_END))
    throw fault('22008', base === 'date' ? `date out of range: "${text}"` : `timestamp out of range: "${text}"`);
  if (base === 'date') return formatDate(days);
  return dayAndTime(days, micros, base === 'timestamptz' ? '+00' : '');
}

/** Microseconds with so many digits of a second. Before 2000 a half becomes the earlier one. */
function roundedTo(micros: number, digits: number | undefined, isEarly = false): number {
  if (digits === undefined || digits >= 6) return micros;
  const unit = 10 ** (6 - digits);
  return (isEarly ? Math.ceil(micros / unit - 0.5) : Math.floor(micros / unit + 0.5)) * unit;
}

function time(base: 'time' | 'timetz', text: string, digits: number | undefined): string {
  const read = readDateTime(text, base === 'time' ? 'time' : 'time with time zone', true) as { readonly micros: number; readonly zone: number | null };
  const shown = timeText(roundedTo(read.micros, digits));
  return base === 'time' ? shown : `${shown}${zoneText(read.zone ?? 0)}`;
}

/** `+05:30`, `-08`. */
function zoneText(minutes: number): string {
  const seconds = Math.round(Math.abs(minutes) * 60);
  const [hours, rest, last] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return `${minutes < 0 ? '-' : '+'}${hours}${rest !== '00' || last !== '00' ? `:${rest}` : ''}${last === '00' ? '' : `:${last}`}`;
}

function money(text: string): string {
  const match = /^\s*\$?\s*([-(+]?)\s*\$?\s*([\d,]*)(?:\.([\d,]*))?([\s)\-+$]*)$/.exec(text);
  if (!match) throw fault('22P02', `invalid input syntax for type money: "${text}"`);
  const [, before, whole = '', fraction = '', after = ''] = match;
  const amount = rounded(scaled(`0${whole}.${fraction}0`.replaceAll(',', '')), 2);
  const cents = before === '-' || before === '(' || after.includes('-') ? -amount : amount;
  if (cents >= 2n ** 63n || cents < -(2n ** 63n)) throw fault('22003', `value "${text}" is out of range for type money`);
  return moneyText(unscaled(cents, 2));
}

function interval(type: SqlType, text: string, fits: boolean): string {
  const read = readInterval(text);
  if (read === null) throw fault('22007', `invalid input syntax for type interval: "${text}"`);
  // Months and days are whole numbers of 32 bits, microseconds of 64.
  if (Math.max(Math.abs(read.months), Math.abs(read.days)) > 2 ** 31 - 1 || Math.abs(read.micros) >= 2 ** 63)
    throw fault('22015', `interval field value out of range: "${text}"`);
  if (fits && /^interval [a-z]/.test(type.name)) throw MockFault.unsupported(`Values of the type ${type.name}.`);
  return intervalText({ ...read, micros: roundedTo(read.micros, fits ? type.scale : undefined, read.micros < 0) });
}

function json(text: string): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    throw fault('22P02', 'invalid input syntax for type json', `Token "${text.trim().split(/\s/)[0] ?? ''}" is invalid.`);
  }
}

function withinLength(type: SqlType, text: string): string {
  if (type.length === undefined) return text;
  const letters = [...text];
  if (letters.length <= type.length) return type.base === 'bpchar' ? text.padEnd(type.length) : text;
  if (letters.slice(type.length).every((letter) => letter === ' ')) return letters.slice(0, type.length).join('');
  throw fault('22001', `value too long for type ${type.base === 'bpchar' ? 'character' : 'character varying'}(${type.length})`);
}
