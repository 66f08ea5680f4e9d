import { useMutation } from '@tanstack/react-query';
import { ClientProblem } from '@seedbed/client';
import { useEffect, useRef } from 'react';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { saveDraft } from '../../workspace/draft/save-draft.ts';
import { runSql } from './api.ts';
import { withRun } from './run-history.ts';
import type { RunHistory } from './use-run-history.ts';

/**
 * Runs queries over the saved revision, one at a time: a new one cancels the previous one. `onFault`: the position that
 * Postgres names, from 1.
 */
export function useQueryRun(history: RunHistory, onFault: (sql: string, position: number, message: string) => void) {
  const id = useDraft((state) => state.datasetId);
  const draft = useDraftStore();
  const under = useRef<AbortController>(null);
  const running = useMutation({
    mutationFn: async (sql: string) => {
      under.current?.abort();
      const control = (under.current = new AbortController());
      await saveDraft(draft);
      control.signal.throwIfAborted();
      const { base, saving } = draft.getState();
      return { result: await runSql(id, base, sql, control.signal), isSaved: saving.state === 'saved' };
    },
    onSuccess: ({ result: { rows, milliseconds } }, sql) => history.change((past) => withRun(past, { sql, at: Date.now(), rows: rows.length, milliseconds })),
    onError: (error, sql) => {
      if (!(error instanceof ClientProblem)) return;
      if (error.type === 'invalid-sql') history.change((past) => withRun(past, { sql, at: Date.now(), rows: null, milliseconds: null }));
      const position = error.fact('position');
      if (typeof position === 'number') onFault(sql, position, error.message);
    },
  });
  useEffect(() => () => under.current?.abort(), []);
  return {
    running,
    run: (sql: string) => running.mutate(sql),
    stop: () => {
      under.current?.abort();
      running.reset();
    },
  };
}

export type QueryRun = ReturnType<typeof useQueryRun>;
