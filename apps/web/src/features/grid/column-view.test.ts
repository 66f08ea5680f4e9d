import { expect, test } from 'vitest';
import { sprigOf } from './sprig.tsx';
import { arrange, hide, moveTo, PLAIN_VIEW, setPinned, show } from './column-view.ts';

const columns = [
  { name: 'total', keyed: false },
  { name: 'id', keyed: true },
  { name: 'state', keyed: false },
  { name: 'paid', keyed: false },
];
const names = (view = PLAIN_VIEW, of = columns) => arrange(of, view).shown.map((place) => of[place]!.name);

test('the key is next to the row number, wherever it is in the table', () => {
  expect(names()).toEqual(['id', 'total', 'state', 'paid']);
  expect(arrange(columns, PLAIN_VIEW).pinned).toBe(1);
  const free = setPinned(columns, PLAIN_VIEW, 'id', false);
  expect(names(free)).toEqual(['total', 'id', 'state', 'paid']);
  expect(names(setPinned(columns, free, 'paid', true))).toEqual(['paid', 'total', 'id', 'state']);
});

test('hidden columns return to their place', () => {
  const hidden = hide(hide(PLAIN_VIEW, 'state'), 'state');
  expect(names(hidden)).toEqual(['id', 'total', 'paid']);
  expect(names(show(hidden, 'state'))).toEqual(names());
  expect(names(columns.reduce((view, { name }) => hide(view, name), PLAIN_VIEW))).toHaveLength(4);
});

test('a column is moved among the visible ones', () => {
  expect(names(moveTo(columns, PLAIN_VIEW, 'paid', 1))).toEqual(['id', 'paid', 'total', 'state']);
  expect(names(moveTo(columns, PLAIN_VIEW, 'total', 3))).toEqual(['id', 'state', 'paid', 'total']);
  expect(names(moveTo(columns, PLAIN_VIEW, 'paid', 0))).toEqual(['id', 'paid', 'total', 'state']);
});

test('new columns are where the table has them, and removed ones are skipped', () => {
  const moved = moveTo(columns, PLAIN_VIEW, 'paid', 1);
  const grown = [...columns.slice(0, 3), { name: 'tax', keyed: false }, columns[3]!];
  expect(names(moved, grown)).toEqual(['id', 'paid', 'total', 'state', 'tax']);
  expect(names(moved, columns.slice(0, 2))).toEqual(['id', 'total']);
});

test('a column is called all different only if all its rows were read and no two agree, or it is a key', () => {
  const of = (sampled: number, distinct: number, rows: number, isKey = false) => sprigOf({ sampled, nulls: 0, distinct, bars: null, top: [] }, rows, isKey);
  expect(of(500, 500, 500)).toMatchObject({ even: true, all: true });
  expect(of(500, 480, 500)).toMatchObject({ even: true, all: false });
  expect(of(512, 512, 1_000)).toMatchObject({ even: true, all: false });
  expect(of(512, 512, 1_000, true)).toMatchObject({ even: true, all: true });
});
