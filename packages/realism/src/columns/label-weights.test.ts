import { expect, test } from 'vitest';
import { labelWeights } from './label-weights.ts';

test('most votes are in favour', () => {
  const [against, neither, favour] = labelWeights(['-1', '0', '1'], 'vote', false, null);
  expect(favour).toBeGreaterThan(against! + neither!);
});

test.each([
  [['Critical', 'Serious', 'Stable'], 'visit', null, 'Stable'],
  [['stat', 'urgent', 'routine'], 'order', null, 'routine'],
  [['ICU', 'General', 'Private', 'Isolation'], 'ward', null, 'General'],
])('most of %j are the ordinary ones, wherever they are in the list', (labels, noun, usual, most) => {
  const weights = labelWeights(labels, noun, false, usual);
  expect(labels[weights.indexOf(Math.max(...weights))]).toBe(most);
});

test('a state that starts as active and may be closed stays mostly active, orders do not', () => {
  const [active, , closed] = labelWeights(['active', 'maintenance', 'closed'], 'ward', true, 'active');
  expect(active).toBeGreaterThan(3 * closed!);
  const [started, , done] = labelWeights(['active', 'paused', 'completed'], 'order', true, 'active');
  expect(done).toBeGreaterThan(started!);
});
