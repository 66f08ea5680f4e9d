import type { SqlType } from '@seedbed/contract';
import { MockFault } from '@seedbed/mock-query';
import { jsonbText, readInput } from '@seedbed/mock-virtual';

/** A value of a JSON body in the form of a column's type. Throws Postgres' codes for invalid values. */
export function toText(type: SqlType, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (type.base === 'json') return JSON.stringify(value);
  if (type.base === 'jsonb') return jsonbText(JSON.stringify(value));
  if (type.kind === 'composite' && typeof value !== 'string') return rowText(type, value);
  if (type.kind === 'array' && Array.isArray(value)) return arrayText(type.element!, value);
  if (type.kind === 'array' && typeof value !== 'string') throw new MockFault({ code: '22P02', status: 400, message: 'expected JSON array' });
  return readInput(type, typeof value === 'object' ? JSON.stringify(value) : String(value));
}

function rowText({ fields = [] }: SqlType, value: unknown): string {
  if (typeof value !== 'object' || Array.isArray(value)) {
    const given = Array.isArray(value) ? 'an array' : 'a scalar';
    throw new MockFault({ code: '22023', status: 400, message: `cannot call populate_composite on ${given}` });
  }
  const cells = fields.map(({ name, type }) => {
    const text = Object.hasOwn(value!, name) ? toText(type, (value as Readonly<Record<string, unknown>>)[name]) : null;
    if (text === null) return '';
    return text === '' || /[(),"\\\s]/.test(text) ? `"${text.replaceAll(/["\\]/g, '$&$&')}"` : text;
  });
  return `(${cells.join(',')})`;
}

function arrayText(element: SqlType, values: readonly unknown[]): string {
  return `{${values
    .map((value) => {
      if (value === null) return 'NULL';
      if (Array.isArray(value)) return arrayText(element, value);
      const text = toText(element, value)!;
      return /[{}",\\\s]/.test(text) || text === '' || /^null$/i.test(text) ? `"${text.replaceAll(/["\\]/g, '\\$&')}"` : text;
    })
    .join(',')}}`;
}
