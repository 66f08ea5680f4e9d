import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Entry } from '@seedbed/postgres/entry';
import { rolldown } from 'rolldown';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openLane, type Lane } from '../../src/compute/lane.ts';
import { CROWDED } from '../../src/compute/limits.ts';
import { perform, type QueueCall } from '../../src/compute/perform.ts';
import { countMemoryFromNow } from '../../src/compute/process-memory.ts';
import { watchLanes } from '../../src/compute/watch.ts';

// Accounting for calls without a CPU is tested elsewhere; here other work on the machine does not count.
vi.mock(import('node:os'), async (original) => ({ ...(await original()), loadavg: () => [0, 0, 0] }));

let folder: string;
let entry: Entry;
/** In one file, as in the product: from the sources each of some thirty threads would load hundreds. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-lane-'));
  const file = join(folder, 'idle-hands.mjs');
  await using bundle = await rolldown({ input: join(import.meta.dirname, 'idle-hands.ts'), platform: 'node', logLevel: 'silent' });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  entry = { name: 'nobody', source: pathToFileURL(file) };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

function lane(limits: { threads?: number; window?: number; idleMs?: number; lastIdleMs?: number } = {}): Lane {
  const opened = openLane('test', { threads: 2, window: 8, memoryMib: 96, idleMs: 60_000, ...limits }, () => undefined, entry);
  const watching = watchLanes([opened]);
  open.push(async () => {
    watching[Symbol.dispose]();
    await opened.close();
  });
  return opened;
}

const ask = <T>(to: Lane, method: string, args: object = {}, more: Partial<QueueCall> = {}): Promise<T> =>
  perform<T>(to, { method, args, documents: [], what: `What “${method}” does`, seconds: 30, ...more });

test('a call over its time limit is cancelled and reports it; queued calls run on another thread', async () => {
  const one = lane();
  await ask(one, 'echo', { value: 0 });
  const long = ask(one, 'spin', { milliseconds: 60_000 }, { seconds: 0.5 });
  const behind = [1, 2, 3].map((value) => ask(one, 'echo', { value }));
  await expect(long).rejects.toMatchObject({ type: 'too-large', facts: { limit: 0.5, of: 'seconds' }, message: expect.stringContaining('What “spin” does') });
  expect(await Promise.all(behind)).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }]);
  expect(await ask(one, 'echo', { value: 4 })).toEqual({ value: 4 });
});

test('a call over its time limit names the setting that allows more', async () => {
  const long = ask(lane(), 'spin', { milliseconds: 60_000 }, { seconds: 0.5, raisedBy: 'MORE_SECONDS' });
  await expect(long).rejects.toMatchObject({ facts: { setting: 'MORE_SECONDS' }, message: expect.stringContaining('MORE_SECONDS=2') });
});

test('a call that waits for the only thread runs on the next one when that thread is ended', async () => {
  const one = lane({ threads: 1, window: 1 });
  const atWork = ask(one, 'spin', { milliseconds: 60_000 });
  const behind = ask(one, 'echo', { value: 1 });
  const ended = one.threads[0]!.end(new Error('memory is short'));
  await expect(atWork).rejects.toThrow('memory is short');
  expect(await behind).toEqual({ value: 1 });
  await ended;
});

/** How often each call has run, counted by the threads themselves. */
const runsOf = (calls: number): Int32Array => new Int32Array(new SharedArrayBuffer(4 * calls));

/**
 * What may be repeated, in every lane: a call that has not begun when its thread ends or is held up. What may not: a call that has begun,
 * even if its answer is lost, and a call to something that is open in one thread. A lone thread's calls never move.
 */
test.each([1, 2])(
  'P14: calls behind a slow one run once each, with a lane of %i',
  async (threads) => {
    const one = lane({ threads, window: 4 });
    await ask(one, 'echo');
    const runs = runsOf(40);
    const sent = Array.from({ length: 40 }, (_, at) => ask(one, 'count', { runs, at, milliseconds: at % 10 === 0 ? 500 : 0 }));
    expect(await Promise.all(sent)).toEqual(sent.map((_, at) => at));
    expect([...runs]).toEqual(sent.map(() => 1));
  },
  60_000,
);

test('when a thread ends, calls that have not begun run on another; a call that has begun runs once, although its answer is lost', async () => {
  const one = lane({ threads: 1 });
  await ask(one, 'echo');
  const runs = runsOf(4);
  const sent = [0, 1, 2, 3].map((at) => ask(one, 'count', { runs, at, milliseconds: at === 1 ? 60_000 : 0 }));
  // Without a turn of the event loop: the first call is answered and the second at work, and no answer has been read.
  while (Atomics.load(runs, 1) === 0);
  const ended = one.threads[0]!.end(new Error('memory is short'));
  const outcomes = await Promise.allSettled(sent);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
  expect(outcomes[1]).toMatchObject({ reason: { type: 'overloaded', message: expect.stringContaining('answer to this one was lost') } });
  expect([...runs]).toEqual([1, 1, 1, 1]);
  await ended;
});

test('a call to something that is open in a thread never runs on another one', async () => {
  const one = lane({ threads: 1 });
  await ask(one, 'echo');
  const runs = runsOf(1);
  const [thread] = one.threads;
  const atWork = ask(one, 'spin', { milliseconds: 60_000 });
  const pinned = ask(one, 'count', { runs, at: 0 }, { threadId: thread!.threadId });
  const refused = [expect(atWork).rejects.toThrow('memory is short'), expect(pinned).rejects.toMatchObject({ type: 'overloaded' })];
  await thread!.end(new Error('memory is short'));
  await Promise.all(refused);
  await ask(one, 'echo');
  expect([...runs]).toEqual([0]);
});

test('a call whose caller disconnects before it begins never runs', async () => {
  const one = lane({ threads: 1 });
  await ask(one, 'echo');
  const runs = runsOf(2);
  const gone = new AbortController();
  const atWork = ask(one, 'count', { runs, at: 0, milliseconds: 200 });
  const left = ask(one, 'count', { runs, at: 1 }, { signal: gone.signal });
  while (Atomics.load(runs, 0) === 0);
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await atWork;
  await ask(one, 'echo');
  expect([...runs]).toEqual([1, 0]);
});

test('a call over its memory limit is cancelled and reports it; the process survives', async () => {
  const one = lane({ threads: 1 });
  await expect(ask(one, 'fill')).rejects.toMatchObject({ type: 'too-large', facts: { limit: 96, of: 'MiB' } });
  expect(await ask(one, 'echo', { value: 1 })).toEqual({ value: 1 });
});

test('memory outside the heap, which no limit of a thread covers, is limited as well', async () => {
  const one = lane({ threads: 1 });
  await expect(ask(one, 'fillOutside', {}, { seconds: 60 })).rejects.toMatchObject({ type: 'too-large', facts: { of: 'MiB' } });
  expect(await ask(one, 'echo', { value: 1 })).toEqual({ value: 1 });
});

test('when a caller disconnects its work stops: cooperatively, or by ending the thread, and the slot is free', async () => {
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

test('a thread without cleanup is ended without waiting', async () => {
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

test('a thread with cleanup is awaited', async () => {
  const one = lane();
  const gone = new AbortController();
  const reported: unknown[] = [];
  const left = ask(
    one,
    'sleep',
    { milliseconds: 60_000 },
    { signal: gone.signal, untilEnded: true, onEvent: (event) => reported.push(event) && gone.abort(new Error('gone')) },
  );
  await expect(left).rejects.toThrow('the caller disconnected');
  expect(reported).toEqual(['asleep']);
});

test('an idle thread frees its memory', async () => {
  const one = lane({ idleMs: 200 });
  await ask(one, 'echo');
  expect(one.threads).toHaveLength(1);
  for (let waited = 0; one.threads.length > 0 && waited < 20_000; waited += 50) await sleep(50);
  expect(one.threads).toHaveLength(0);
  expect(await ask(one, 'echo', { value: 1 })).toEqual({ value: 1 });
});

test('the last idle thread of a lane stays longer than the others', async () => {
  const one = openLane('test', { threads: 2, window: 1, memoryMib: 96, idleMs: 200, lastIdleMs: 600_000 }, () => undefined, entry);
  open.push(() => one.close());
  const both = Promise.all([1, 2].map(() => ask(one, 'spin', { milliseconds: 100 })));
  await expect.poll(() => one.threads.length, { timeout: 30_000 }).toBe(2);
  await both;
  const threadsAfter = (bytes: number) => (one.look(bytes), one.threads.length);
  await expect.poll(() => threadsAfter(0), { timeout: 30_000 }).toBe(1);
  await expect.poll(() => performance.now() - one.threads[0]!.idleSince, { timeout: 30_000 }).toBeGreaterThan(400);
  expect(threadsAfter(0)).toBe(1);
  // When memory is short as well, for a while.
  await expect.poll(() => performance.now() - one.threads[0]!.idleSince, { timeout: 30_000 }).toBeGreaterThan(CROWDED.idleMs + 100);
  expect(threadsAfter(CROWDED.lastBytes)).toBe(1);
  await expect.poll(() => threadsAfter(CROWDED.lastBytes + 1), { timeout: 30_000 }).toBe(0);
});

test('when memory is short idle threads end early, and another starts only for a call that has waited', async () => {
  const one = openLane('test', { threads: 2, window: 1, memoryMib: 96, idleMs: 60_000, crowdedIdleMs: CROWDED.idleMs }, () => undefined, entry);
  const looking = setInterval(() => one.look(CROWDED.bytes + 1), 20);
  open.push(async () => {
    clearInterval(looking);
    await one.close();
  });
  await ask(one, 'echo', { value: 0 });
  one.look(CROWDED.bytes + 1);
  const leave = new AbortController();
  const long = ask(one, 'sleep', { milliseconds: 60_000 }, { signal: leave.signal });
  const requested = performance.now();
  expect(await ask(one, 'echo', { value: 1 })).toEqual({ value: 1 });
  expect(performance.now() - requested).toBeGreaterThan(CROWDED.waitMs);
  leave.abort(new Error('enough'));
  await expect(long).rejects.toThrow('enough');
  await expect.poll(() => one.threads.length, { timeout: 20_000, interval: 20 }).toBe(0);
});

test('a process that uses much memory keeps its threads, counting from its current use', async () => {
  const besides = Buffer.alloc(CROWDED.bytes, 1);
  countMemoryFromNow();
  const one = lane();
  await ask(one, 'echo', { value: 0 });
  const [thread] = one.threads;
  await sleep(CROWDED.idleMs + 500);
  expect(one.threads).toEqual([thread]);
  expect(besides.at(-1)).toBe(1);
});
