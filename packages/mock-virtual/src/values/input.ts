import { dictionary, type SqlType } from '@seedbed/contract';
import { MockFault } from '@seedbed/mock-query';
import { floatText } from './float.ts';
import { inetText } from './inet.ts';
import { moneyText } from './money.ts';
import { intervalText, readInterval } from './interval.ts';
import { rounded, scaled, unscaled } from './numeric.ts';
import { rangeText, readRange } from './range.ts';
import { dateText, microsOf, readMoment, timestampText, timeText } from './time.ts';

/**
 * Reads a text as a value of a type, and gives it as Postgres prints it. Throws Postgres' own codes: 22P02, 22003, 22001, 22007, 22008.
 * `fits: false` leaves out lengths and precision, as a comparison does.
 */
export function readInput(type: SqlType, text: string, fits = true): string {
  if (type.kind === 'enum') {
    if (type.labels!.includes(text)) return text;
    throw fault('22P02', `invalid input value for enum ${shortName(type.name)}: "${text}"`);
  }
  if (type.kind === 'array') {
    if (!/^\s*(\[.*\]=)?\{[^]*\}\s*$/.test(text))
      throw fault('22P02', `malformed array literal: "${text}"`, 'Array value must start with "{" or dimension information.');
    return text;
  }
  if (type.kind === 'composite' && !/^\s*\(/.test(text)) throw fault('22P02', `malformed record literal: "${text}"`, 'Missing left parenthesis.');
  if (type.kind === 'range') return rangeText(readRange(type, text, readInput));
  switch (type.base) {
    case 'int2':
      return integer(type, text, 'smallint', -32_768n, 32_767n);
    case 'int4':
      return integer(type, text, 'integer', -2_147_483_648n, 2_147_483_647n);
    case 'int8':
      return integer(type, text, 'bigint', -(2n ** 63n), 2n ** 63n - 1n);
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
      return moment(type.base, text, type.scale);
    case 'time':
      return time(text);
    case 'interval':
      return interval(text);
    case 'json':
    case 'jsonb':
      return json(type.base, text);
    case 'varchar':
    case 'bpchar':
      return fits ? withinLength(type, text) : text;
    case 'inet': {
      const printed = inetText(text);
      if (printed === null) throw fault('22P02', `invalid input syntax for type inet: "${text}"`);
      return printed;
    }
    case 'money':
      return money(text);
    case 'bit':
    case 'varbit':
      return bits(type, text, fits);
    case 'tsvector':
      if (!/^('([^'\\]|'')*'(:\d+[A-D]?(,\d+[A-D]?)*)?( |$))*$/.test(text)) throw MockFault.unsupported('A tsvector that is not as Postgres prints it.');
      return text;
    case 'bytea':
      return /^\\x([0-9a-f]{2})*$/i.test(text)
        ? text.toLowerCase()
        : `\\x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
    default:
      return text;
  }
}

function fault(code: string, message: string, details: string | null = null, hint: string | null = null): MockFault {
  return new MockFault({ code, status: 400, message, details, hint });
}

function shortName(name: string): string {
  return name.replace(/^(public|pg_catalog)\./, '');
}

function integer(type: SqlType, text: string, name: string, min: bigint, max: bigint): string {
  const trimmed = text.trim();
  if (!/^[+-]?\d+$/.test(trimmed)) throw fault('22P02', `invalid input syntax for type ${name}: "${text}"`);
  if (trimmed.length < 5) return String(Number(trimmed));
  const value = BigInt(trimmed.replace(/^\+/, ''));
  if (value < min || value > max) throw fault('22003', `value "${trimmed}" is out of range for type ${name}`);
  return value.toString();
}

function numeric(type: SqlType, text: string, fits: boolean): string {
  const trimmed = text.trim();
  if (/^(nan|[+-]?inf(inity)?)$/i.test(trimmed)) return /nan/i.test(trimmed) ? 'NaN' : trimmed.startsWith('-') ? '-Infinity' : 'Infinity';
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,5})?$/i.test(trimmed)) throw fault('22P02', `invalid input syntax for type numeric: "${text}"`);
  const value = scaled(trimmed);
  if (!fits || type.precision === undefined) return unscaled(value.digits, value.scale);
  const scale = type.scale ?? 0;
  const digits = rounded(value, scale);
  const limit = type.precision - scale;
  if ((digits < 0n ? -digits : digits) >= 10n ** BigInt(type.precision))
    throw fault(
      '22003',
      'numeric field overflow',
      `A field with precision ${type.precision}, scale ${scale} must round to an absolute value less than ${limit === 0 ? '1' : `10^${limit}`}.`,
    );
  return unscaled(digits, scale);
}

function float(type: SqlType, text: string): string {
  const trimmed = text.trim();
  const name = type.base === 'float4' ? 'real' : 'double precision';
  if (/^nan$/i.test(trimmed)) return 'NaN';
  const infinite = /^([+-]?)inf(inity)?$/i.exec(trimmed);
  if (infinite) return infinite[1] === '-' ? '-Infinity' : 'Infinity';
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(trimmed)) throw fault('22P02', `invalid input syntax for type ${name}: "${text}"`);
  const value = Number(trimmed);
  const kept = type.base === 'float4' ? Math.fround(value) : value;
  if (!Number.isFinite(kept)) throw fault('22003', `"${trimmed}" is out of range for type ${name}`);
  return floatText(value, type.base);
}

function bool(text: string): string {
  const lower = text.trim().toLowerCase();
  if (lower !== '' && (['true', 'yes', '1'].some((word) => word.startsWith(lower)) || lower === 'on')) return 'true';
  if (lower !== '' && (['false', 'no', '0'].some((word) => word.startsWith(lower)) || lower === 'off' || lower === 'of')) return 'false';
  throw fault('22P02', `invalid input syntax for type boolean: "${text}"`);
}

function uuid(text: string): string {
  const hex = text
    .trim()
    .replace(/^\{(.*)\}$/, '$1')
    .replaceAll('-', '')
    .toLowerCase();
  if (!/^[0-9a-f]{32}$/.test(hex)) throw fault('22P02', `invalid input syntax for type uuid: "${text}"`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const NAMES = dictionary<string>({ date: 'date', timestamp: 'timestamp', timestamptz: 'timestamp with time zone' });

function moment(base: 'date' | 'timestamp' | 'timestamptz', text: string, digits: number | undefined): string {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === 'infinity' || trimmed === '-infinity') return trimmed;
  const read = readMoment(text);
  // One number is a date without hyphens.
  if (/^(0|\d{5,})$/.test(trimmed))
    throw fault('22008', `date/time field value out of range: "${text}"`, null, 'Perhaps you need a different "DateStyle" setting.');
  if (read === 'syntax') throw fault('22007', `invalid input syntax for type ${NAMES[base]}: "${text}"`);
  if (read === 'range') throw fault('22008', `date/time field value out of range: "${text}"`, null);
  if (base === 'date') return dateText(read.days);
  const unit = 10 ** (6 - (digits ?? 6));
  const micros = microsOf(base === 'timestamp' ? { ...read, zone: null } : read);
  const printed = timestampText(Math.round(micros / unit) * unit);
  return base === 'timestamp' ? printed : `${printed}+00`;
}

function money(text: string): string {
  const [, sign = '', amount] = /^\s*(-?)\s*\$?\s*(\d[\d,]*(?:\.\d*)?|\.\d+)\s*$/.exec(text) ?? [];
  if (amount === undefined) throw fault('22P02', `invalid input syntax for type money: "${text}"`);
  return moneyText(`${sign}${unscaled(rounded(scaled(amount.replaceAll(',', '')), 2), 2)}`);
}

function bits({ base, length = base === 'bit' ? 1 : Infinity }: SqlType, text: string, fits: boolean): string {
  if (/^x/i.test(text)) throw MockFault.unsupported('Bit strings of hexadecimal digits.');
  const digits = text.replace(/^b/i, '');
  if (fits && base === 'bit' && digits.length !== length) throw fault('22026', `bit string length ${digits.length} does not match type bit(${length})`);
  if (fits && digits.length > length) throw fault('22001', `bit string too long for type bit varying(${length})`);
  const wrong = [...digits].find((letter) => letter !== '0' && letter !== '1');
  if (wrong !== undefined) throw fault('22P02', `"${wrong}" is not a valid binary digit`);
  return digits;
}

function interval(text: string): string {
  if (/^\s*P/i.test(text)) throw MockFault.unsupported('Intervals in the form of ISO 8601.');
  const read = readInterval(text);
  if (read === null) throw fault('22007', `invalid input syntax for type interval: "${text}"`);
  // Months and days are whole numbers of 32 bits, microseconds of 64.
  if (Math.max(Math.abs(read.months), Math.abs(read.days)) > 2 ** 31 - 1 || Math.abs(read.micros) >= 2 ** 63)
    throw fault('22015', `interval field value out of range: "${text}"`);
  return intervalText(read);
}

function time(text: string): string {
  const match = /^\s*(\d{1,2}):(\d{2})(?::(\d{2})(\.\d+)?)?\s*$/.exec(text);
  if (!match) throw fault('22007', `invalid input syntax for type time: "${text}"`);
  const [, hour, minute, second = '0', fraction = '0'] = match;
  if (Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) throw fault('22008', `date/time field value out of range: "${text}"`);
  return timeText(((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1_000_000 + Math.round(Number(fraction) * 1_000_000));
}

function json(base: string, text: string): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    throw fault('22P02', `invalid input syntax for type ${base === 'jsonb' ? 'json' : base}`, `Token "${text.trim().split(/\s/)[0] ?? ''}" is invalid.`);
  }
}

function withinLength(type: SqlType, text: string): string {
  if (type.length === undefined) return text;
  const letters = [...text];
  if (letters.length <= type.length) return type.base === 'bpchar' ? text.padEnd(type.length) : text;
  if (letters.slice(type.length).every((letter) => letter === ' ')) return letters.slice(0, type.length).join('');
  throw fault('22001', `value too long for type ${type.base === 'bpchar' ? 'character' : 'character varying'}(${type.length})`);
}
