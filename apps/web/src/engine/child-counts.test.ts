import { emptyBlueprint, type Blueprint, type Relation } from '@seedbed/contract';
import { compile } from '@seedbed/engine';
import { loadWords } from '@seedbed/engine/words';
import { expect, test } from 'vitest';
import { childCounts } from './child-counts.ts';
import { columnTexts } from './row-views.ts';

const id = { name: 'id', type: 'bigint', generator: { kind: 'sequence' } };
const shop = (users: number, relation: Partial<Relation>): Blueprint => ({
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'users',
      rows: users,
      primaryKey: ['id'],
      columns: [id, { name: 'full_name', type: 'text', generator: { kind: 'person.fullName' } }],
    },
    { schema: 'public', name: 'orders', primaryKey: ['id'], columns: [id, { name: 'user_id', type: 'bigint' }] },
  ],
  relations: [
    { source: 'declared', owner: true, from: { table: 'public.orders', columns: ['user_id'] }, to: { table: 'public.users', columns: ['id'] }, ...relation },
  ],
});
const planOf = async (blueprint: Blueprint) => compile(blueprint, await loadWords(blueprint.locale, { subjects: false }));

test('counts match the rows, and the parents with the most children are named', async () => {
  const plan = await planOf(shop(200, { fanOut: { kind: 'lognormal', median: 3, sigma: 0.8 }, childless: 0.25 }));
  const told = childCounts(plan, 0)!;
  const [parents] = columnTexts(plan, 'public.orders', 0, told.rows, ['user_id']);
  const [keys, names] = columnTexts(plan, 'public.users', 0, 200, ['id', 'full_name']);
  const own = keys!.map((key) => parents!.filter((parent) => parent === key).length);
  expect(told).toMatchObject({ parents: 200, counted: 200 });
  expect(told.counts.reduce((sum, { children, parents: many }) => sum + children * many, 0)).toBe(told.rows);
  for (const { children, parents: many } of told.counts) expect(own.filter((count) => count === children)).toHaveLength(many);
  expect(told.counts[0]).toEqual({ children: 0, parents: 50 });
  expect(told.first).toEqual(own.slice(0, 50));
  expect(told.most).toHaveLength(5);
  for (const { row, children, name } of told.most) expect([children, name]).toEqual([own[row], names![row]]);
  expect(told.most[0]!.children).toBe(Math.max(...own));
});

test('of many parents only a sample is counted, including the first', async () => {
  const told = childCounts(await planOf(shop(30_000, { fanOut: { kind: 'fixed', count: 2 }, vip: 0.4 })), 0)!;
  expect(told).toMatchObject({ parents: 30_000, counted: 10_000 });
  expect(told.most[0]).toMatchObject({ row: 0, children: Math.round(told.rows * 0.4) });
});

test('an unknown relation has no counts, and parents without children are not named', async () => {
  const plan = await planOf(shop(4, { fanOut: { kind: 'fixed', count: 0 } }));
  expect(childCounts(plan, 1)).toBeNull();
  expect(childCounts(plan, 0)).toEqual({
    asked: { mean: 0, without: null },
    among: null,
    parents: 4,
    counted: 4,
    rows: 0,
    counts: [{ children: 0, parents: 4 }],
    most: [],
    first: [0, 0, 0, 0],
    firstNames: columnTexts(plan, 'public.users', 0, 4, ['full_name'])[0]!,
  });
});

test('reports the requested counts, and how many parents have a row that their children must reference', async () => {
  const columns = (...names: string[]) => [id, ...names.map((name) => ({ name, type: 'bigint' }))];
  const plan = await planOf({
    ...emptyBlueprint(),
    tables: [
      { schema: 'public', name: 'users', rows: 300, primaryKey: ['id'], columns: [id] },
      { schema: 'public', name: 'sites', rows: 30, primaryKey: ['id'], columns: columns('user_id') },
      { schema: 'public', name: 'hires', primaryKey: ['id'], columns: columns('user_id', 'site_id') },
    ],
    relations: [
      { source: 'declared', from: { table: 'public.sites', columns: ['user_id'] }, to: { table: 'public.users', columns: ['id'] } },
      {
        source: 'declared',
        name: 'hire_user',
        owner: true,
        fanOut: { kind: 'fixed', count: 4 },
        childless: 0.25,
        from: { table: 'public.hires', columns: ['user_id'] },
        to: { table: 'public.users', columns: ['id'] },
      },
      { source: 'declared', within: 'hire_user', from: { table: 'public.hires', columns: ['site_id'] }, to: { table: 'public.sites', columns: ['id'] } },
    ],
  });
  const told = childCounts(plan, 1)!;
  const [users] = columnTexts(plan, 'public.sites', 0, 30, ['user_id']);
  expect(told.asked).toEqual({ mean: 3, without: 0.25 });
  expect(told.among).toEqual({ table: 'public.sites', rows: 30, have: new Set(users).size, without: 0 });
  expect(told.counts.find(({ children }) => children === 0)!.parents).toBeGreaterThanOrEqual(300 - told.among!.have);
});
