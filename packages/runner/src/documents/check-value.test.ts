import { ROUTES } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { bodySchema } from './body-schema.ts';
import { textChecker, valueChecker } from './check-value.ts';
import { withReferences } from './shared-schemas.ts';

const ID = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'], additionalProperties: false };

test('equal schemas share a validator, separately for values and for texts', () => {
  expect(valueChecker({ ...ID })).toBe(valueChecker({ ...ID }));
  expect(textChecker({ ...ID })).toBe(textChecker({ ...ID }));
  expect(valueChecker(ID)({ id: '1' })).toHaveLength(1);
  const read = { id: '1' };
  expect(textChecker(ID)(read)).toEqual([]);
  expect(read).toEqual({ id: 1 });
});

test.each(ROUTES.map((route) => [route.id, route] as const))('%s: its schemas can be compiled, which a server does at the first call', (_id, route) => {
  const body = bodySchema(route);
  if (body) expect(() => valueChecker(body)({})).not.toThrow();
  for (const part of [route.params, route.query, route.headers]) {
    if (part) expect(() => textChecker(withReferences(part))({})).not.toThrow();
  }
});

test('a schema that cannot be compiled fails at the first value', () => {
  expect(() => valueChecker({ type: 'nonsense' })({})).toThrow('schema is invalid');
});
