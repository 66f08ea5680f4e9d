import { expect, test } from 'vitest';
import { readFields } from './read-fields.ts';

const property = (schema: Record<string, unknown>) => readFields({ type: 'object', properties: { p: schema } }, {})[0]!.widget;

test.each([
  [{ type: 'number' }, 'number'],
  [{ type: 'integer', minimum: 0 }, 'integer'],
  [{ type: 'number', 'x-ui': { widget: 'share' } }, 'share'],
  [{ type: 'string' }, 'text'],
  [{ type: 'string', 'x-ui': { widget: 'column' } }, 'column'],
  [{ enum: ['a', 'b'] }, 'choice'],
  [{ type: 'boolean' }, 'flag'],
  [{ type: 'array', items: { type: 'string' } }, 'list'],
  [{ type: 'array', items: { type: 'object' } }, 'json'],
  [{ type: 'object' }, 'json'],
  [{ type: ['integer', 'string'], pattern: '^-?[0-9]+$' }, 'integer'],
  [{ oneOf: [] }, 'json'],
])('%j is edited as %s', (schema, widget) => expect(property(schema)).toBe(widget));

test('values that the schema does not name are shown', () => {
  expect(readFields(null, { locale: 'de' }).map((field) => [field.name, field.widget])).toEqual([['locale', 'json']]);
});
