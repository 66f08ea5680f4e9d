import { expect, test } from 'vitest';
import { EVEN, timelineWeights, withWeight, yearsOf } from './timeline-weights.ts';

test('missing weights are equal', () => {
  expect(timelineWeights({ weekdays: [1, 1, 1, 1, 1, 0, 0] })).toEqual({
    growth: 1,
    months: Array.from({ length: 12 }, () => 1),
    weekdays: [1, 1, 1, 1, 1, 0, 0],
  });
  expect(timelineWeights(EVEN).growth).toBe(1);
});

test('one weight is set beside the others, and a week without any day is refused', () => {
  expect(withWeight({ growth: 2 }, 'months', 11, 2)).toEqual({ growth: 2, months: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2] });
  expect(withWeight({ weekdays: [1, 0, 0, 0, 0, 0, 0] }, 'weekdays', 0, 0)).toBeNull();
  expect(withWeight({ weekdays: [1, 1, 1, 1, 1, 1, 0] }, 'weekdays', 5, 0)).toEqual({ weekdays: [1, 1, 1, 1, 1, 0, 0], strict: true });
});

test('the span is counted in years', () => {
  expect(yearsOf({ from: '2024-01-01', to: '2024-12-31' })).toBe(1);
});
