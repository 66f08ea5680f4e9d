import { expect, test } from 'vitest';
import { bySchema, firstGroup } from './by-schema.ts';

const tables = (...names: string[]) => names.map((name) => ({ schema: name.split('.')[0]!, name: name.split('.')[1]! }));
const printed = (names: string[]) => bySchema(tables(...names)).map(({ schema, members }) => `${schema}: ${members.map(({ name }) => name).join(' ')}`);

test('schemas are groups, public before the others', () => {
  expect(printed(['audit.log', 'public.b', 'crm.x', 'public.a', 'crm.w'])).toEqual(['public: b a', 'audit: log', 'crm: x w']);
});

test.each([
  [['audit.a', 'audit.b', 'public.c'], 'public'],
  [['audit.a', 'crm.b', 'crm.c', 'zoo.d'], 'crm'],
  [['audit.a', 'crm.b'], 'audit'],
])('from %j the first schema is %s', (names, schema) => {
  expect(firstGroup(bySchema(tables(...names)))?.schema).toBe(schema);
});

test('zero tables form no group', () => {
  expect(firstGroup(bySchema([]))).toBeUndefined();
});
