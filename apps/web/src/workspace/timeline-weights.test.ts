import { expect, test } from 'vitest';
import { heightsOf, timelineWeights, withWeights, yearsOf } from './timeline-weights.ts';

const ones = (length: number) => Array.from({ length }, () => 1);

test('weights that are absent are even, and hours are those that are open', () => {
  const { months, weekdays, growth, hours } = timelineWeights({ weekdays: [1, 1, 1, 1, 1, 0, 0], hours: { from: 9, to: 17.5 } });
  expect([growth, months.length, weekdays[6]]).toEqual([1, 12, 0]);
  expect(hours).toEqual([...ones(9).map(() => 0), ...ones(8), 0.5, 0, 0, 0, 0, 0, 0]);
  expect(timelineWeights({}, { byHour: ones(24).map(() => 3) }).hours[0]).toBe(3);
});

test('painted weights are written in place, moved rows follow them, and where one closes they keep to it', () => {
  const painted = [5, 6].map((bar) => ({ bar, weight: 0.5 }));
  expect(withWeights({ growth: 1.2 }, timelineWeights({}), 'weekdays', painted)).toEqual({ growth: 1.2, weekdays: [1, 1, 1, 1, 1, 0.5, 0.5], weighed: true });
  expect(withWeights({ growth: 1.2 }, timelineWeights({}), 'weekdays', [{ bar: 6, weight: 0 }])).toMatchObject({ strict: true });
  const only = { weekdays: [0, 0, 0, 0, 0, 0, 1] };
  expect(withWeights(only, timelineWeights(only), 'weekdays', [{ bar: 6, weight: 0 }])).toBeNull();
});

test('hours by weight take the place of open hours', () => {
  const open = { hours: { from: 9, to: 17 } };
  const next = withWeights(open, timelineWeights(open), 'hours', [{ bar: 8, weight: 2 }])!;
  expect(next.hours).toBeUndefined();
  expect(next.byHour!.slice(7, 11)).toEqual([0, 2, 1, 1]);
});

test('rows distributed as requested reach the line, whatever the length of a month', () => {
  const { scale, made } = heightsOf([1, 2], [0.25, 0.75], [10, 60]);
  expect(scale).toEqual([0.5, 1.5]);
  expect(made.map((height) => Number(height.toFixed(6)))).toEqual([0.5, 3]);
});

test('years of a timeline', () => expect(yearsOf({ from: '2024-01-01', to: '2025-12-31' })).toBe(2));
