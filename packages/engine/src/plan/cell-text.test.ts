import { expect, test } from 'vitest';
import { allocColumn } from '../columns/allocate.ts';
import { cellText } from './cell-text.ts';

test('a decimal of many digits is printed without an exponent', () => {
  const column = allocColumn({ store: 'f53', as: 'decimal', scale: 15 }, 2);
  if (column.store === 'f53') column.values.set([2_345_678 * 1e15, -1500]);
  expect(cellText(column, 0)).toMatch(/^2345678\.0000000000\d{5}$/);
  expect(cellText(column, 1)).toBe('-0.000000000001500');
});
