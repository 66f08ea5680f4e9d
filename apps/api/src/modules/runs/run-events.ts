import { RUN_ENDED, type Run } from '@seedbed/contract';
import type { RunHub, NumberedEvent } from './run-hub.ts';
import type { LogRow } from './runs.repository.ts';

/** A comment now and then keeps proxies and our own watchdog from taking a quiet stream for a dead one. */
const PING_MS = 15_000;
const encoder = new TextEncoder();

type Past = { run(): Promise<Run>; logAfter(number: number): Promise<readonly LogRow[]>; lastNumber(): Promise<number> };

/** What happened after `after`, then the run as it is, then what happens, as server-sent events. Ends with the run. */
export async function* runEvents(runId: string, past: Past, hub: RunHub, after: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  // Watching begins before the past is read, so that nothing falls between; what comes twice is known by its id.
  const leaving = new AbortController();
  const present = hub.watch(runId, AbortSignal.any([signal, leaving.signal]));
  try {
    const seen = new Set<number>();
    for (const line of await past.logAfter(after)) {
      seen.add(line.number);
      yield toSse({ id: line.number, event: toLogEvent(line) });
    }
    const run = await past.run();
    yield toSse({ id: Math.max(after, ...seen, await past.lastNumber()), event: { kind: 'run', run } });
    if (RUN_ENDED.has(run.state)) return;
    for await (const next of withPings(present)) {
      if (next === 'ping') yield encoder.encode(': still here\n\n');
      else if (next.event.kind !== 'log' || !seen.has(next.id)) yield toSse(next);
      if (next !== 'ping' && next.event.kind === 'run' && RUN_ENDED.has(next.event.run.state)) return;
    }
  } finally {
    leaving.abort();
  }
}

function toLogEvent({ at, level, message }: LogRow) {
  return { kind: 'log', at: at.toISOString(), level, message } as const;
}

function toSse({ id, event }: NumberedEvent): Uint8Array {
  return encoder.encode(`id: ${id}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`);
}

async function* withPings(events: AsyncIterable<NumberedEvent>): AsyncGenerator<NumberedEvent | 'ping'> {
  const iterator = events[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const ping = new Promise<'ping'>((resolve) => (timer = setTimeout(resolve, PING_MS, 'ping')));
      const outcome = await Promise.race([next, ping]).finally(() => clearTimeout(timer));
      if (outcome === 'ping') {
        yield 'ping';
        continue;
      }
      if (outcome.done) return;
      next = iterator.next();
      yield outcome.value;
    }
  } finally {
    void next.catch(() => undefined);
  }
}
