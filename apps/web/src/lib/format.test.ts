import { expect, test } from 'vitest';
import { formatAgo, formatBytes, formatDuration, formatMany, formatPer, formatShare, formatShort, formatDay, formatTime } from './format.ts';

test.each([
  [0, '0'],
  [940, '940'],
  [1_000, '1k'],
  [1_500, '1.5k'],
  [999_999, '1M'],
  [1_000_000_000, '1B'],
  [Number.MAX_SAFE_INTEGER, '9.01Q'],
])('short %d', (value, text) => expect(formatShort(value)).toBe(text));

test.each([
  [0.0312, '0.031'],
  [2.5, '2.5'],
  [9.96, '10'],
  [36.4, '36'],
  [1_250, '1.25k'],
])('children a parent %d', (value, text) => expect(formatPer(value)).toBe(text));

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_400, '1.4 kB'],
  [312_000_000_000, '312 GB'],
])('bytes %d', (value, text) => expect(formatBytes(value)).toBe(text));

test.each([
  [0.0042, '4 ms'],
  [2, '2 s'],
  [364, '6 min 4 s'],
  [6_600, '1 h 50 min'],
  [Infinity, '–'],
])('duration %d', (value, text) => expect(formatDuration(value)).toBe(text));

test('counts of things', () => {
  expect(formatMany(1, 'row')).toBe('1 row');
  expect(formatMany(6, 'table')).toBe('6 tables');
  expect(formatMany(4_100_000_000, 'row')).toBe('4.1 billion rows');
  expect(formatMany(9_007_199_254_740_991, 'row')).toBe('9.01 quadrillion rows');
  expect(formatMany(999_999_999_999, 'row')).toBe('1 trillion rows');
});

test('shares keep their small digits', () => {
  expect(formatShare(0.02)).toBe('2 %');
  expect(formatShare(0.0015)).toBe('0.15 %');
  expect(formatShare(0)).toBe('0 %');
});

test('how long ago', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  expect(formatAgo('2026-11-20T11:59:40Z', now)).toBe('just now');
  expect(formatAgo('2026-11-20T11:55:00Z', now)).toBe('5 min. ago');
  expect(formatAgo('2025-01-03T00:00:00Z', now)).toBe('3 Jan 2025');
});

test('days and minutes are formatted like data, in the reader’s time zone', () => {
  const at = new Date(2026, 0, 31, 18, 5).toISOString();
  expect([formatDay(at), formatTime(at)]).toEqual(['2026-01-31', '2026-01-31 18:05']);
});
