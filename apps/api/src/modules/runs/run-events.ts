import { RUN_ENDED, type Run, type RunEvent } from '@seedbed/contract';
import { toSse } from '../../http/server-sent.ts';
import type { RunHub } from './run-hub.ts';
import type { LogRow } from './runs.repository.ts';

/** What the database knows of a run. */
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
      yield toSse(line.number, 'log', toLogEvent(line));
    }
    const run = await past.run();
    yield toSse(Math.max(after, ...seen, await past.lastNumber()), 'run', { kind: 'run', run } satisfies RunEvent);
    if (RUN_ENDED.has(run.state)) return;
    for await (const { id, event } of present) {
      if (event.kind !== 'log' || !seen.has(id)) yield toSse(id, event.kind, event);
      if (event.kind === 'run' && RUN_ENDED.has(event.run.state)) return;
    }
  } finally {
    leaving.abort();
  }
}

function toLogEvent({ at, level, message }: LogRow): RunEvent {
  return { kind: 'log', at: at.toISOString(), level, message };
}
