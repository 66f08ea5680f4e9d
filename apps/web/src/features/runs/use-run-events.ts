import { RUN_ENDED, runEventsRoute, type Run, type RunEvent } from '@seedbed/contract';
import { urlOf } from '@seedbed/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchKept } from '../../lib/fetch-kept.ts';
import { runQuery } from '../../queries/runs.ts';
import { askAgain } from '../../lib/ask-again.ts';

export type LogLine = { readonly id: string; readonly at: string; readonly level: 'info' | 'warning' | 'error'; readonly message: string };
export type RunLive = {
  readonly run: Run | null;
  readonly log: readonly LogLine[];
  readonly rate: { readonly rowsPerSecond: number; readonly secondsLeft: number | null; readonly history: readonly number[] } | null;
  /** The stream broke; the browser is connecting again. */
  readonly lost: boolean;
};

const INITIAL_RUN: RunLive = { run: null, log: [], rate: null, lost: false };
const MAX_LINES = 1_000;
const MAX_RATES = 60;
const AGAIN_MS = 2_000;

/** Follows a run by server-sent events, until its end; `again` follows on, when it was resumed. The browser connects again by itself, from the last event that it had. */
export function useRunEvents(id: string, known: Run | undefined): { readonly live: RunLive; readonly again: () => void } {
  const [held, setHeld] = useState({ id, live: INITIAL_RUN });
  const queries = useQueryClient();
  const isKnown = known !== undefined;
  /** How often we reopened the stream. */
  const [opened, setOpened] = useState(0);

  useEffect(() => {
    if (!isKnown) return;
    const setLive = (next: (before: RunLive) => RunLive) => setHeld((before) => ({ id, live: next(before.id === id ? before.live : INITIAL_RUN) }));
    const source = new EventSource(urlOf('', runEventsRoute, { params: { id } }));
    const take = (message: MessageEvent<string>) => {
      const event = JSON.parse(message.data) as RunEvent;
      setLive((before) => reduce(before, event, message.lastEventId));
      if (event.kind === 'run' && RUN_ENDED.has(event.run.state)) {
        // The stream ends with the run; left open, the browser would ask for it again and again.
        source.close();
        queries.setQueryData(['run', id], event.run);
        void askAgain(queries, ['runs'], ['datasets'], ['dataset', event.run.datasetId]);
      }
    };
    for (const name of ['run', 'progress', 'log', 'message']) source.addEventListener(name, take);
    let again: ReturnType<typeof setTimeout> | undefined;
    source.onerror = () => {
      setLive((before) => ({ ...before, lost: true }));
      if (source.readyState !== EventSource.CLOSED) return;
      // Refused, so the browser does not try again: by a session that ended, or a server too busy. Asking for the run waits for either.
      again = setTimeout(
        () =>
          void fetchKept(queries, { ...runQuery(id), staleTime: 0 }).then(
            () => setOpened((count) => count + 1),
            () => undefined,
          ),
        AGAIN_MS,
      );
    };
    source.onopen = () => setLive((before) => ({ ...before, lost: false }));
    return () => {
      clearTimeout(again);
      source.close();
    };
  }, [id, isKnown, queries, opened]);

  return { live: held.id === id ? held.live : INITIAL_RUN, again: () => setOpened((count) => count + 1) };
}

export function reduce(live: RunLive, event: RunEvent, id: string): RunLive {
  switch (event.kind) {
    case 'run':
      return { ...live, run: event.run };
    case 'progress': {
      if (!live.run) return live;
      const { state, rowsDone, bytesDone, parts, retries, tables, rowsPerSecond, secondsLeft } = event;
      const history = [...(live.rate?.history ?? []), rowsPerSecond].slice(-MAX_RATES);
      return { ...live, run: { ...live.run, state, rowsDone, bytesDone, parts, retries, tables }, rate: { rowsPerSecond, secondsLeft, history } };
    }
    case 'log': {
      // After a reconnection events may arrive twice.
      if (live.log.some((line) => line.id === id && id !== '')) return live;
      return { ...live, log: [...live.log, { id, at: event.at, level: event.level, message: event.message }].slice(-MAX_LINES) };
    }
  }
}
