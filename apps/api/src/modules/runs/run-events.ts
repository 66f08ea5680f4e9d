import { RUN_ENDED, type RunEvent } from '@seedbed/contract';
import { toSse } from '../../http/server-sent.ts';
import { lineOf } from './event-ids.ts';
import type { Past, RunHub } from './run-hub.ts';
import type { LogRow } from './run-records.ts';

/**
 * The lines after `lastEventId`, then the run's current state, then later events, as server-sent events. Ids increase,
 * and each event is sent once. Ends with the run.
 */
export async function* runEvents(
  runId: string,
  past: Pick<Past, 'logAfter'>,
  hub: RunHub,
  lastEventId: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  using channel = hub.open(runId);
  const leaving = new AbortController();
  try {
    const { run, id, last, present } = await channel.watch(AbortSignal.any([signal, leaving.signal]), (ids) => {
      if (lastEventId !== undefined) ids.saw(lastEventId);
    });
    // An unknown line was never sent, so sends everything.
    const after = lineOf(lastEventId);
    const lines = await past.logAfter(runId, after > last ? 0 : after);
    for (const line of lines) if (line.number <= last) yield toSse(String(line.number), 'log', toLogEvent(line));
    yield toSse(id, 'run', { kind: 'run', run } satisfies RunEvent);
    if (RUN_ENDED.has(run.state)) return;
    for await (const { id, event } of present) {
      yield toSse(id, event.kind, event);
      if (event.kind === 'run' && RUN_ENDED.has(event.run.state)) return;
    }
  } finally {
    leaving.abort();
  }
}

function toLogEvent({ at, level, message }: LogRow): RunEvent {
  return { kind: 'log', at: at.toISOString(), level, message };
}
