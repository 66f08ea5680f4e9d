import { expect, test } from 'vitest';
import { withName, without, withRun, wordsOf, type PastQuery } from './run-history.ts';

const run = (sql: string, at = 1) => ({ sql, at, rows: 1, milliseconds: 2 });

test('the newest is first, and equal queries are one entry', () => {
  const past = ['a', 'b', ' a '].reduce<PastQuery[]>((list, sql, at) => withRun(list, run(sql, at)), []);
  expect(past.map(({ sql, at }) => [sql, at])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

test('a saved query keeps its name when it runs again, and is not dropped', () => {
  let past = withName(withRun([], run('select 0')), 'select 0', ' Zero ');
  past = withRun(past, run('select 0', 9));
  expect(past[0]).toEqual({ ...run('select 0', 9), name: 'Zero' });
  for (let i = 1; i <= 80; i++) past = withRun(past, run(`select ${i}`));
  expect([past.length, past.at(-1)!.sql, past[0]!.sql]).toEqual([51, 'select 0', 'select 80']);
  expect(withName(past, 'select 0', null).some(({ name }) => name !== undefined)).toBe(false);
  expect(without(past, 'select 0').length).toBe(50);
});

test('a query can be saved without running; without a name it is titled by its text', () => {
  expect(withName([], 'select *\n-- all\nfrom orders', '')).toEqual([
    { sql: 'select *\n-- all\nfrom orders', at: expect.any(Number), rows: null, milliseconds: null, name: 'select * from orders' },
  ]);
});

test('a long query is cut at the end of a line', () => {
  expect(wordsOf(`select ${'x, '.repeat(40)}y`)).toHaveLength(60);
});
