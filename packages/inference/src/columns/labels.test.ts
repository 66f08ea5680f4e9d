import { expect, test } from 'vitest';
import { labelRole } from './label-roles.ts';
import { labelWeights } from './label-weights.ts';
import { yesAndNo } from './labels.ts';

test.each([
  ['pending', 'start'],
  ['IN_TRANSIT', 'progress'],
  ['Active', 'running'],
  ['Completed', 'good'],
  ['cancelled', 'bad'],
  ['inTransit', 'progress'],
  ['purple', null],
])('%s says %s', (label, role) => {
  expect(labelRole(label)).toBe(role);
});

test('a process is mostly finished, a thing mostly runs', () => {
  const labels = ['pending', 'processing', 'completed', 'cancelled'];
  const orders = labelWeights(labels, 'order', true, 'pending');
  expect(Math.max(...orders)).toBe(orders[2]);
  const users = labelWeights(['invited', 'active', 'suspended'], 'user', true, null);
  expect(Math.max(...users)).toBe(users[1]);
});

test('an unknown list falls in declared order, and its default leads', () => {
  const weights = labelWeights(['alpha', 'beta', 'gamma'], 'thing', false, null);
  expect(weights).toEqual([...weights].sort((a, b) => b - a));
  expect(
    labelWeights(['alpha', 'beta', 'gamma'], 'thing', false, 'gamma').indexOf(Math.max(...labelWeights(['alpha', 'beta', 'gamma'], 'thing', false, 'gamma'))),
  ).toBe(2);
});

test('no label is ever left out', () => {
  const labels = Array.from({ length: 60 }, (_, i) => `label${i}`);
  expect(Math.min(...labelWeights(labels, 'thing', false, null))).toBeGreaterThanOrEqual(0.5);
});

test('two labels may be a boolean', () => {
  expect(yesAndNo(['N', 'Y'])).toEqual(['Y', 'N']);
  expect(yesAndNo(['M', 'F'])).toBeNull();
});
