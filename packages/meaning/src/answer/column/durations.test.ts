import { expect, test } from 'vitest';
import { dateOf, hoursOf } from './durations.ts';

test('M is months and min is minutes, in lengths and in moments', () => {
  expect([hoursOf('90 m'), hoursOf('90 min'), hoursOf('2 M'), hoursOf('2 mo'), hoursOf('2 months')]).toEqual([1.5, 1.5, 1461, 1461, 1461]);
  const of = (moment: string): string | null => dateOf(moment, '2026-01-01');
  expect([of('-20M'), of('-20mo'), of('-20m'), of('-3y'), of('+1d')]).toEqual(['2024-05-01', '2024-05-01', '2024-05-01', '2023-01-01', '2026-01-02']);
  expect(of('-90min')).toBe('2025-12-31');
});
