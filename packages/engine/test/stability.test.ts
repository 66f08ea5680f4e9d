import fc from 'fast-check';
import type { Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { shop } from './suites/shop.ts';
import { compile, encode, generate, loadWords, type Format, type Plan } from '../src/index.ts';

const words = await loadWords('en-US');
const compiled = (blueprint: Blueprint) => compile(blueprint, words);
const plan = compiled(shop(3_000));

/** The bytes of rows first … first + count − 1. */
function bytes(from: Plan, table: string, first: number, count: number, format: Format = 'copy-text', batchRows = 2048): Buffer {
  return Buffer.concat([...encode(format, from.table(table), generate(from, table, first, count, undefined, batchRows))]);
}

const tables = plan.tables.map((table) => table.name);

test('K3, E2: any range in batches of any size is a piece of the whole', () => {
  const whole = new Map(tables.map((table) => [table, bytes(plan, table, 0, plan.table(table).rows).toString().split('\n')]));
  fc.assert(
    fc.property(fc.constantFrom(...tables), fc.nat(), fc.nat(400), fc.integer({ min: 1, max: 2048 }), (table, seed, count, batchRows) => {
      const { rows } = plan.table(table);
      const first = seed % rows;
      const n = Math.min(count, rows - first);
      expect(bytes(plan, table, first, n, 'copy-text', batchRows).toString().split('\n').slice(0, -1)).toEqual(whole.get(table)!.slice(first, first + n));
    }),
    { seed: 1, numRuns: 200 },
  );
});

test('K2: the order of tables and columns moves no value', () => {
  const blueprint = shop(500);
  const turned = compiled({ ...blueprint, tables: blueprint.tables.toReversed().map((table) => ({ ...table, columns: table.columns.toReversed() })) });
  const straight = compiled(blueprint);
  for (const table of tables) {
    const cells = bytes(straight, table, 0, 300)
      .toString()
      .split('\n')
      .map((line) => line.split('\t').toReversed().join('\t'));
    expect(bytes(turned, table, 0, 300).toString().split('\n')).toEqual(cells);
  }
});

test('K2: an added column moves no value', () => {
  const blueprint = shop(500);
  const more = compiled({
    ...blueprint,
    tables: blueprint.tables.map((table) => ({ ...table, columns: [...table.columns, { name: 'extra', type: 'integer', generator: { kind: 'number.int' } }] })),
  });
  const straight = compiled(blueprint);
  for (const table of tables) {
    const cells = bytes(more, table, 0, 300)
      .toString()
      .split('\n')
      .slice(0, -1)
      .map((line) => line.slice(0, line.lastIndexOf('\t')));
    expect(cells).toEqual(bytes(straight, table, 0, 300).toString().split('\n').slice(0, -1));
  }
});

test('K7, R3: more users move neither users nor their orders', () => {
  const [few, many] = [compiled(shop(3_000)), compiled(shop(4_500))];
  // Timestamps are on the timeline of all rows, so they change; everything else does not.
  const cells = (from: Plan, table: string, columns: string[]) => {
    const cut = { ...from.table(table), columns: columns.map((name) => from.table(table).column(name)) };
    return Buffer.concat([...encode('csv', cut, generate(from, table, 0, 1000, columns))])
      .toString()
      .split('\n');
  };
  for (const [table, columns] of [
    ['public.users', ['id', 'email', 'first_name', 'last_name', 'city', 'country']],
    ['public.orders', ['id', 'user_id', 'status']],
  ] as const) {
    expect(cells(many, table, [...columns])).toEqual(cells(few, table, [...columns]));
  }
});

test('another seed is another database', () => {
  expect(bytes(compiled({ ...shop(500), seed: 43 }), 'public.users', 0, 100).equals(bytes(plan, 'public.users', 0, 100))).toBe(false);
});

test('a share of NULLs only adds or removes NULLs', () => {
  const withRate = (nullRate: number) => {
    const blueprint = shop(500);
    const tables = blueprint.tables.map((table) => ({
      ...table,
      columns: table.columns.map((column) => (column.name === 'status' ? { ...column, nullable: true, nullRate } : column)),
    }));
    return bytes(compiled({ ...blueprint, tables }), 'public.orders', 0, 1000)
      .toString()
      .split('\n')
      .map((line) => line.split('\t')[2]);
  };
  const [few, many] = [withRate(0.1), withRate(0.3)];
  many.forEach((status, row) => expect([few[row], '\\N']).toContain(status));
  expect(many.filter((status) => status === '\\N').length).toBeGreaterThan(few.filter((status) => status === '\\N').length + 100);
});
