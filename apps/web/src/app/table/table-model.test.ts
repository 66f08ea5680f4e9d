import { expect, test } from 'vitest';
import { arrivalOf, contentOf, linkTo, rowsShown } from './table-model.ts';

test('the number of rows comes from the preview, a fresh count, the blueprint, an old count, then a screenful', () => {
  const none = { previewed: undefined, counted: undefined, isFresh: false, written: undefined };
  expect(rowsShown({ ...none, previewed: 7, counted: 8, isFresh: true, written: 9 })).toBe(7);
  expect(rowsShown({ ...none, counted: 8, isFresh: true, written: 9 })).toBe(8);
  expect(rowsShown({ ...none, counted: 8, written: 9 })).toBe(9);
  expect(rowsShown({ ...none, counted: 8 })).toBe(8);
  expect(rowsShown(none)).toBe(40);
});

test('rows are replaced by the reason why there are none, and by the overview', () => {
  const full = { isBlocked: false, hasEngine: true, columns: 3, rows: 10, isKnown: true, isOverview: false, isListed: false };
  expect(contentOf(full)).toBe('rows');
  expect(contentOf({ ...full, isBlocked: true })).toBe('rows');
  expect(contentOf({ ...full, isBlocked: true, hasEngine: false })).toBe('nothing');
  expect(contentOf({ ...full, columns: 0 })).toBe('no-columns');
  expect(contentOf({ ...full, rows: 0 })).toBe('no-rows');
  expect(contentOf({ ...full, rows: 0, isKnown: false })).toBe('rows');
  expect(contentOf({ ...full, isOverview: true })).toBe('overview');
  expect(contentOf({ ...full, isOverview: true, hasEngine: false })).toBe('rows');
  expect(contentOf({ ...full, isListed: true })).toBe('listed');
  expect(contentOf({ ...full, isListed: true, isOverview: true })).toBe('overview');
  expect(contentOf({ ...full, isListed: true, rows: 0 })).toBe('no-rows');
});

test('a link opens its row with three above it; going back restores the rows as they were', () => {
  expect(arrivalOf({ row: 0, column: 0 }, 100, undefined)).toEqual({ jump: null, row: 0 });
  expect(arrivalOf({ row: 2, column: 0 }, 100, undefined)).toEqual({ jump: 0, row: 2 });
  expect(arrivalOf({ row: 50, column: 0 }, 100, undefined)).toEqual({ jump: 47, row: 50 });
  expect(arrivalOf({ row: 500, column: 0 }, 100, undefined)).toEqual({ jump: 96, row: 99 });
  expect(arrivalOf({ row: 50, column: 0 }, 100, { row: 50, column: 'id', top: 40, isSeen: true })).toEqual({ jump: 40, row: 50 });
  // The active row had been scrolled out of view.
  expect(arrivalOf({ row: 50, column: 0 }, 100, { row: 50, column: 'id', top: 80, isSeen: false })).toEqual({ jump: 80, row: 80 });
  expect(arrivalOf({ row: 50, column: 0 }, 100, { row: 9, column: 'id', top: 80, isSeen: false })).toEqual({ jump: 47, row: 50 });
});

test('the link of a cell names table, row from 1 and column', () => {
  expect(linkTo('https://seedbed.test/datasets/1?v=table', 'public.orders', 41, 'total')).toBe(
    'https://seedbed.test/datasets/1?v=table&t=public.orders&r=42&c=total',
  );
  expect(linkTo('https://seedbed.test/datasets/1', 'a', 0, undefined)).toBe('https://seedbed.test/datasets/1?t=a&r=1');
});
