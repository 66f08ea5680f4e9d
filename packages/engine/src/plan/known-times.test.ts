import { expect, test } from 'vitest';
import type { TableDraft } from './draft.ts';
import { knownTimes } from './known-times.ts';

const tableOf = (rows: number): TableDraft => ({ rows }) as TableDraft;

test('the time of a row is computed once for all who ask, and of no row there is none', () => {
  const asked: number[][] = [];
  const compute = (rows: Float64Array, count: number, out: Float64Array): void => {
    asked.push([...rows.subarray(0, count)]);
    for (let i = 0; i < count; i++) out[i] = rows[i]! * 10;
  };
  const table = tableOf(100);
  const timesOf = (what: string, ...rows: number[]): number[] => {
    const out = new Float64Array(rows.length);
    knownTimes(table, what, -1, compute)!(Float64Array.from(rows), rows.length, out);
    return [...out];
  };
  expect(timesOf('a', 7, -1, 3, 7)).toEqual([70, -1, 30, 70]);
  expect(timesOf('a', 3, 9)).toEqual([30, 90]);
  expect(timesOf('b', 3)).toEqual([30]);
  expect(asked).toEqual([[3, 7], [9], [3]]);
});

test('times of a table with very many rows are not kept', () => {
  expect(knownTimes(tableOf(10_000_000), 'a', 0, () => undefined)).toBeNull();
});
