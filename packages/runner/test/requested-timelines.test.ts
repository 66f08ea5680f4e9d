import { afterAll, expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { smallShop } from '@seedbed/testing';
import { keptByScale, openRunner, withRows } from '../src/index.ts';
import { testServer } from '../../postgres/test/support/cluster.ts';

const runner = openRunner({ throwaway: testServer() });
afterAll(() => runner[Symbol.asyncDispose]());

const { blueprint } = await runner.inferDdl(smallShop);
const words = await loadWords(blueprint.locale);

test.each([
  { rows: 120 },
  { rows: { customers: 90 } },
  { rows: { orders: 400, products: 30 } },
  { scale: 0.5 },
  { referenceDate: '2024-03-31' },
  { referenceDate: '2027-02-28', rows: 60 },
])('%j, set in a blueprint, gives the same dates as set when it is inferred', async (requested) => {
  const fromDdl = (await runner.inferDdl(smallShop, requested)).blueprint;
  const fromBlueprint = withRows(blueprint, requested);
  const [one, other] = [fromDdl, fromBlueprint].map((each) => compile(each, words, { cap: true }));
  const times = ({ tables }: Blueprint) => tables.map(({ name, timeline }) => [name, timeline?.from, timeline?.to]);
  expect(times(fromBlueprint)).toEqual(times(fromDdl));
  for (const table of ['customers', 'orders']) {
    expect(other!.table(table).rows).toBe(one!.table(table).rows);
    // What an order comes to depends on its products, and what these are on the number of categories.
    const columns = one!.table(table).columns.flatMap(({ name }) => (name === 'total' ? [] : [name]));
    expect(textRows(other!, table, 0, 50, columns)).toEqual(textRows(one!, table, 0, 50, columns));
  }
});

test.each([{}, { rows: { customers: 90 } }, { scale: 3 }])('rows cover exactly their timeline: %j', async (requested) => {
  const plan = compile((await runner.inferDdl(smallShop, requested)).blueprint, words, { cap: true });
  const { timeline } = plan.blueprint.tables.find(({ name }) => name === 'orders')!;
  const { rows } = plan.table('orders');
  expect(rows).toBeGreaterThan(50);
  expect(timeline?.rows).toBe(rows);
});

test('a size by name starts from the counts of M, whichever size the blueprint has', () => {
  const small = {
    ...blueprint,
    size: 'S' as const,
    tables: blueprint.tables.map((table) => (table.rows === undefined ? table : { ...table, rows: 1, rowsOfM: 10 })),
  };
  const large = withRows(small, { scale: 10 });
  expect(large.size).toBeUndefined();
  expect(new Set(large.tables.map(({ rows, rowsOfM }) => [rows, rowsOfM].join()))).toEqual(new Set(['100,', ',']));
  expect(withRows(small, { seed: 3 })).toMatchObject({ size: 'S', tables: small.tables.map(({ name }) => ({ name })) });
});

test('a size leaves a table at what its keys have room for, and says so', () => {
  const taps = {
    schema: 'public',
    name: 'taps',
    rows: 13,
    columns: [{ name: 'tap_no', type: 'smallint', domain: { min: 1, max: 24 } }],
    primaryKey: ['tap_no'],
  };
  const bar = { ...blueprint, tables: [...blueprint.tables, taps] };
  expect(withRows(bar, { scale: 10 }).tables.at(-1)!.rows).toBe(24);
  expect(keptByScale(bar, { scale: 10 })).toEqual([
    { level: 'info', code: 'unsatisfiable', table: 'public.taps', message: 'public.taps stays at 24 rows, not 130: tap_no is 1 to 24.', largest: 24 },
  ]);
  expect([keptByScale(bar, { scale: 1 }), keptByScale(bar, { scale: 10, rows: { taps: 9 } }), keptByScale(bar, {})]).toEqual([[], [], []]);
  const large = { ...bar, size: 'L' as const, tables: [...blueprint.tables, { ...taps, rows: 24, rowsOfM: 13 }] };
  expect(withRows(large, { scale: 1 }).tables.at(-1)!.rows).toBe(13);
});

test('without a requested count, a timeline stays as chosen', () => {
  const chosen = { ...blueprint, tables: blueprint.tables.map((table) => (table.timeline ? { ...table, timeline: { ...table.timeline, rows: 7 } } : table)) };
  expect(withRows(chosen, { seed: 3 }).tables).toEqual(chosen.tables);
});

test('a timeline chosen by a person keeps its distance from "now" and its times of day', () => {
  const [table] = blueprint.tables;
  const timeline = { from: '2024-02-28 08:30:00+00', to: '2025-12-31T23:59:59Z', rows: 9 };
  const chosen = { ...blueprint, referenceDate: '2026-01-01', tables: [{ ...table!, timeline }] };
  expect(withRows(chosen, { referenceDate: '2026-01-03' }).tables[0]!.timeline).toEqual({
    from: '2024-03-01 08:30:00+00',
    to: '2026-01-02T23:59:59Z',
    rows: 9,
  });
});
