import type { SqlType } from '@seedbed/contract';
import { arrayText, recordText, type ArrayElement } from '@seedbed/engine';
import { JsonNumber, MockFault } from '../../core/index.ts';
import { DIMENSIONS, jsonbText, readInput, sizesOf } from '../../engines/virtual/index.ts';

/** A value of a JSON body in the form of a column's type. Throws Postgres' codes for invalid values. */
export function toText(type: SqlType, value: unknown): string | null {
  requireUnicode(value);
  return textOf(type, value);
}

function textOf(type: SqlType, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (type.base === 'json') return JSON.stringify(value);
  if (type.base === 'jsonb') return jsonbText(JSON.stringify(value));
  if (type.kind === 'composite' && typeof value !== 'string') return rowText(type, value);
  if (type.kind === 'array' && Array.isArray(value)) return arrayText(listOf(type.element!, value), type.element);
  if (type.kind === 'array' && typeof value !== 'string') throw new MockFault({ code: '22P02', status: 400, message: 'expected JSON array' });
  return readInput(type, typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** No text of Postgres has a null character or half a letter, and no document either. */
function requireUnicode(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0'))
      throw new MockFault({ code: '22P05', status: 400, message: 'unsupported Unicode escape sequence', details: '\\u0000 cannot be converted to text.' });
    if (!value.isWellFormed())
      throw new MockFault({
        code: '22P02',
        status: 400,
        message: 'invalid input syntax for type json',
        details: 'Unicode low surrogate must follow a high surrogate.',
      });
  } else if (value !== null && typeof value === 'object') for (const [name, each] of Object.entries(value)) [name, each].forEach(requireUnicode);
}

function rowText({ fields = [] }: SqlType, value: unknown): string {
  if (typeof value !== 'object' || Array.isArray(value) || value instanceof JsonNumber) {
    const given = Array.isArray(value) ? 'an array' : 'a scalar';
    throw new MockFault({ code: '22023', status: 400, message: `cannot call populate_composite on ${given}` });
  }
  const given = value as Readonly<Record<string, unknown>>;
  return recordText(fields.map(({ name, type }) => (Object.hasOwn(given, name) ? textOf(type, given[name]) : null)));
}

/** The first values tell the dimensions: below them a list is a value. */
function listOf(element: SqlType, values: readonly unknown[]): readonly ArrayElement[] {
  const [first] = values;
  if (!Array.isArray(first)) return values.map((value) => textOf(element, value));
  const items = values.map((value) => {
    if (!Array.isArray(value)) throw new MockFault({ code: '22P02', status: 400, message: 'expected JSON array' });
    return listOf(element, value);
  });
  sizesOf(items, () => new MockFault({ code: '22P02', status: 400, message: 'malformed JSON array', details: DIMENSIONS }));
  return items;
}
