import { RUN_ENDED, type RunState } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { endOf, OPEN_STATES, statesBefore, type EndReadBack } from './run-states.ts';

const open: RunState[] = ['queued', 'preparing', 'proving', 'running', 'finishing'];

test('any state but the final ones can fail or be cancelled; success is final, and only a resume leaves the others', () => {
  expect(statesBefore('failed')).toEqual(expect.arrayContaining(open));
  expect(statesBefore('cancelling')).toEqual(open);
  expect(statesBefore('queued')).toEqual(['failed', 'cancelled']);
  for (const to of ['preparing', 'proving', 'running', 'finishing', 'succeeded', 'failed', 'cancelling', 'cancelled'] as RunState[]) {
    for (const end of RUN_ENDED) expect(statesBefore(to)).not.toContain(end);
  }
  expect(OPEN_STATES).toEqual([...open, 'cancelling']);
});

test('success follows finishing, or a cancel that came after its COMMIT was sent', () => {
  expect(statesBefore('succeeded')).toEqual(['finishing', 'cancelling']);
  expect(statesBefore('cancelled')).toEqual(['cancelling']);
});

test('a run ends when no part is running or in doubt, with the result of its parts', () => {
  const parts = (counts: Partial<Parameters<typeof endOf>[1]>) => ({ total: 3, running: 0, done: 0, inDoubt: 0, ...counts });
  const readBack = { at: '', tables: [] } as unknown as EndReadBack;
  const running = { state: 'running', stopped: false, readBack } as const;
  const cancelling = { ...running, state: 'cancelling' } as const;
  expect(endOf(running, parts({ done: 2, running: 1 }))).toBe(undefined);
  expect(endOf(running, parts({ done: 2 }))).toBe(undefined);
  expect(endOf(running, parts({ done: 3 }))).toEqual({ state: 'succeeded', readBack });
  expect(endOf({ ...running, readBack: null }, parts({ done: 3 }))).toMatchObject({
    state: 'failed',
    error: { detail: expect.stringContaining('not read back') },
  });
  expect(endOf({ ...cancelling, readBack: null }, parts({ done: 3 }))).toMatchObject({ state: 'failed' });
  expect(endOf({ ...running, stopped: true }, parts({ done: 2 }))).toEqual({ state: 'failed' });
  expect(endOf({ ...running, stopped: true }, parts({ done: 1, running: 1 }))).toBe(undefined);
  expect(endOf(cancelling, parts({ done: 2, inDoubt: 1 }))).toBe(undefined);
  expect(endOf(cancelling, parts({ done: 2 }))).toEqual({ state: 'cancelled' });
  expect(endOf(cancelling, parts({ done: 3 }))).toEqual({ state: 'succeeded', readBack });
});

test('a run succeeds only if its rows were read back, whatever its parts and state say', () => {
  for (const state of OPEN_STATES)
    for (const stopped of [false, true])
      for (let total = 0; total <= 3; total++)
        for (let done = 0; done <= total; done++)
          for (let running = 0; running <= total - done; running++)
            for (let inDoubt = 0; inDoubt <= total - done - running; inDoubt++)
              expect(endOf({ state, stopped, readBack: null }, { total, done, running, inDoubt })?.state).not.toBe('succeeded');
});
