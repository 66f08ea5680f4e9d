import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAUSES_MS, SILENT_MS, SLOW_MS, watchStart, type StartTrouble } from './start-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const troubles: StartTrouble[] = [];
  let renewed = 0;
  const watch = watchStart({
    trouble: (trouble) => void troubles.push(trouble),
    renew: () => {
      renewed++;
      watch.begun();
    },
  });
  watch.begun();
  return { watch, troubles, renewals: () => renewed };
}

test('a start that shows progress is awaited indefinitely and never reported as failed', () => {
  const { watch, troubles, renewals } = watched();
  vi.advanceTimersByTime(SLOW_MS);
  expect(troubles).toEqual([{ why: 'loading' }]);
  watch.alive();
  vi.advanceTimersByTime(100 * SILENT_MS);
  expect(troubles).toEqual([{ why: 'loading' }, { why: 'slow' }]);
  expect(renewals()).toBe(0);
});

test('a quick start reports no trouble', () => {
  const { watch, troubles, renewals } = watched();
  watch.alive();
  watch.up();
  vi.advanceTimersByTime(100 * SILENT_MS);
  expect(troubles).toEqual([]);
  expect(renewals()).toBe(0);
});

test('a silent worker is replaced, and each new one gets twice as long as the last', () => {
  const { renewals } = watched();
  vi.advanceTimersByTime(SILENT_MS);
  expect(renewals()).toBe(1);
  vi.advanceTimersByTime(2 * SILENT_MS - 1);
  expect(renewals()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(renewals()).toBe(2);
});

test('a worker that fails is replaced after growing pauses, and a success starts them anew', () => {
  const { watch, troubles, renewals } = watched();
  for (const [i, pause] of [...PAUSES_MS, PAUSES_MS.at(-1)!].entries()) {
    watch.failed('its script did not load');
    expect(troubles.at(-1)).toEqual({ why: 'failed', cause: 'its script did not load' });
    vi.advanceTimersByTime(pause - 1);
    expect(renewals()).toBe(i);
    vi.advanceTimersByTime(1);
    expect(renewals()).toBe(i + 1);
  }
  watch.up();
  watch.failed('it ended');
  vi.advanceTimersByTime(PAUSES_MS[0]);
  expect(renewals()).toBe(PAUSES_MS.length + 2);
});

test('nothing happens after the watch has stopped', () => {
  const { watch, troubles, renewals } = watched();
  watch.failed('it ended');
  watch.stop();
  vi.advanceTimersByTime(100 * SILENT_MS);
  expect(troubles).toHaveLength(1);
  expect(renewals()).toBe(0);
});
