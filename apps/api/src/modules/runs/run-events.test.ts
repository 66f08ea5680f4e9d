import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Run } from '@seedbed/contract';
import { readEvents } from '@seedbed/client';
import { runEvents } from './run-events.ts';
import { runHub, type Past } from './run-hub.ts';
import type { LogRow } from './run-records.ts';

/** A store with random response times, as on a busy machine, and its notifier. */
function slowStore(random: () => number) {
  const lines: LogRow[] = [];
  const hearers = new Set<(id: string) => void>();
  let rowsDone = 0;
  const slowly = async <T>(work: () => T): Promise<T> => {
    await sleep(random() * 4);
    const done = work();
    await sleep(random() * 4);
    return done;
  };
  const past: Past = {
    run: () => slowly(() => ({ id: 'one', state: 'running', rows: 30, rowsDone, bytesDone: 0, tables: [] }) as unknown as Run),
    logAfter: (_, number) => slowly(() => lines.filter((line) => line.number > number)),
  };
  const ring = (): void => hearers.forEach((hear) => hear('one'));
  return {
    past,
    lines,
    notifier: { listen: (hear: (id: string) => void) => (hearers.add(hear), { [Symbol.dispose]: () => void hearers.delete(hear) }) },
    say: (message: string) => slowly(() => void lines.push({ runId: 'one', number: lines.length + 1, at: new Date(), level: 'info', message })).then(ring),
    note: (rows: number) => slowly(() => void (rowsDone = rows)).then(ring),
  };
}

test.each([1, 2, 3, 4])('a reader that connects or reconnects at any time gets increasing ids and each line once (%i)', async (seed) => {
  let state = seed;
  const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const { past, lines, notifier, say, note } = slowStore(random);
  const hub = runHub(notifier, past, () => new Date(), (error) => Promise.reject(error as Error)); // prettier-ignore
  const stop = new AbortController();

  async function watch(): Promise<string[]> {
    const seen: string[] = [];
    await sleep(random() * 150);
    while (!stop.signal.aborted) {
      const leave = AbortSignal.any([stop.signal, AbortSignal.timeout(Math.ceil(10 + random() * 90))]);
      const stream = ReadableStream.from(runEvents('one', past, hub, seen.at(-1), leave));
      for await (const { id } of readEvents(stream as ReadableStream<Uint8Array>)) seen.push(id);
    }
    // Waits for missing lines, however long it takes; complete lines must not repeat.
    const isWhole = (): boolean => lines.every(({ number }) => seen.includes(String(number)));
    const rest = runEvents('one', past, hub, seen.at(-1), isWhole() ? AbortSignal.timeout(100) : new AbortController().signal);
    for await (const { id } of readEvents(ReadableStream.from(rest) as ReadableStream<Uint8Array>)) {
      const lacked = !isWhole();
      seen.push(id);
      if (lacked && isWhole()) break;
    }
    return seen;
  }
  const watching = Array.from({ length: 5 }, watch);
  const written: Promise<void>[] = [];
  for (let i = 0; i < 30; i++) {
    void note(i);
    if (random() < 0.5) written.push(say(`line ${i}`));
    await sleep(random() * 20);
  }
  await Promise.all(written);
  stop.abort();
  for (const seen of await Promise.all(watching)) {
    expect(seen.map(Number)).toEqual([...new Set(seen.map(Number))].toSorted((a, b) => a - b));
    expect(seen.filter((id) => !id.includes('.')).map(Number)).toEqual(lines.map(({ number }) => number));
  }
});
