import { resolveType, type SqlType } from '@seedbed/contract';
import { readInput } from '../values/input.ts';
import { rounded, scaled, unscaled } from '../values/numeric.ts';

/** A value of an expression: its type (null of a literal without one) and its text as Postgres prints it. */
export type Value = { readonly type: SqlType | null; readonly text: string | null; /** Of ARRAY[…]. */ readonly items?: readonly Value[] };

export const BOOL = resolveType('boolean');
export const TEXT = resolveType('text');
export const INT4 = resolveType('integer');
export const INT8 = resolveType('bigint');
export const NUMERIC = resolveType('numeric');
export const FLOAT8 = resolveType('double precision');

export const truth = (value: boolean | null): Value => ({ type: BOOL, text: value === null ? null : String(value) });

export function isTruth({ text }: Value): boolean | null {
  return text === null ? null : text === 't' || text === 'true';
}

const WHOLE: ReadonlySet<string> = new Set(['int2', 'int4', 'int8']);
const NUMBERS: ReadonlySet<string> = new Set([...WHOLE, 'numeric', 'float4', 'float8']);
const DAY_PRECISION: ReadonlySet<string> = new Set(['timestamp', 'timestamptz']);

export function isNumber(type: SqlType | null): boolean {
  return type !== null && NUMBERS.has(type.base);
}

/** Casts a value. Throws Postgres' codes for what the type refuses. */
export function castTo(value: Value, type: SqlType): Value {
  const { text } = value;
  if (value.items) return { type, text, items: type.element ? value.items.map((each) => castTo(each, type.element!)) : value.items };
  if (text === null) return { type, text };
  if (WHOLE.has(type.base) && isNumber(value.type) && !WHOLE.has(value.type!.base))
    return { type, text: readInput(type, unscaled(rounded(scaled(text), 0), 0)) };
  if (type.base === 'date' && value.type && DAY_PRECISION.has(value.type.base)) return { type, text: text.slice(0, text.search(/ \d\d:/)) };
  if ((type.base === 'text' || type.base === 'varchar') && value.type?.base === 'bpchar') return { type, text: text.trimEnd() };
  if (type.base === 'varchar' && type.length !== undefined && value.type !== null) return { type, text: [...text].slice(0, type.length).join('') };
  return { type, text: readInput(type, text) };
}

/** The type in which two values meet: the one that has a type, the wider of two numbers. */
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
