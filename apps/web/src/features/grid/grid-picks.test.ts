import { expect, test } from 'vitest';
import { besideHidden, dragged, FIRST_VIEW, headPicked, isSameView, pressed } from './grid-picks.ts';

const active = { row: 3, column: 1 };
const place = { row: 7, column: 2 };

test('a press on a cell selects only it, on a row number the row, with Shift everything from the first corner', () => {
  expect(pressed({ mode: 'cells', place, extend: false }, { mode: 'cells', anchor: active }, active)).toEqual({ selection: null, anchor: place });
  expect(pressed({ mode: 'rows', place, extend: false }, null, active)).toEqual({ selection: { mode: 'rows', anchor: place }, anchor: place });
  expect(pressed({ mode: 'cells', place, extend: true }, null, active)).toEqual({ selection: { mode: 'cells', anchor: active }, anchor: active });
  const from = { row: 0, column: 0 };
  expect(pressed({ mode: 'cells', place, extend: true }, { mode: 'rows', anchor: from }, active)).toEqual({
    selection: { mode: 'rows', anchor: from },
    anchor: from,
  });
});

test('a drag selects cells until it is back at the first one; rows stay selected', () => {
  expect(dragged('cells', place, active)).toEqual({ mode: 'cells', anchor: place });
  expect(dragged('cells', place, { ...place })).toBeNull();
  expect(dragged('rows', place, { ...place })).toEqual({ mode: 'rows', anchor: place });
});

test('a click on a name selects its column, with Shift those from the active one or the first corner', () => {
  expect(headPicked(5, false, { mode: 'cells', anchor: place }, active)).toEqual({ mode: 'columns', anchor: { row: 3, column: 5 } });
  expect(headPicked(5, true, null, active)).toEqual({ mode: 'columns', anchor: active });
  expect(headPicked(5, true, { mode: 'cells', anchor: place }, active)).toEqual({ mode: 'columns', anchor: place });
});

test('the active cell leaves a hidden column for the next, at the end for the previous', () => {
  expect(besideHidden(0, 3)).toBe(1);
  expect(besideHidden(2, 3)).toBe(1);
});

test('two views are equal only in all their parts', () => {
  expect(isSameView(FIRST_VIEW, { ...FIRST_VIEW })).toBe(true);
  for (const key of Object.keys(FIRST_VIEW)) expect(isSameView(FIRST_VIEW, { ...FIRST_VIEW, [key]: 9 })).toBe(false);
});
