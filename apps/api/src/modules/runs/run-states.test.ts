import { RUN_ENDED, type RunState } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { endOf, OPEN_STATES, statesBefore } from './run-states.ts';

const open: RunState[] = ['queued', 'preparing', 'running', 'finishing'];

test('any state that is not the end can fail or be cancelled; success stays, and only a resume leaves the other ends', () => {
  expect(statesBefore('failed')).toEqual(expect.arrayContaining(open));
  expect(statesBefore('cancelling')).toEqual(open);
  expect(statesBefore('queued')).toEqual(['failed', 'cancelled']);
  for (const to of ['preparing', 'running', 'finishing', 'succeeded', 'failed', 'cancelling', 'cancelled'] as RunState[]) {
    for (const end of RUN_ENDED) expect(statesBefore(to)).not.toContain(end);
  }
  expect(OPEN_STATES).toEqual([...open, 'cancelling']);
});

test('success comes after finishing, or where a cancel met a COMMIT on its way', () => {
  expect(statesBefore('succeeded')).toEqual(['finishing', 'cancelling']);
  expect(statesBefore('cancelled')).toEqual(['cancelling']);
});

test('a run ends when no part is at work or in doubt, and as its parts did', () => {
  const parts = (counts: Partial<Parameters<typeof endOf>[1]>) => ({ total: 3, running: 0, done: 0, inDoubt: 0, ...counts });
  const running = { state: 'running', stopped: false } as const;
  expect(endOf(running, parts({ done: 2, running: 1 }))).toBe(undefined);
  expect(endOf(running, parts({ done: 2 }))).toBe(undefined);
  expect(endOf(running, parts({ done: 3 }))).toBe('succeeded');
  expect(endOf({ ...running, stopped: true }, parts({ done: 2 }))).toBe('failed');
  expect(endOf({ ...running, stopped: true }, parts({ done: 1, running: 1 }))).toBe(undefined);
  expect(endOf({ state: 'cancelling', stopped: false }, parts({ done: 2, inDoubt: 1 }))).toBe(undefined);
  expect(endOf({ state: 'cancelling', stopped: false }, parts({ done: 2 }))).toBe('cancelled');
  expect(endOf({ state: 'cancelling', stopped: false }, parts({ done: 3 }))).toBe('succeeded');
});
