import { mostRows, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { emptyParent } from './empty-parent.ts';

const TYPES = { mood: { kind: 'enum' as const, labels: ['calm', 'busy', 'closed'] } };
const table = (types: Record<string, string>, more: Partial<BlueprintTable> = {}): BlueprintTable => ({
  schema: 'public',
  name: 'shops',
  columns: Object.entries(types).map(([name, type]): BlueprintColumn => ({ name, type })),
  primaryKey: [Object.keys(types)[0]!],
  ...more,
});

test.each([
  ['smallint', 32_767],
  ['integer', 2_147_483_647],
  ['mood', 3],
  ['boolean', 2],
])('a key of %s has room for %d rows', (type, rows) => {
  expect(mostRows(table({ id: type }), TYPES)).toEqual({ rows, why: `id is ${type}` });
});

test.each(['bigint', 'uuid', 'text'])('a key of %s has room for any count', (type) => expect(mostRows(table({ id: type }), TYPES)).toBeNull());

test('the narrowest key counts, and a key of several columns has the product', () => {
  const keyed = table({ id: 'bigint', state: 'mood', paid: 'boolean' }, { uniqueKeys: [{ columns: ['state', 'paid'] }] });
  expect(mostRows(keyed, TYPES)).toEqual({ rows: 6, why: '(state, paid) must be different in every row' });
});

test('partial and nullable keys do not limit', () => {
  const keyed = table({ id: 'bigint', state: 'mood' }, { uniqueKeys: [{ columns: ['state'], predicate: 'id > 5' }] });
  expect(mostRows(keyed, TYPES)).toBeNull();
  const nullable = table({ id: 'bigint', state: 'mood' }, { uniqueKeys: [{ columns: ['state'] }] });
  nullable.columns[1]!.nullable = true;
  expect(mostRows(nullable, TYPES)).toBeNull();
});

test.each([
  [
    { min: 1, max: 24 },
    { rows: 24, why: 'id is 1 to 24' },
  ],
  [
    { min: 0, max: 10, minExclusive: true as const, multipleOf: 2 },
    { rows: 5, why: 'id is 1 to 10' },
  ],
  [
    { min: 1, max: 9, notIn: ['4', '13'] },
    { rows: 8, why: 'id is 1 to 9' },
  ],
  [{ in: ['1', '2'] }, { rows: 2, why: 'id is one of 2 values' }],
])('a key under a CHECK %j has %j', (domain, most) => {
  const checked = table({ id: 'bigint' });
  checked.columns[0]!.domain = domain;
  expect(mostRows(checked, TYPES)).toEqual(most);
});

test('a table has no rows while one that it has to refer to has none', () => {
  const tables = [table({ id: 'integer', owner_id: 'integer' })];
  const relation = {
    name: 'of',
    source: 'declared' as const,
    from: { table: 'public.shops', columns: ['owner_id'] },
    to: { table: 'public.owners', columns: ['id'] },
  };
  expect(emptyParent('public.shops', [relation], tables, new Map([['public.owners', 0]]))).toBe('public.owners');
  expect(emptyParent('public.shops', [relation], tables, new Map([['public.owners', 1]]))).toBeNull();
  const optional = tables.map((one) => ({ ...one, columns: one.columns.map((column) => ({ ...column, nullable: true })) }));
  expect(emptyParent('public.shops', [relation], optional, new Map([['public.owners', 0]]))).toBeNull();
});
