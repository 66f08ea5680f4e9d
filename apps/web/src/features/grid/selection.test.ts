import { expect, test } from 'vitest';
import { cellsIn, isOneCell, rectOf } from './selection.ts';

const active = { row: 7, column: 1 };

test('without a selection it is the active cell', () => {
  const rect = rectOf(null, active, 100, 5);
  expect(rect).toEqual({ top: 7, bottom: 7, left: 1, right: 1 });
  expect(isOneCell(rect)).toBe(true);
});

test('the corners can be given in any order', () => {
  const down = rectOf({ mode: 'cells', anchor: { row: 3, column: 4 } }, active, 100, 5);
  expect(down).toEqual({ top: 3, bottom: 7, left: 1, right: 4 });
  expect(cellsIn(down)).toBe(20);
  expect(rectOf({ mode: 'cells', anchor: active }, { row: 3, column: 4 }, 100, 5)).toEqual(down);
});

test('whole rows have every column, whole columns every row, up to the last of them', () => {
  expect(rectOf({ mode: 'rows', anchor: { row: 9, column: 1 } }, active, 100, 5)).toEqual({ top: 7, bottom: 9, left: 0, right: 4 });
  const columns = rectOf({ mode: 'columns', anchor: { row: 0, column: 2 } }, active, Number.MAX_SAFE_INTEGER, 5);
  expect(columns).toEqual({ top: 0, bottom: Number.MAX_SAFE_INTEGER - 1, left: 1, right: 2 });
});

test('a table that got smaller keeps the selection inside', () => {
  expect(rectOf({ mode: 'cells', anchor: { row: 90, column: 9 } }, active, 50, 3)).toEqual({ top: 7, bottom: 49, left: 1, right: 2 });
});
