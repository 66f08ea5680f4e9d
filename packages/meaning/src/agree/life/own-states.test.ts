import { expect, test } from 'vitest';
import { ownStates, statesInOrder, stateOfStamp, tellsBeginning } from './own-states.ts';

test('labels of a process are steps, goals and ends, in their order', () => {
  expect(ownStates(['submitted', 'under_review', 'approved', 'paid', 'rejected', 'closed'], [7, 11, 14, 45, 9, 14])).toEqual({
    steps: ['submitted', 'under_review', 'approved'],
    goals: ['paid', 'closed'],
    ends: ['rejected'],
    weights: [52, 21, 9],
  });
});

test.each([[['open', 'paid', 'shipped', 'cancelled']], [['cancelled', 'open', 'paid', 'shipped']]])(
  'paid states come before shipped ones, and may be cancelled before: %j',
  (labels) => {
    const found = ownStates(labels, [1, 1, 1, 1])!;
    expect(found).toMatchObject({ steps: ['open', 'paid'], goals: ['shipped'], ends: ['cancelled'], late: [] });
  },
);

test('shipped comes before delivered, and an invoice is sent before it is paid', () => {
  expect(ownStates(['pending', 'paid', 'shipped', 'delivered', 'refunded', 'cancelled'], [])).toMatchObject({
    steps: ['pending', 'paid', 'shipped'],
    goals: ['delivered'],
    late: ['refunded'],
  });
  expect(ownStates(['draft', 'sent', 'paid', 'void'], [])).toMatchObject({ steps: ['draft', 'sent'], goals: ['paid'] });
});

test('a last accepted is the goal, and sent is on the way', () => {
  expect(ownStates(['draft', 'sent', 'viewed', 'accepted', 'declined', 'expired'], [])).toMatchObject({
    steps: ['draft', 'sent', 'viewed'],
    goals: ['accepted'],
    ends: ['declined', 'expired'],
  });
  expect(ownStates(['ordered', 'shipped', 'received'], [])).toMatchObject({ steps: ['ordered', 'shipped'], goals: ['received'] });
  expect(ownStates(['requested', 'accepted', 'delivered'], [])).toMatchObject({ goals: ['delivered'] });
});

test('labels in the order of a process keep it, also if none means success', () => {
  expect(ownStates(['received', 'diagnosed', 'waiting_for_parts', 'in_repair', 'ready', 'picked_up', 'cancelled'], [])).toMatchObject({
    steps: ['received', 'diagnosed', 'waiting_for_parts', 'in_repair', 'ready'],
    goals: ['picked_up'],
    ends: ['cancelled'],
    late: [],
  });
  expect(ownStates(['draft', 'approved', 'pending_payment', 'active'], [])).toMatchObject({
    steps: ['draft', 'approved', 'pending_payment'],
    goals: ['active'],
  });
});

test('a timestamp belongs to the label that it spells out', () => {
  const own = ownStates(['received', 'waiting_for_parts', 'ready', 'picked_up'], [])!;
  expect(stateOfStamp(['picked', 'up', 'at'], own)).toBe('picked_up');
  expect(stateOfStamp(['waiting', 'for', 'parts', 'since'], own)).toBe('waiting_for_parts');
});

test('permanent things are cancelled after they began', () => {
  expect(ownStates(['trialing', 'active', 'cancelled'], [])).not.toHaveProperty('late');
});

test('labels without a start or an end are not a lifecycle', () => {
  expect(ownStates(['active', 'inactive'], [80, 20])).toBeNull();
  expect(ownStates(['red', 'green', 'paid'], [1, 1, 1])).toBeNull();
});

test('a timestamp belongs to the label with the same meaning', () => {
  const own = ownStates(['todo', 'in-progress', 'done', 'Cancelled'], [1, 1, 1, 1])!;
  expect(stateOfStamp(['completed', 'at'], own)).toBe('done');
  expect(stateOfStamp(['started', 'at'], own)).toBe('in-progress');
  expect(stateOfStamp(['canceled', 'at'], own)).toBe('Cancelled');
  expect(stateOfStamp(['shipped', 'at'], own)).toBeUndefined();
});

test('closed is an end, whatever that end is called', () => {
  const states = { steps: ['open', 'reopened'], goals: ['settled'], ends: ['declined'], weights: [8, 2] };
  expect(stateOfStamp(['closed', 'at'], states)).toBe('settled');
  expect(stateOfStamp(['arrived', 'at'], states)).toBeUndefined();
});

test.each([
  ['admit date', 'admitted', true],
  ['submitted at', 'submitted', true],
  ['opened on', 'open', true],
  ['due date', 'admitted', false],
  ['last opened at', 'open', false],
])('%s begins the lifecycle of what is %s: %s', (name, first, expected) => {
  expect(tellsBeginning(name.split(' '), { steps: [first], goals: ['done'], ends: [], weights: [1] })).toBe(expected);
});

test('labels that timestamps are named after are on the way, the last one the goal where no known one is', () => {
  const labels = ['registered', 'in_process', 'awaiting_review', 'signed_out', 'amended', 'cancelled'];
  expect(ownStates(labels, [40, 20, 20, 6, 4, 10])).toBeNull();
  expect(ownStates(labels, [40, 20, 20, 6, 4, 10], new Set(['signed_out', 'cancelled']))).toMatchObject({
    steps: ['registered', 'in_process', 'awaiting_review'],
    goals: ['signed_out', 'amended'],
    ends: ['cancelled'],
    weights: [86, 4, 10],
  });
});

test('a cancelled row ends before the last step, a refunded one after it', () => {
  const labels = ['cart', 'placed', 'paid', 'shipped', 'delivered', 'refunded', 'cancelled'];
  const named = new Set(['placed', 'shipped', 'delivered']);
  expect(statesInOrder(labels, [], named)).toMatchObject({ goals: ['delivered'], ends: ['refunded', 'cancelled'], late: ['refunded'] });
});
