import { emptyBlueprint, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { createDraftStore, undo } from './draft/draft-store.ts';
import { setRows } from './edit-rows.ts';
import { applyScale, scaledTables, setSize } from './scale-rows.ts';

const table = (name: string, more: Partial<BlueprintTable>): BlueprintTable => ({
  schema: 'public',
  name,
  columns: [{ name: 'id', type: 'bigint' }],
  primaryKey: ['id'],
  ...more,
});
const blueprint: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    table('users', { rows: 1_000 }),
    table('orders', {}),
    table('items', {}),
    table('moods', { rows: 5, role: 'lookup' }),
    table('shelves', { rows: 4_000, columns: [{ name: 'id', type: 'smallint' }] }),
  ],
  relations: [
    { from: { table: 'public.orders', columns: ['id'] }, to: { table: 'public.users', columns: ['id'] }, owner: true },
    { from: { table: 'public.items', columns: ['id'] }, to: { table: 'public.orders', columns: ['id'] }, owner: true },
  ] as Blueprint['relations'],
};
const counts = new Map([
  ['public.users', 1_000],
  ['public.orders', 3_000],
  ['public.items', 9_000],
  ['public.moods', 5],
  ['public.shelves', 4_000],
]);
const then = (by: 'factor' | 'total' | 'each', value: number) => scaledTables(blueprint, counts, { by, value }).map((one) => one.then);

test('scaling by ten: counts that follow parents follow, lookups stay, and a key reports its limit', () => {
  expect(then('factor', 10)).toEqual([10_000, 30_000, 90_000, 5, 32_767]);
  expect(scaledTables(blueprint, counts, { by: 'factor', value: 10 })[4]!.why).toBe('id is smallint');
});

test('to a total, and to one number each', () => {
  expect(then('total', 34_005)).toEqual([2_000, 6_000, 18_000, 5, 8_000]);
  expect(then('each', 100)).toEqual([100, 300, 900, 5, 100]);
});

test('it is one step', () => {
  const draft = createDraftStore('d', 1, blueprint, null);
  applyScale(draft, scaledTables(blueprint, counts, { by: 'factor', value: 10 }), { by: 'factor', value: 10 });
  expect(draft.getState().blueprint.tables.map((one) => one.rows)).toEqual([10_000, undefined, undefined, 5, 32_767]);
  expect(draft.getState().past).toHaveLength(1);
  expect(undo(draft)?.label).toBe('2 tables: rows × 10');
  expect(draft.getState().blueprint).toEqual(blueprint);
});

test('a size chosen twice is the same, and M brings back the counts of before, also where a key ends them', () => {
  const draft = createDraftStore('d', 1, blueprint, null);
  const rows = () => draft.getState().blueprint.tables.map((one) => one.rows);
  setSize(draft, 'S');
  setSize(draft, 'S');
  expect(rows()).toEqual([100, undefined, undefined, 5, 400]);
  setSize(draft, 'L');
  expect(rows()).toEqual([10_000, undefined, undefined, 5, 32_767]);
  expect(draft.getState().blueprint.size).toBe('L');
  setSize(draft, 'M');
  expect(draft.getState().blueprint).toEqual(blueprint);
  expect(undo(draft)?.label).toBe('size L → M');
  expect(rows()).toEqual([10_000, undefined, undefined, 5, 32_767]);
});

test('a size and a factor leave a table at what a CHECK has room for, and M brings back its count', () => {
  const taps = table('taps', { rows: 13, columns: [{ name: 'id', type: 'smallint', domain: { min: 1, max: 24 } }] });
  const bar = { ...blueprint, tables: [...blueprint.tables, taps] };
  expect(scaledTables(bar, counts, { by: 'factor', value: 10 }).at(-1)).toMatchObject({ then: 24, why: 'id is 1 to 24' });
  const draft = createDraftStore('d', 1, bar, null);
  const rows = () => draft.getState().blueprint.tables.at(-1)!.rows;
  setSize(draft, 'L');
  expect(rows()).toBe(24);
  setRows(draft, 'public.taps', 24);
  setSize(draft, 'M');
  expect(draft.getState().blueprint).toEqual(bar);
});

test('timelines get the length of the rows: few rows come from all of it', () => {
  const timeline = { from: '2024-01-01', to: '2026-01-01', rows: 1_000 };
  const [users, orders, ...others] = blueprint.tables;
  const timed = { ...blueprint, tables: [{ ...users!, timeline }, { ...orders!, timeline: { ...timeline, rows: 3_000 } }, ...others] };
  const draft = createDraftStore('d', 1, timed, null);
  setSize(draft, 'S');
  const { rows: _, ...span } = timeline;
  expect(
    draft
      .getState()
      .blueprint.tables.slice(0, 2)
      .map((one) => one.timeline),
  ).toEqual([{ ...timeline, rows: 100 }, span]);
});

test('a count edited at one size goes along to the others', () => {
  const draft = createDraftStore('d', 1, blueprint, null);
  setSize(draft, 'S');
  setRows(draft, 'public.users', 70);
  setSize(draft, 'L');
  expect(draft.getState().blueprint.tables[0]!.rows).toBe(7_000);
});
