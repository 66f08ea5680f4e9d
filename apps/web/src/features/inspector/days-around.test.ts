import { expect, test } from 'vitest';
import { daysAround } from './days-around.ts';

test('the past, and what is to come, say between which days they lie', () => {
  expect(daysAround('date.past', {}, 1095, '2026-11-26')).toBe('From 2023-11-27 to the end of the reference date, 2026-11-26.');
  expect(daysAround('date.past', { days: 1460, least: 730 }, 1095, '2026-11-26')).toBe('From 2022-11-27 to 2024-11-26.');
  expect(daysAround('date.soon', {}, 30, '2026-11-26')).toBe('From the end of the reference date, 2026-11-26, to 2026-12-26.');
});

test('nothing is said of other generators, or of days that no calendar writes', () => {
  expect(daysAround('date.created', {}, 30, '2026-11-26')).toBeNull();
  expect(daysAround('date.past', { days: 9e9 }, 1095, '2026-11-26')).toBeNull();
  expect(daysAround('constructor', {}, 30, '2026-11-26')).toBeNull();
});
