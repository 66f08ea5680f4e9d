import { Problem, type SqlType } from '@seedbed/contract';

/** A value of JavaScript as Postgres reads it in a column of a type; null is NULL. */
export function cellOf(value: unknown, type: SqlType, place: string): string | null {
  if (value === null) return null;
  if (type.base === 'json' || type.base === 'jsonb') return JSON.stringify(value);
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw wrong(place, 'an invalid Date');
    return value.toISOString();
  }
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value) && type.kind === 'array') return `{${value.map((one) => element(one, type.element ?? type, place)).join(',')}}`;
  if (typeof value === 'string' || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw wrong(place, typeof value === 'object' ? `${JSON.stringify(value)}, and the column is ${type.name}` : `${String(value)} (${typeof value})`);
}

function element(value: unknown, type: SqlType, place: string): string {
  if (Array.isArray(value)) return `{${value.map((one) => element(one, type.element ?? type, place)).join(',')}}`;
  const text = cellOf(value, type, place);
  return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`;
}

function wrong(place: string, what: string): Problem {
  return new Problem('invalid-request', `${place}: the value set is ${what}. Set a text, number, boolean, Date, list, JSON value or null.`);
}
