import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Run } from '@seedbed/contract';
import { readEvents } from '@seedbed/client';
import { runEvents } from './run-events.ts';
import { runHub } from './run-hub.ts';
import { openRecord } from './run-record.ts';
import type { LogRow, RunsRepository, RunView } from './runs.repository.ts';

/** A store whose answers take a time of their own, as a busy machine's do. */
function slowStore(random: () => number) {
  const lines: LogRow[] = [];
  const run = {
    id: 'one',
    state: 'running',
    progress: [{ position: 0, table: 'users', rows: 9, rowsDone: 0, state: 'waiting', seconds: null }],
  } as unknown as RunView;
  const slowly = async <T>(work: () => T): Promise<T> => {
    await sleep(random() * 4);
    const done = work();
    await sleep(random() * 4);
    return done;
  };
  const repository = {
    log: (line: LogRow) => slowly(() => void lines.push(line)),
    saveProgress: () => slowly(() => undefined),
    move: (_: string, state: Run['state']) => slowly(() => ((run as { state: Run['state'] }).state = state)),
    find: async () => undefined,
    lastLogNumber: () => slowly(() => lines.at(-1)?.number ?? 0),
  } as unknown as RunsRepository;
  const past = {
    run: () => slowly(() => ({ ...run }) as unknown as Run),
    logAfter: (number: number) => slowly(() => lines.filter((line) => line.number > number)),
    lastNumber: () => slowly(() => lines.at(-1)?.number ?? 0),
  };
  return { run, repository, past, lines };
}

test.each([1, 2, 3, 4])('whoever comes when, and comes again: ids rise, and each line is there once (%i)', async (seed) => {
  let state = seed;
  const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const { run, repository, past, lines } = slowStore(random);
  const hub = runHub();
  const stop = new AbortController();

  async function watch(): Promise<string[]> {
    const seen: string[] = [];
    await sleep(random() * 150);
    while (!stop.signal.aborted) {
      const leave = AbortSignal.any([stop.signal, AbortSignal.timeout(Math.ceil(10 + random() * 90))]);
      const stream = ReadableStream.from(runEvents('one', past, hub, seen.at(-1), leave));
      for await (const { id } of readEvents(stream as ReadableStream<Uint8Array>)) seen.push(id);
    }
    const rest = runEvents('one', past, hub, seen.at(-1), AbortSignal.timeout(100));
    for await (const { id } of readEvents(ReadableStream.from(rest) as ReadableStream<Uint8Array>)) seen.push(id);
    return seen;
  }
  const watching = Array.from({ length: 5 }, watch);
  {
    await using record = await openRecord({ repository, hub, clock: () => new Date(), report: (error) => Promise.reject(error as Error) }, run);
    for (let i = 0; i < 30; i++) {
      record.note({ table: 'users', state: random() < 0.3 ? 'done' : 'running', rows: i, total: 30, bytes: i, seconds: i });
      if (random() < 0.5) void record.say('info', `line ${i}`);
      await sleep(random() * 20);
    }
  }
  stop.abort();
  for (const seen of await Promise.all(watching)) {
    expect(seen.map(Number)).toEqual([...new Set(seen.map(Number))].toSorted((a, b) => a - b));
    expect(seen.filter((id) => !id.includes('.')).map(Number)).toEqual(lines.map(({ number }) => number));
  }
});
