import { expect, test } from 'vitest';
import { SCREEN_GROUPS, SCREEN_KEYS, SCREEN_PATHS, screenAt, screenSearch, type ScreenKey } from './dataset-screens.ts';

test('every screen is in one group, and has its own key', () => {
  expect(SCREEN_GROUPS.flatMap(({ keys }) => keys).toSorted()).toEqual(Object.keys(SCREEN_KEYS).toSorted());
  expect(new Set(Object.values(SCREEN_KEYS)).size).toBe(Object.keys(SCREEN_KEYS).length);
});

test.each(Object.keys(SCREEN_KEYS) as ScreenKey[])('the address of %s leads to it', (key) => {
  const search = screenSearch(key, 'public.orders');
  expect(screenAt(SCREEN_PATHS[key].replace('$id', 'd1'), search.v)).toBe(key);
});

test('table views keep the table, other screens have none', () => {
  expect([screenSearch('d', 'a.b'), screenSearch('t', null), screenSearch('e', 'a.b')]).toEqual([{ t: 'a.b', v: 'diagram' }, {}, {}]);
});

test('a foreign address is not a screen', () => {
  expect([screenAt('/runs', undefined), screenAt('/datasets/d1/nothing', undefined)]).toEqual([null, null]);
});

test('rows of two revisions are a part of the history', () => {
  expect(screenAt('/datasets/d1/compare', undefined)).toBe('h');
});
