import { expect, test } from 'vitest';
import { bulkhead } from './bulkhead.ts';

const never = new AbortController().signal;

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

test('runs a fixed number of calls at once, queues a fixed number, and refuses the rest', async () => {
  const wall = bulkhead('test', 2, 1);
  const gates = [gate(), gate(), gate()];
  const started: number[] = [];
  const works = gates.map(({ opened }, at) =>
    wall.run(never, async () => {
      started.push(at);
      await opened;
      return at;
    }),
  );
  await expect(wall.run(never, async () => 9)).rejects.toMatchObject({ type: 'overloaded', facts: { retryAfter: 1 } });
  expect(started).toEqual([0, 1]);
  gates[1]!.open();
  await works[1];
  await new Promise((resolve) => setImmediate(resolve));
  expect(started).toEqual([0, 1, 2]);
  for (const { open } of gates) open();
  expect(await Promise.all(works)).toEqual([0, 1, 2]);
  expect(await wall.run(never, async () => 9)).toBe(9);
});

test('a caller that disconnects while queued gives up its place', async () => {
  const wall = bulkhead('test', 1, 1);
  const first = gate();
  const working = wall.run(never, () => first.opened);
  const gone = new AbortController();
  const waiting = wall.run(gone.signal, async () => undefined);
  gone.abort(new Error('away'));
  await expect(waiting).rejects.toThrow('away');
  const second = wall.run(never, async () => 'mine');
  first.open();
  await working;
  expect(await second).toBe('mine');
});

async function* chunks(count: number, closed: () => void): AsyncGenerator<Uint8Array> {
  try {
    for (let at = 0; at < count; at++) yield Uint8Array.of(at);
  } finally {
    closed();
  }
}

test('a stream holds its slot until it ends, however it ends', async () => {
  const wall = bulkhead('test', 1, 0);
  const closed: string[] = [];
  const whole = await wall.stream(never, async () => chunks(2, () => closed.push('whole')));
  await expect(wall.run(never, async () => 1)).rejects.toMatchObject({ type: 'overloaded' });
  for await (const _ of whole);
  for await (const _ of await wall.stream(never, async () => chunks(2, () => closed.push('broken off')))) break;
  const gone = new AbortController();
  await wall.stream(gone.signal, async () => chunks(2, () => undefined));
  gone.abort();
  await expect(wall.stream(never, () => Promise.reject(new Error('cannot open')))).rejects.toThrow('cannot open');
  expect(await wall.run(never, async () => 'free again')).toBe('free again');
  expect(closed).toEqual(['whole', 'broken off']);
});

test('the slot of a caller that disconnected while queued is not lost', async () => {
  const wall = bulkhead('test', 1, 5);
  const gone = AbortSignal.abort(new Error('already away'));
  const first = gate();
  const working = wall.run(never, () => first.opened);
  const late = wall.run(gone, async () => undefined);
  late.catch(() => undefined);
  first.open();
  await working;
  expect(await wall.run(never, async () => 'free')).toBe('free');
});
