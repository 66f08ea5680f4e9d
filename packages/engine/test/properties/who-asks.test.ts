import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Blueprint, Group } from '@seedbed/contract';
import { compile, loadWords, openReader, textRow, textRows, type Plan } from '../../src/index.ts';
import { blueprintOf, ID, link } from '../../src/plan/testing/blueprint-of.ts';

const words = await loadWords('en-US');
const ROWS = 150;

type Columns = Parameters<typeof blueprintOf>[0][string]['columns'];

const date = fc.record({ kind: fc.constantFrom('date.event', 'date.updated', 'date.past'), after: fc.nat(), rate: fc.constantFrom(0, 0.3, 0.7) });
const shapes = fc.record({
  groups: fc.array(
    fc.record({
      dates: fc.array(date, { minLength: 2, maxLength: 3 }),
      number: fc.constantFrom(0, 0.4),
      arms: fc.constantFrom('none', 'domains', 'generators'),
      order: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  free: fc.array(date, { maxLength: 2 }),
  people: fc.boolean(),
  up: fc.boolean(),
  unique: fc.boolean(),
});
type Shape = typeof shapes extends fc.Arbitrary<infer S> ? S : never;

/** One table with groups whose timestamps follow those of other groups, an entity, a tree, and counted children. */
function blueprintFrom({ groups: given, free, people, up, unique }: Shape, seed: number): Blueprint {
  const columns: Record<string, Columns[string]> = { id: ID };
  const dates: string[] = [];
  const groups: Group[] = [];
  const add = (name: string, { kind, after, rate }: Shape['free'][number]) => {
    const follows = dates.length > 0 && kind !== 'date.past' ? { after: dates[after % dates.length]! } : {};
    columns[name] = { type: 'timestamp with time zone', nullable: rate > 0, nullRate: rate, generator: { kind, parameters: follows } };
    dates.push(name);
  };
  // Groups alternate, so that a later column of one may follow a column of another.
  for (let k = 0; k < 3; k++) given.forEach((group, g) => group.dates[k] && add(`d${g}_${k}`, group.dates[k]!));
  free.forEach((one, i) => add(`f${i}`, one));
  given.forEach((group, g) => {
    const names = group.dates.map((_, k) => `d${g}_${k}`);
    const amount = `n${g}`;
    columns[amount] = { type: 'integer', nullable: group.number > 0, nullRate: group.number, domain: { min: 0, max: 1000 } };
    const [first, second] = names;
    const before = {
      terms: [
        { column: first!, coefficient: 1 },
        { column: second!, coefficient: -1 },
      ],
      operator: '<=' as const,
      value: 0,
    };
    const bound = { domain: { min: 100, max: 200 } };
    const past = { kind: 'date.past', parameters: {} };
    const arms = [
      { weight: 1, columns: { [amount]: bound, ...((columns[second!] as { nullable: boolean }).nullable ? { [second!]: { null: true } } : {}) } },
      { weight: 2, columns: group.arms === 'generators' ? { [second!]: { notNull: true, generator: past } } : { [amount]: { domain: { min: 500 } } } },
    ];
    groups.push({ columns: [...names, amount], tier: 'D', ...(group.order ? { order: [before] } : {}), ...(group.arms === 'none' ? {} : { variants: arms }) });
  });
  if (people) {
    columns.first = { type: 'text', entity: 'person', generator: { kind: 'person.firstName' } };
    columns.last = { type: 'text', entity: 'person', generator: { kind: 'person.lastName' } };
    columns.email = { type: 'text', entity: 'person', generator: { kind: 'internet.email' } };
    columns.state = { type: 'text', entity: 'order', generator: { kind: 'life.state', parameters: { vocabulary: 'order' } } };
    columns.paid = { type: 'date', nullable: true, entity: 'order', generator: { kind: 'life.stamp', parameters: { step: 'paid' } } };
  }
  if (up) {
    columns.up = { type: 'integer', nullable: true };
    columns.above = { type: 'timestamp with time zone', nullable: true, generator: { kind: 'lookup', parameters: { relation: 'up', column: dates[0]! } } };
    if (people) columns.above_name = { type: 'text', nullable: true, generator: { kind: 'lookup', parameters: { relation: 'up', column: 'email' } } };
    columns.below = {
      type: 'timestamp with time zone',
      nullable: true,
      generator: { kind: 'expression', parameters: { expression: `max(rows, ${dates.at(-1)!})` } },
    };
  }
  columns.lines = { type: 'integer', generator: { kind: 'derived', parameters: { relation: 'lines', aggregate: 'count' } } };
  columns.total = { type: 'numeric(12,2)', nullable: true, generator: { kind: 'expression', parameters: { expression: 'sum(lines, quantity * price)' } } };
  return blueprintOf(
    {
      rows: { rows: ROWS, columns, primaryKey: ['id'], groups, ...(unique ? { uniqueKeys: [{ columns: ['n0'] }] } : {}) },
      lines: {
        columns: {
          id: ID,
          row_id: 'integer',
          quantity: { type: 'integer', domain: { min: 1, max: 9 } },
          price: { type: 'numeric(10,2)', domain: { min: 1, max: 99 } },
          since: { type: 'timestamp with time zone', nullable: true, generator: { kind: 'lookup', parameters: { relation: 'rows', column: dates.at(-1)! } } },
          place: { type: 'smallint', domain: { min: 0, max: 3000 } },
        },
        primaryKey: ['id'],
        uniqueKeys: [{ columns: ['row_id', 'place'] }],
      },
    },
    [
      link('lines.row_id', 'rows.id', { owner: true, fanOut: { kind: 'uniform', min: 0, max: 4 } }),
      ...(up ? [link('rows.up', 'rows.id', { self: true, nullShare: 0.2 })] : []),
    ],
    { seed },
  );
}

const asks = fc.array(
  fc.record({
    table: fc.constantFrom('rows', 'lines'),
    columns: fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
    rows: fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
    first: fc.nat(),
    count: fc.integer({ min: 1, max: 60 }),
  }),
  { minLength: 4, maxLength: 10 },
);

/** The cells of each request: by listed rows, by single rows, and by a range, after arbitrary other requests. */
function* cellsOf(plan: Plan, { table, columns, rows, first, count }: typeof asks extends fc.Arbitrary<(infer A)[]> ? A : never) {
  const found = plan.table(table);
  if (found.rows === 0) return;
  const names = [...new Set(columns.map((place) => found.columns[place % found.columns.length]!.name))];
  const at = Float64Array.from(rows, (row) => row % found.rows);
  const many = openReader(plan, found, names);
  const one = openReader(plan, found, names, 1);
  const listed = many.read({ first: 0, count: at.length, at });
  for (const [i, row] of at.entries()) yield { table, row, names, cells: textRow(listed, i) };
  for (const row of at) yield { table, row, names, cells: textRow(one.read({ first: row, count: 1, at: null }), 0) };
  const from = first % found.rows;
  const range = many.read({ first: from, count: Math.min(count, found.rows - from), at: null });
  for (let i = 0; i < range.count; i++) yield { table, row: from + i, names, cells: textRow(range, i) };
}

test('K3: a cell is the same however it is read: alone or in a batch, with any other columns, in any order', () => {
  fc.assert(
    fc.property(shapes, fc.nat(), asks, (shape, seed, requested) => {
      const blueprint = blueprintFrom(shape, seed);
      const plan = compile(blueprint, words, { cap: true });
      // Every column alone, in a plan without other readers.
      const quiet = compile(blueprint, words, { cap: true });
      const alone = (table: string) =>
        new Map(quiet.table(table).columns.map(({ name }) => [name, textRows(quiet, table, 0, quiet.table(table).rows, [name])]));
      const expected = new Map(['rows', 'lines'].map((table) => [table, alone(table)]));
      for (const ask of requested) {
        for (const { table, row, names, cells } of cellsOf(plan, ask)) {
          expect([table, row, ...cells]).toEqual([table, row, ...names.map((name) => expected.get(table)!.get(name)![row]![0])]);
        }
      }
    }),
    { seed: 5, numRuns: 60 },
  );
});
