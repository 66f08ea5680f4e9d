import { expect, test } from 'vitest';
import { daysAround } from './days-around.ts';

test('past and future ranges show the days between which their values are', () => {
  expect(daysAround('date.past', {}, 1095, '2026-11-26')).toBe('From 2023-11-27 to the end of the reference date, 2026-11-26.');
  expect(daysAround('date.past', { days: 1460, least: 730 }, 1095, '2026-11-26')).toBe('From 2022-11-27 to 2024-11-26.');
  expect(daysAround('date.soon', {}, 30, '2026-11-26')).toBe('From the end of the reference date, 2026-11-26, to 2026-12-26.');
});

test('shows nothing for other generators, or for impossible days', () => {
  expect(daysAround('date.created', {}, 30, '2026-11-26')).toBeNull();
  expect(daysAround('date.past', { days: 9e9 }, 1095, '2026-11-26')).toBeNull();
  expect(daysAround('constructor', {}, 30, '2026-11-26')).toBeNull();
});
