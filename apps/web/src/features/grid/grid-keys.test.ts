import { expect, test } from 'vitest';
import { gridKey } from './grid-keys.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const grid = { active: { row: 500, column: 3 }, rows: 1_000_000, columns: 10, page: 30 };
const press = (key: string, held: Partial<typeof none> = {}) => gridKey({ key, ...none, ...held }, grid);

test.each([
  ['ArrowDown', {}, 501, 3],
  ['ArrowUp', {}, 499, 3],
  ['ArrowLeft', {}, 500, 2],
  ['Home', {}, 500, 0],
  ['End', {}, 500, 9],
  ['Home', { ctrlKey: true }, 0, 3],
  ['End', { metaKey: true }, 999_999, 3],
  ['PageDown', {}, 529, 3],
  ['PageDown', { altKey: true }, 10_500, 3],
  ['PageUp', { altKey: true }, 0, 3],
])('%s %j', (key, held, row, column) => {
  expect(press(key, held)).toEqual({ kind: 'move', place: { row, column }, extend: false });
});

test('links, and keys left to the browser', () => {
  expect(press(' ')).toEqual({ kind: 'peek' });
  expect(press('Enter')).toEqual({ kind: 'follow' });
  expect(press('Backspace')).toEqual({ kind: 'back' });
  expect(press('c', { ctrlKey: true })).toEqual({ kind: 'copy' });
  expect(press('c')).toEqual({ kind: 'children' });
  expect(press('l')).toEqual({ kind: 'linked' });
  expect(press('f', { ctrlKey: true })).toBeNull();
  // Caps Lock.
  expect(press('C', { ctrlKey: true })).toEqual({ kind: 'copy' });
  expect(press('A', { ctrlKey: true })).toEqual({ kind: 'all' });
  expect(press('C', { shiftKey: true })).toBeNull();
  expect(press('ArrowLeft', { altKey: true })).toBeNull();
  expect(press('Tab')).toBeNull();
});

test('nothing moves in an empty table', () => {
  expect(gridKey({ key: 'ArrowDown', ...none }, { ...grid, rows: 0 })).toBeNull();
});
