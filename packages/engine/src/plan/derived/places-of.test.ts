import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const made = (type: string, expression: string, nullable = false) => ({ type, nullable, generator: { kind: 'expression', parameters: { expression } } });

const plan = compile(
  blueprintOf(
    {
      tills: {
        rows: 40,
        columns: { id: ID, newest: made('integer', 'last(slips, id, day)', true), oldest: made('integer', 'first(slips, id, day)', true) },
        primaryKey: ['id'],
      },
      slips: {
        columns: {
          id: ID,
          till_id: 'integer',
          amount: { type: 'numeric(10,2)', domain: { min: 1, max: 99 } },
          nth: made('integer', 'place(till_id) + 1'),
          of: made('integer', 'siblings(till_id)'),
          so_far: made('numeric(12,2)', 'running(till_id, amount)'),
          before: made('numeric(10,2)', 'previous(till_id, amount)', true),
          after: made('numeric(10,2)', 'next(till_id, amount)', true),
          day: { type: 'date', generator: { kind: 'date.past', parameters: { days: 300 } } },
          later: made('date', 'later(till_id, day)', true),
          nth_day: made('integer', 'place(till_id, day) + 1'),
          day_before: made('date', 'previous(till_id, day, day)', true),
          day_after: made('date', 'next(till_id, day, day)', true),
          up_to_day: made('numeric(12,2)', 'running(till_id, amount, day)'),
        },
        primaryKey: ['id'],
      },
      parts: {
        rows: 3000,
        columns: {
          id: ID,
          above: { type: 'integer', nullable: true },
          level: made('integer', 'depth(above)'),
          top: made('integer', 'root(above, id)'),
          way: made('text', 'path(above, id, "/")'),
        },
        primaryKey: ['id'],
      },
    },
    [
      link('slips.till_id', 'tills.id', { owner: true, fanOut: { kind: 'uniform', min: 0, max: 200 } }),
      link('parts.above', 'parts.id', { self: true, nullShare: 0.1 }),
    ],
  ),
  words,
);

test('a row knows its place, its neighbours and the sum so far among the rows of its parent', () => {
  const rows = textRows(plan, 'slips', 0, plan.table('slips').rows);
  const seen = new Map<string, string[][]>();
  for (const row of rows) seen.set(row[1]!, [...(seen.get(row[1]!) ?? []), row as string[]]);
  expect(rows.length).toBeGreaterThan(2048);
  for (const own of seen.values()) {
    let sum = 0;
    const days = own.map((row) => row[8]!).toSorted();
    expect(own.map((row) => row[9] ?? '9').toSorted()).toEqual([...days.slice(1), '9']);
    for (const row of own) if (row[9] !== null) expect(row[9]! >= row[8]!).toBe(true);
    own.forEach(([, , amount, nth, of, soFar, before, after], i) => {
      sum += Math.round(Number(amount) * 100);
      expect([nth, of, before, after]).toEqual([String(i + 1), String(own.length), own[i - 1]?.[2] ?? null, own[i + 1]?.[2] ?? null]);
      expect(Number(soFar) * 100).toBeCloseTo(sum, 6);
    });
  }
});

test('rows of one parent may be in the order of a column, each by itself', () => {
  const rows = textRows(plan, 'slips', 0, plan.table('slips').rows) as string[][];
  const seen = Map.groupBy(rows, ([, till]) => till!);
  for (const own of seen.values()) {
    const inOrder = own.toSorted((a, b) => Number(a[10]) - Number(b[10]));
    let sum = 0;
    inOrder.forEach(([, , amount, , , , , , day, , nth, before, after, upToDay], i) => {
      sum += Math.round(Number(amount) * 100);
      expect([nth, before, after]).toEqual([String(i + 1), inOrder[i - 1]?.[8] ?? null, inOrder[i + 1]?.[8] ?? null]);
      expect(before === null || before! <= day!).toBe(true);
      expect(Number(upToDay) * 100).toBeCloseTo(sum, 6);
    });
  }
  for (const [id, newest, oldest] of textRows(plan, 'tills', 0, 40)) {
    const own = seen.get(id!)?.toSorted((a, b) => Number(a[10]) - Number(b[10])) ?? [];
    expect([newest, oldest]).toEqual([own.at(-1)?.[0] ?? null, own[0]?.[0] ?? null]);
  }
  const alone = compile(plan.blueprint, words);
  for (const row of [1700, 3, 900]) expect(textRows(alone, 'slips', row, 1)[0]).toEqual(rows[row]);
});

test('a row of a tree knows its depth, its root and its path', () => {
  const rows = textRows(plan, 'parts', 0, 3000);
  const above = new Map(rows.map(([id, parent]) => [id!, parent]));
  const wayOf = (id: string): string[] => [...(above.get(id) ? wayOf(above.get(id)!) : []), id];
  expect(rows.map(([id]) => wayOf(id!)).map((way) => [String(way.length - 1), way[0], way.join('/')])).toEqual(rows.map(([, , ...told]) => told));
  expect(new Set(rows.map(([, , level]) => level)).size).toBeGreaterThan(3);
});

test('says what a place needs', () => {
  const fault = (expression: string) => () =>
    compile(
      blueprintOf(
        {
          a: { rows: 3, columns: { id: ID, b_id: 'integer', x: made('integer', expression) }, primaryKey: ['id'] },
          b: { rows: 3, columns: { id: ID }, primaryKey: ['id'] },
        },
        [link('a.b_id', 'b.id')],
      ),
      words,
    );
  expect(fault('depth(b_id)')).toThrow(/needs a reference to a row of the same table/);
  expect(fault('place(c_id)')).toThrow(/no reference "c_id"/);
  expect(fault('previous(b_id)')).toThrow(/takes a reference of the row and an expression/);
  expect(fault('running(b_id, x)')).toThrow(/made from itself/);
  expect(fault('place(b_id, x)')).toThrow(/made from itself/);
  expect(fault('place(b_id, 3)')).toThrow(/in the order of a column/);
  expect(fault('later(b_id, id, id)')).toThrow(/takes a reference of the row and an expression/);
});
