import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { readableErrors } from './readable-errors.ts';

const ajv = new Ajv({ allErrors: true, strict: false });

function faults(schema: object, value: unknown): string[] {
  const validate = ajv.compile(schema);
  validate(value);
  return readableErrors(validate.errors ?? []).map((fault) => `${fault.instancePath} ${fault.message}`);
}

const object = (properties: object, required = Object.keys(properties)) => ({ type: 'object', properties, required, additionalProperties: false });

test.each([
  ['a type', { type: 'integer' }, 'x', [' must be integer']],
  ['two types', { type: ['string', 'null'] }, 5, [' must be string or null']],
  ['words', { enum: ['csv', 'ndjson', 'json'] }, 'xml', [' must be "csv", "ndjson" or "json"']],
  ['one word', { enum: ['csv'] }, 'xml', [' must be "csv"']],
  ['bounds', { type: 'integer', minimum: 1 }, 0, [' must be >= 1']],
  ['lengths', { type: 'string', minLength: 2 }, 'x', [' must have at least 2 characters']],
  ['members', object({ a: { type: 'string' } }), { b: 1 }, ['/a is missing', '/b is not a member that is known here']],
  ['names that need escapes', object({}), { 'a/b~c': 1 }, ['/a~1b~0c is not a member that is known here']],
])('%s', (_name, schema, value, expected) => expect(faults(schema, value)).toEqual(expected));

test('reports only the intended arm of a union', () => {
  const union = { anyOf: [object({ op: { const: 'add' }, path: { type: 'string' } }), object({ op: { const: 'move' }, from: { type: 'string' } })] };
  expect(faults(union, { op: 'move', from: 5 })).toEqual(['/from must be string']);
  expect(faults(union, { op: 'explode' })).toEqual([' fits none of the forms that are allowed here']);
  expect(faults({ anyOf: [{ type: 'integer', minimum: 0 }, object({ users: { type: 'integer' } })] }, -1)).toEqual([' must be >= 0']);
});
