import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { diffBlueprints } from './diff-blueprints.ts';

const shop: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'users',
      rows: 10,
      columns: [
        { name: 'id', type: 'bigint' },
        { name: 'total', type: 'numeric', generator: { kind: 'number.lognormal', parameters: { sigma: 0.55 } } },
      ],
    },
    { schema: 'public', name: 'orders', columns: [{ name: 'id', type: 'bigint' }] },
  ],
  relations: [{ from: { table: 'public.orders', columns: ['user_id'] }, to: { table: 'public.users', columns: ['id'] }, source: 'declared' }],
};

test('finds no difference between equal blueprints in any order', () => {
  const turned = { ...shop, tables: shop.tables.toReversed() };
  expect(diffBlueprints(shop, turned)).toEqual({ changes: [], identicalColumns: 3 });
});

test('describes changed members in words, with their place', () => {
  const edited = structuredClone(shop);
  edited.seed = 7;
  edited.tables[0]!.rows = 20;
  edited.tables[0]!.columns[1]!.generator = { kind: 'number.lognormal', parameters: { sigma: 0.61 } };
  edited.relations[0]!.nullShare = 0.1;
  const { changes, identicalColumns } = diffBlueprints(shop, edited);
  expect(changes.map((change) => change.text)).toEqual([
    'seed 42 → 7',
    'public.users: rows 10 → 20',
    'public.users.total: generator.parameters.sigma 0.55 → 0.61',
    'public.orders(user_id) → public.users: nullShare set to 0.1',
  ]);
  expect(changes[2]).toMatchObject({
    kind: 'changed',
    table: 'public.users',
    column: 'total',
    member: 'generator.parameters.sigma',
    before: 0.55,
    after: 0.61,
  });
  expect(identicalColumns).toBe(2);
});

test('describes what was added and removed', () => {
  const edited = structuredClone(shop);
  edited.tables.pop();
  edited.relations = [];
  edited.tables[0]!.columns.push({ name: 'note', type: 'text' });
  expect(diffBlueprints(shop, edited).changes.map((change) => change.text)).toEqual([
    'column public.users.note added',
    'table public.orders removed',
    'relation public.orders(user_id) → public.users removed',
  ]);
});
