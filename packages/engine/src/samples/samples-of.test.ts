import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { compile } from '../plan/compile.ts';
import { textRows } from '../plan/text-rows.ts';
import { loadWords } from '../words/index.ts';
import { expect, test } from 'vitest';
import { samplesOf } from './samples-of.ts';

const blueprint: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'shops',
      rows: 20,
      primaryKey: ['id'],
      columns: [
        { name: 'id', type: 'bigint', generator: { kind: 'sequence' } },
        { name: 'city', type: 'text', generator: { kind: 'location.city' } },
      ],
    },
    {
      schema: 'public',
      name: 'sales',
      rows: 40,
      columns: [
        { name: 'shop_id', type: 'bigint' },
        { name: 'note', type: 'varchar(12)', generator: { kind: 'text.note' } },
      ],
    },
    { schema: 'public', name: 'broken', rows: 5, columns: [{ name: 'x', type: 'text', generator: { kind: 'no.such' } }] },
  ],
  relations: [{ name: 'of_shop', from: { table: 'public.sales', columns: ['shop_id'] }, to: { table: 'public.shops', columns: ['id'] }, source: 'declared' }],
};

test('samples are the values that the column would have in those rows', async () => {
  const words = await loadWords('en');
  const offers = [[{ kind: 'person.firstName' }], [{ kind: 'lookup', parameters: { relation: 'of_shop', column: 'city' } }], [{ kind: 'wordList' }]];
  const [names, cities, none] = samplesOf(words, blueprint, 'public.sales', 'note', 7, offers);
  const chosen: Blueprint = {
    ...blueprint,
    tables: blueprint.tables.slice(0, 2).map((table) => ({
      ...table,
      columns: table.columns.map((column) => (column.name === 'note' ? { ...column, generator: { kind: 'person.firstName' } } : column)),
    })),
  };
  expect(names!.values).toEqual(textRows(compile(chosen, words), 'public.sales', 7, 3, ['note']).map(([text]) => text));
  expect(cities!.values).toHaveLength(3);
  expect(cities!.values.every((text) => text !== null && text.length <= 12)).toBe(true);
  expect(none).toBeNull();
});

test('a column that depends on other tables is tried with all of them, and nothing is claimed if it cannot be', async () => {
  const words = await loadWords('en');
  const scoped: Blueprint = {
    ...blueprint,
    tables: [
      { schema: 'public', name: 'owners', rows: 5, primaryKey: ['id'], columns: [{ name: 'id', type: 'bigint', generator: { kind: 'sequence' } }] },
      {
        ...blueprint.tables[0]!,
        columns: [...blueprint.tables[0]!.columns, { name: 'owner_id', type: 'bigint' }],
      },
      {
        ...blueprint.tables[1]!,
        columns: [...blueprint.tables[1]!.columns, { name: 'till_id', type: 'bigint' }],
      },
      {
        schema: 'public',
        name: 'tills',
        rows: 9,
        primaryKey: ['id'],
        columns: [
          { name: 'id', type: 'bigint', generator: { kind: 'sequence' } },
          { name: 'shop_id', type: 'bigint' },
        ],
      },
    ],
    relations: [
      { name: 'of_owner', from: { table: 'public.shops', columns: ['owner_id'] }, to: { table: 'public.owners', columns: ['id'] }, source: 'declared' },
      { name: 'of_shop', from: { table: 'public.sales', columns: ['shop_id'] }, to: { table: 'public.shops', columns: ['id'] }, source: 'declared' },
      { name: 'till_shop', from: { table: 'public.tills', columns: ['shop_id'] }, to: { table: 'public.shops', columns: ['id'] }, source: 'declared' },
      {
        name: 'of_till',
        from: { table: 'public.sales', columns: ['till_id'] },
        to: { table: 'public.tills', columns: ['id'] },
        source: 'declared',
        within: 'of_shop',
        scope: 'public.shops',
      },
    ],
  };
  const [made] = samplesOf(words, scoped, 'public.sales', 'note', 0, [[{ kind: 'person.firstName' }]]);
  expect(made?.values).toHaveLength(3);
  const [unknown] = samplesOf(words, blueprint, 'public.broken', 'x', 0, [[{ kind: 'no.such.either' }]]);
  expect(unknown).toBeUndefined();
});
