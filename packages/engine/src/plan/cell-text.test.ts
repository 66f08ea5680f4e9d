import { expect, test } from 'vitest';
import { allocColumn } from '../columns/allocate.ts';
import { cellText } from './cell-text.ts';

test('a decimal of many digits is printed without an exponent', () => {
  const column = allocColumn({ store: 'f53', as: 'decimal', scale: 15 }, 2);
  if (column.store === 'f53') column.values.set([2_345_678 * 1e15, -1500]);
  expect(cellText(column, 0)).toMatch(/^2345678\.0000000000\d{5}$/);
  expect(cellText(column, 1)).toBe('-0.000000000001500');
});

test('a uuid is printed with every digit, including high bits and zeros', () => {
  const column = allocColumn({ store: 'bits128', as: 'uuid' }, 1);
  if (column.store === 'bits128') [0x0012_00ab, -1, 0x8000_0000 | 0, 7].forEach((word, i) => (column.words[i]![0] = word));
  expect(cellText(column, 0)).toBe('001200ab-ffff-ffff-8000-000000000007');
});
