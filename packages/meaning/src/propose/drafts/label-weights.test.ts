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

test.each([
  [['absent', 'failed', 'dropped', 'passed'], 'enrolment'],
  [['open', 'in_progress', 'done', 'scrapped'], 'wo'],
  [['open', 'paid', 'part', 'void'], 'inv'],
  [['cancelled', 'draft', 'sent'], 'letter'],
])('of %j few rows end badly, whatever the column name and list position', (labels, noun) => {
  const weights = labelWeights(labels, noun, false, null);
  const bad = labels.reduce((sum, label, i) => sum + (/absent|failed|dropped|scrapped|void|cancelled/.test(label) ? weights[i]! : 0), 0);
  expect(bad).toBeLessThan(15);
});

test('few things in operation are lost', () => {
  const [, , , lost, scrapped] = labelWeights(['available', 'out', 'repair', 'lost', 'scrapped'], 'craft', true, null);
  expect(lost! + scrapped!).toBeLessThan(13);
});

test('levels fall in their order', () => {
  const weights = labelWeights(['low', 'medium', 'high', 'critical'], 'alert', false, null);
  expect(weights[3]).toBeLessThan(weights[0]!);
});
