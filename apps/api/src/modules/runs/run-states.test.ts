import type { RunState } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { statesBefore } from './run-states.ts';

const open: RunState[] = ['queued', 'preparing', 'running', 'finishing'];

test('any state that is not the end can fail or be cancelled; the ends stay', () => {
  expect(statesBefore('failed')).toEqual(expect.arrayContaining(open));
  expect(statesBefore('cancelling')).toEqual(open);
  for (const to of ['queued', 'preparing', 'running', 'finishing', 'succeeded', 'failed', 'cancelling', 'cancelled'] as RunState[]) {
    for (const end of ['succeeded', 'failed', 'cancelled'] as RunState[]) expect(statesBefore(to)).not.toContain(end);
  }
});

test('success comes after finishing, or where a cancel met a COMMIT on its way', () => {
  expect(statesBefore('succeeded')).toEqual(['finishing', 'cancelling']);
  expect(statesBefore('cancelled')).toEqual(['cancelling']);
});
