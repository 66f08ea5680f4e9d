import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openLane, type Lane } from '../../src/compute/lane.ts';
import { CROWDED } from '../../src/compute/limits.ts';
import { perform, type Asked } from '../../src/compute/perform.ts';
import { countMemoryFromNow } from '../../src/compute/process-memory.ts';
import { watchLanes } from '../../src/compute/watch.ts';

const ENTRY = { name: 'nobody', source: new URL('./idle-hands.ts', import.meta.url) };
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

function lane(limits: { threads?: number; window?: number; idleMs?: number } = {}): Lane {
  const opened = openLane('test', { threads: 2, window: 8, memoryMib: 96, idleMs: 60_000, ...limits }, () => undefined, ENTRY);
  const watching = watchLanes([opened]);
  open.push(async () => {
    watching[Symbol.dispose]();
    await opened.close();
  });
  return opened;
}

const ask = <T>(to: Lane, method: string, args: object = {}, more: Partial<Asked> = {}): Promise<T> =>
  perform<T>(to, { method, args, documents: [], what: `What “${method}” does`, seconds: 30, ...more });

test('a call that takes too long is given up and says so; who waited behind it is served by another thread, and the next ones too', async () => {
  const one = lane();
  await ask(one, 'echo', { value: 0 });
  const long = ask(one, 'spin', { milliseconds: 60_000 }, { seconds: 0.5 });
  const behind = [1, 2, 3].map((value) => ask(one, 'echo', { value }));
  await expect(long).rejects.toMatchObject({ type: 'too-large', facts: { limit: 0.5, of: 'seconds' }, message: expect.stringContaining('What “spin” does') });
  expect(await Promise.all(behind)).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }]);
  expect(await ask(one, 'echo', { value: 4 })).toEqual({ value: 4 });
});

test('a call that takes too long names what the operator sets to give it more time', async () => {
  const long = ask(lane(), 'spin', { milliseconds: 60_000 }, { seconds: 0.5, raisedBy: 'MORE_SECONDS' });
  await expect(long).rejects.toMatchObject({ facts: { setting: 'MORE_SECONDS' }, message: expect.stringContaining('MORE_SECONDS=2') });
});

test('a call that waits for the only thread is served by the next one when that thread is ended', async () => {
  const one = lane({ threads: 1, window: 1 });
  const atWork = ask(one, 'spin', { milliseconds: 60_000 });
  const behind = ask(one, 'echo', { value: 1 });
  const ended = one.threads[0]!.end(new Error('memory is short'));
  await expect(atWork).rejects.toThrow('memory is short');
  expect(await behind).toEqual({ value: 1 });
  await ended;
});

test('a call that needs too much memory is given up and says so; the process lives', async () => {
  const one = lane({ threads: 1 });
  await expect(ask(one, 'fill')).rejects.toMatchObject({ type: 'too-large', facts: { limit: 96, of: 'MiB' } });
  expect(await ask(one, 'echo', { value: 1 })).toEqual({ value: 1 });
});

test('memory outside of heaps, which no limit of a thread knows, is bounded as well', async () => {
  const one = lane({ threads: 1 });
  await expect(ask(one, 'fillOutside', {}, { seconds: 60 })).rejects.toMatchObject({ type: 'too-large', facts: { of: 'MiB' } });
  expect(await ask(one, 'echo', { value: 1 })).toEqual({ value: 1 });
});

test('the caller who leaves is followed: what listens ends itself, what does not is ended, and its place is free', async () => {
  const one = lane({ threads: 1, window: 1 });
  for (const method of ['sleep', 'spin']) {
    const gone = new AbortController();
    const left = ask(one, method, { milliseconds: 60_000 }, { signal: gone.signal, graceMs: 200 });
    const waiting = ask(one, 'echo', { value: method });
    setTimeout(() => gone.abort(new Error('gone')), 100);
    await expect(left).rejects.toThrow('gone');
    expect(await waiting).toEqual({ value: method });
  }
});

test('what would have to end in order, and did nothing yet, is not waited for', async () => {
  const one = lane({ threads: 1, window: 1 });
  await ask(one, 'echo', { value: 0 });
  for (const [says, waits] of [
    ['asleep', false],
    ['reached', true],
  ] as const) {
    const gone = new AbortController();
    let ended = false;
    const left = ask(
      one,
      'linger',
      { says, until: 500 },
      { signal: gone.signal, untilEnded: 'reached', onEvent: ({ kind }) => (kind === 'ended' ? (ended = true) : gone.abort(new Error('gone'))) },
    );
    await expect(left).rejects.toThrow(waits ? 'lingered' : 'gone');
    expect(ended).toBe(waits);
  }
});

test('what has to end in order is waited for', async () => {
  const one = lane();
  const gone = new AbortController();
  const told: unknown[] = [];
  const left = ask(
    one,
    'sleep',
    { milliseconds: 60_000 },
    { signal: gone.signal, untilEnded: true, onEvent: (event) => told.push(event) && gone.abort(new Error('gone')) },
  );
  await expect(left).rejects.toThrow('the caller disconnected');
  expect(told).toEqual(['asleep']);
});

test('a thread that does nothing gives its memory back', async () => {
  const one = lane({ idleMs: 200 });
  await ask(one, 'echo');
  expect(one.threads).toHaveLength(1);
  for (let waited = 0; one.threads.length > 0 && waited < 20_000; waited += 50) await sleep(50);
  expect(one.threads).toHaveLength(0);
  expect(await ask(one, 'echo', { value: 1 })).toEqual({ value: 1 });
});

test('where memory is short a thread that does nothing ends soon, and a further one is opened only for a call that waited for a while', async () => {
  const one = openLane('test', { threads: 2, window: 1, memoryMib: 96, idleMs: 60_000 }, () => undefined, ENTRY);
  const looking = setInterval(() => one.look(true), 20);
  open.push(async () => {
    clearInterval(looking);
    await one.close();
  });
  await ask(one, 'echo', { value: 0 });
  one.look(true);
  const leave = new AbortController();
  const long = ask(one, 'sleep', { milliseconds: 60_000 }, { signal: leave.signal });
  const asked = performance.now();
  expect(await ask(one, 'echo', { value: 1 })).toEqual({ value: 1 });
  expect(performance.now() - asked).toBeGreaterThan(CROWDED.waitMs);
  leave.abort(new Error('enough'));
  await expect(long).rejects.toThrow('enough');
  await expect.poll(() => one.threads.length, { timeout: 20_000, interval: 20 }).toBe(0);
});

test('a process that holds much besides keeps its threads, where it counts what it holds from then on', async () => {
  const besides = Buffer.alloc(CROWDED.bytes, 1);
  countMemoryFromNow();
  const one = lane();
  await ask(one, 'echo', { value: 0 });
  const [thread] = one.threads;
  await sleep(CROWDED.idleMs + 500);
  expect(one.threads).toEqual([thread]);
  expect(besides.at(-1)).toBe(1);
});
