import { dictionary, ownMember, resolveType, type SqlType } from '@seedbed/contract';
import { isTrueText } from '@seedbed/engine';
import { MockFault } from '../../../core/index.ts';
import { floatText } from './float.ts';
import { readInput } from './input.ts';
import { jsonbText } from './json-text.ts';
import { rounded, scaled, unscaled } from './numeric.ts';
import { typeWords } from './type-words.ts';

const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar', 'bpchar', 'citext', 'name', 'char']);
const WHOLE: ReadonlySet<string> = new Set(['int2', 'int4', 'int8']);
const FLOATS: ReadonlySet<string> = new Set(['float4', 'float8']);
const NUMBERS = [...WHOLE, 'numeric', ...FLOATS];

/** The entries of `pg_cast` except text casts, which exist for every type: for each type its targets. */
const TARGETS = dictionary<readonly string[]>({
  int2: [...NUMBERS, 'bytea'],
  int4: [...NUMBERS, 'bool', 'money', 'bit', 'bytea', 'oid'],
  int8: [...NUMBERS, 'money', 'bit', 'bytea', 'oid'],
  numeric: [...NUMBERS, 'money'],
  float4: NUMBERS,
  float8: NUMBERS,
  bool: ['int4'],
  money: ['numeric'],
  date: ['timestamp', 'timestamptz'],
  timestamp: ['date', 'time', 'timestamptz'],
  timestamptz: ['date', 'time', 'timestamp', 'timetz'],
  time: ['interval', 'timetz'],
  timetz: ['time'],
  interval: ['time'],
  json: ['jsonb'],
  jsonb: ['json', 'bool', ...NUMBERS],
  bit: ['int4', 'int8', 'varbit'],
  varbit: ['bit'],
  bytea: [...WHOLE],
  oid: [...WHOLE],
  inet: ['cidr'],
  cidr: ['inet'],
  macaddr: ['macaddr8'],
  macaddr8: ['macaddr'],
  xml: [],
  uuid: [],
  tsvector: [],
  tsquery: [],
});

/** Throws 42846 if Postgres has no cast. An unknown type may have one. */
export function requireCast(from: SqlType, to: SqlType): void {
  if (from.base === to.base || isText(from) || isText(to)) return;
  const targets = from.kind === 'base' ? ownMember(TARGETS, from.base) : [];
  if (targets === undefined || targets.includes(to.base)) return;
  throw new MockFault({ code: '42846', status: 400, message: `cannot cast type ${typeWords(from)} to ${typeWords(to)}` });
}

function isText({ kind, base }: SqlType): boolean {
  return kind === 'base' && TEXTS.has(base);
}

/** A value converted to another type. Throws Postgres' codes for values that the type rejects. */
export function cast(from: SqlType, to: SqlType, value: string): string {
  const text = from.base === 'bpchar' ? value.trimEnd() : from.base === 'inet' ? withMask(value) : value;
  if (to.base === 'text') return text;
  if (to.base === 'varchar' || to.base === 'bpchar') return cut(to, text);
  if (from.base === 'money') return numberOf(to, unscaled(rounded(scaled(text.replaceAll(/[$,]/g, '')), 2), 2));
  if (WHOLE.has(to.base) && from.base === 'bit') return numberOf(to, BigInt(`0b${text}`).toString());
  if (WHOLE.has(to.base) && from.base === 'bool') return isTrueText(text) ? '1' : '0';
  if (to.base === 'bool' && WHOLE.has(from.base)) return String(Number(text) !== 0);
  if (NUMBERS.includes(from.base) && NUMBERS.includes(to.base)) return numberOf(to, fromNumber(from, to, text));
  if (to.base === 'time' && from.base.startsWith('timestamp')) return readInput(to, /\d\d:\d\d:\d\d(\.\d+)?/.exec(text)![0]);
  return to.base === 'jsonb' ? jsonbText(readInput(to, text)) : readInput(to, text);
}

const JSONS: ReadonlySet<string> = new Set(['json', 'jsonb', 'text', 'varchar', 'bpchar']);

/** Whether a cast extracts a value from a document, instead of its text. */
export function isFromJson(from: SqlType, to: SqlType): boolean {
  return from.base === 'jsonb' && !JSONS.has(to.base);
}

/**
 * As in Postgres 18: null is NULL, numbers and booleans convert to their own types, and nothing else converts to these.
 */
export function castJson(to: SqlType, value: string): string | null {
  const read = JSON.parse(value) as unknown;
  if (read === null) return null;
  const kind = Array.isArray(read) ? 'array' : typeof read === 'number' ? 'numeric' : typeof read;
  if (kind === 'numeric' && NUMBERS.includes(to.base)) return cast(resolveType('numeric'), to, value);
  if (kind === 'boolean' && to.base === 'bool') return value;
  throw new MockFault({ code: '22023', status: 400, message: `cannot cast jsonb ${kind} to type ${typeWords(to)}` });
}

/** As text an address always has its mask. */
function withMask(address: string): string {
  return address.includes('/') ? address : `${address}/${address.includes(':') ? 128 : 32}`;
}

function cut(to: SqlType, text: string): string {
  const { length } = to;
  if (length === undefined) return text;
  const letters = [...text].slice(0, length).join('');
  return to.base === 'bpchar' ? letters.padEnd(length) : letters;
}

function numberOf(to: SqlType, text: string): string {
  const whole = WHOLE.has(to.base) && text.includes('.') ? unscaled(rounded(scaled(text), 0), 0) : text;
  try {
    return readInput(to, whole);
  } catch (error) {
    // For a text the message quotes it, for a number it does not.
    if (!(error instanceof MockFault) || error.code !== '22003' || to.base === 'numeric') throw error;
    throw new MockFault({ code: '22003', status: 400, message: WHOLE.has(to.base) ? `${typeWords(to)} out of range` : 'value out of range: overflow' });
  }
}

/** Floats become other numbers by the digits that they are sure of, and whole ones by rounding halves to even. */
function fromNumber(from: SqlType, to: SqlType, text: string): string {
  if (!FLOATS.has(from.base)) return text;
  const exact = from.base === 'float4' ? Math.fround(Number(text)) : Number(text);
  if (!Number.isFinite(exact)) return text;
  if (to.base === 'numeric') return unscaledOf(exact.toPrecision(from.base === 'float4' ? 6 : 15));
  if (WHOLE.has(to.base)) return unscaledOf(String(halfToEven(exact)));
  const shown = FLOATS.has(to.base) ? floatText(exact, to.base) : text;
  if (/^-?I/.test(shown)) throw new MockFault({ code: '22003', status: 400, message: 'value out of range: overflow' });
  return shown;
}

function unscaledOf(text: string): string {
  const { digits, scale } = scaled(text);
  const whole = unscaled(digits, scale);
  return whole.includes('.') ? whole.replace(/\.?0+$/, '') : whole;
}

function halfToEven(value: number): number {
  const below = Math.floor(value);
  if (value - below !== 0.5) return Math.round(value);
  return below % 2 === 0 ? below : below + 1;
}
