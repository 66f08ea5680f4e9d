import { resolveType, type SqlType } from '@seedbed/contract';
import { arrayText, isTrueText, type ArrayElement } from '@seedbed/engine';
import { MockFault } from '../../../core/index.ts';
import { cast, castJson, isFromJson } from '../values/cast.ts';
import { readInput } from '../values/input.ts';

/** A value of an expression: its type (null of a literal without one) and its text as Postgres prints it. */
export type Value = { readonly type: SqlType | null; readonly text: string | null; /** The elements of ARRAY[…]. */ readonly items?: readonly Value[] };

export const BOOL = resolveType('boolean');
export const TEXT = resolveType('text');
export const INT4 = resolveType('integer');
export const INT8 = resolveType('bigint');
export const NUMERIC = resolveType('numeric');
export const FLOAT8 = resolveType('double precision');

export const truth = (value: boolean | null): Value => ({ type: BOOL, text: value === null ? null : String(value) });

export function isTruth({ text }: Value): boolean | null {
  return text === null ? null : isTrueText(text);
}

const WHOLE: ReadonlySet<string> = new Set(['int2', 'int4', 'int8']);
const NUMBERS: ReadonlySet<string> = new Set([...WHOLE, 'numeric', 'float4', 'float8']);
const DAY_PRECISION: ReadonlySet<string> = new Set(['timestamp', 'timestamptz']);

export function isNumber(type: SqlType | null): boolean {
  return type !== null && NUMBERS.has(type.base);
}

/** Casts a value. Throws Postgres' codes for invalid values. */
export function castTo(value: Value, type: SqlType): Value {
  const { text } = value;
  if (value.items) return { type, text, items: type.element ? value.items.map((each) => castTo(each, type.element!)) : value.items };
  if (text === null) return { type, text };
  const from = value.type;
  if (from === null || from.kind !== 'base' || type.kind !== 'base') return { type, text: readInput(type, text) };
  if (isFromJson(from, type)) return { type, text: castJson(type, text) };
  if (from.base === 'interval' && type.base === 'time') throw MockFault.unsupported('A cast of interval to time.');
  return { type, text: cast(from, type, from.base === 'bool' ? String(isTruth(value)) : text) };
}

/** A value in the stored form of a column's type: refuses texts that are too long, instead of truncating them as a cast does. */
export function storedText(value: Value, type: SqlType): string | null {
  const isText = type.base === 'varchar' || type.base === 'bpchar';
  const { text, items } = castTo(value, isText ? TEXT : type);
  if (text === null) return null;
  return isText ? readInput(type, text) : items ? arrayText(items.map(elementOf)) : text;
}

function elementOf(item: Value): ArrayElement {
  if (item.text === null) return null;
  if (item.items) return item.items.map(elementOf);
  return item.type?.base === 'bool' ? (isTruth(item) ? 't' : 'f') : item.text;
}

/** The common type of two values: the typed one, the wider of two numbers. */
export function commonType(a: Value, b: Value): SqlType {
  const [x, y] = [a.type, b.type];
  if (x === null || y === null) return x ?? y ?? TEXT;
  if (isNumber(x) && isNumber(y)) return RANK.indexOf(x.base) >= RANK.indexOf(y.base) ? bare(x) : bare(y);
  if (x.base === 'date' && DAY_PRECISION.has(y.base)) return y;
  if (x.base === 'timestamp' && y.base === 'timestamptz') return y;
  return x;
}

const RANK = ['int2', 'int4', 'int8', 'numeric', 'float4', 'float8'];

function bare(type: SqlType): SqlType {
  return type.base === 'numeric' ? NUMERIC : type;
}
