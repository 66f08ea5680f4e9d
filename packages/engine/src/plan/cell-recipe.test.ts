import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { loadWords } from '../words/index.ts';
import { drawsOf } from '../random/draws-of.ts';
import { cellRecipe } from './cell-recipe.ts';
import { compile } from './compile.ts';
import { recompile } from './recompile.ts';

const blueprint: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'users',
      rows: 10,
      primaryKey: ['id'],
      uniqueKeys: [{ name: 'users_code_key', columns: ['code'] }],
      columns: [
        { name: 'id', type: 'bigint', generator: { kind: 'sequence' } },
        { name: 'code', type: 'integer', generator: { kind: 'number.int', parameters: { max: 500 } } },
        { name: 'name', type: 'text', nullable: true, nullRate: 0.3, generator: { kind: 'person.fullName' } },
        { name: 'short', type: 'text', generator: { kind: 'sibling', parameters: { column: 'name', transform: 'initials' } } },
        { name: 'spent', type: 'numeric(12,2)', generator: { kind: 'derived', parameters: { relation: 'public.orders', column: 'total', aggregate: 'sum' } } },
      ],
    },
    {
      schema: 'public',
      name: 'orders',
      rows: 40,
      columns: [
        { name: 'user_id', type: 'bigint' },
        { name: 'total', type: 'numeric(10,2)', generator: { kind: 'finance.amount' } },
      ],
    },
  ],
  relations: [{ from: { table: 'public.orders', columns: ['user_id'] }, to: { table: 'public.users', columns: ['id'] }, source: 'declared' }],
};
const words = await loadWords('en');
const plan = compile(blueprint, words);
const recipe = (table: string, column: string, row: number) => cellRecipe(plan, table, column, row)!;

test('the stream, its key and the draw are the ones that generate the value', () => {
  const shown = recipe('public.orders', 'total', 7);
  const draws = drawsOf(shown.stream);
  const words = new Int32Array(2);
  draws.one(7, words);
  expect(shown.draw).toBe([...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join(''));
  expect(shown).toMatchObject({
    way: 'generator',
    stream: [1, 42, 'public', 'orders', 'total', 'value'],
    generator: { kind: 'finance.amount' },
    parent: null,
    nulls: null,
  });
  expect(shown.key).toMatch(/^[0-9a-f]{16}$/);
});

test('a reference names its parent, a key its permutation, a NULL the draw and its limit', () => {
  expect(recipe('public.orders', 'user_id', 3)).toMatchObject({
    way: 'reference',
    parent: { table: 'public.users', row: plan.relations[0]!.parentOf(3), columns: ['id'] },
  });
  expect(recipe('public.users', 'code', 0).keys).toMatchObject([{ name: 'users_code_key', columns: ['code'] }]);
  expect(recipe('public.users', 'name', 2).nulls).toMatchObject({ share: 0.3, draw: expect.stringMatching(/^[0-9a-f]{16}$/) });
});

test('lists the cells that a value depends on, in the row and in its children', () => {
  expect(recipe('public.users', 'short', 1).reads).toEqual([{ table: 'public.users', column: 'name' }]);
  expect(recipe('public.users', 'spent', 1).reads).toContainEqual({ table: 'public.orders', column: 'total' });
});

test('the plan of an edit describes the edit', () => {
  const edited = structuredClone(blueprint);
  edited.tables[1]!.columns[1]!.generator!.parameters = { median: 900 };
  // A separate plan: an edit takes over the work of the plan that it starts from.
  const next = recompile(compile(blueprint, words), edited);
  expect(cellRecipe(next ?? compile(edited, words), 'public.orders', 'total', 0)!.generator).toEqual({ kind: 'finance.amount', parameters: { median: 900 } });
});
