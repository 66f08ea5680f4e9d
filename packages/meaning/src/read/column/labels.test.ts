import { expect, test } from 'vitest';
import { labelRole, labelRoles } from '../../propose/drafts/label-roles.ts';
import { labelWeights } from '../../propose/drafts/label-weights.ts';
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

test('labels side by side explain each other: created, accepted and ready are not always beginnings', () => {
  expect(labelRoles(['creating', 'created', 'destroying', 'failed'])).toEqual(['progress', 'good', 'progress', 'bad']);
  expect(labelRoles(['booked', 'checked_in', 'in_treatment', 'discharged', 'cancelled'])).toEqual(['start', 'progress', 'progress', 'good', 'bad']);
  expect(labelRoles(['available', 'booked', 'blocked'])).toEqual(['running', 'running', 'progress']);
  expect(labelRoles(['Accepted', 'Pending', 'ApprovalRequired', 'Denied'])).toEqual(['good', 'start', 'start', 'bad']);
  expect(labelRoles(['ready', 'processing', 'failed'])).toEqual(['running', 'progress', 'bad']);
  expect(labelRoles(['accepted', 'shipped', 'delivered'])[0]).toBe('progress');
  const containers = labelWeights(['creating', 'created', 'destroying', 'failed'], 'container', true, 'creating');
  expect(Math.max(...containers)).toBe(containers[1]);
});

test('everyday events lead a list of events', () => {
  const kinds = ['downtime_start', 'downtime_end', 'custom', 'problem', 'recovery'];
  const weights = labelWeights(kinds, 'notification', false, null);
  expect(weights[3]).toBeGreaterThan(weights[0]!);
});

test('few are lost if no label means success', () => {
  const weights = labelWeights(['checked in', 'in transit', 'lost'], 'baggage', true, null);
  expect(weights[2]!).toBeLessThan(15);
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
