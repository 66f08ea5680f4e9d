import { expect, test } from 'vitest';
import { barsOf, measureOf } from './bars-of.ts';
import { rowsOver } from './distribution-of.ts';

const numbers = (values: readonly number[]) => values.map(String);
const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);

test('whole numbers get bars of equally many numbers', () => {
  const bars = barsOf(numbers(Array.from({ length: 320 }, (_, i) => i + 1)), measureOf('int4')!);
  expect(bars).toEqual({ low: '1', high: '320', counts: Array.from({ length: 32 }, () => 10) });
});

test('a flat line of whole numbers stays flat, whatever the number of bars', () => {
  const { counts } = barsOf(numbers(Array.from({ length: 281 }, (_, i) => i)), measureOf('int8')!)!;
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(1e-9);
});

test('few whole numbers get a bar each', () => {
  expect(barsOf(numbers([1, 2, 2, 5]), measureOf('int2')!)!.counts).toEqual([1, 2, 0, 0, 1]);
});

test('a long tail is cut, and its length shown', () => {
  const bars = barsOf(numbers([...Array.from({ length: 999 }, (_, i) => i / 10), 5_000]), measureOf('numeric')!)!;
  expect(bars.beyond).toBe('5000');
  expect(Number(bars.high)).toBeLessThan(100);
  expect(sum(bars.counts)).toBe(1_000);
});

test('timestamps are written as days', () => {
  expect(barsOf(['2026-01-01 10:00:00+00', '2026-02-01'], measureOf('timestamptz')!)).toMatchObject({ low: '2026-01-01', high: '2026-02-01' });
});

test('a single value has no distribution, and texts have no line', () => {
  expect(barsOf(['3', '3'], measureOf('int4')!)).toBeNull();
  expect(measureOf('text')).toBeNull();
});

test.each([0, 5, 2_000, 2_001, 1_000_000_000, Number.MAX_SAFE_INTEGER])('sampled rows of %d are whole, in order and in range', (rows) => {
  const at = rowsOver(rows, 2_000);
  expect(at).toHaveLength(Math.min(rows, 2_000));
  at.forEach((row, i) => {
    expect(Number.isSafeInteger(row)).toBe(true);
    expect(row).toBeGreaterThan(i === 0 ? -1 : at[i - 1]!);
    expect(row).toBeLessThan(rows);
  });
});
