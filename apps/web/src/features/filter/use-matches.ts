import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RowFilter } from '../../engine/filter/row-filter.ts';
import type { Engine } from '../../engine/engine-store.ts';
import { continueList, emptyList, type MatchList } from './match-list.ts';

/**
 * The rows of a table that meet a filter. After an edit they are searched for again; until then the list before stays.
 */
export function useMatches(engine: Engine, table: string, rows: number, filter: RowFilter) {
  const [list, setList] = useState(() => emptyList(rows));
  const running = useRef<AbortController>(null);
  const run = (before: MatchList) => {
    running.current?.abort();
    running.current = new AbortController();
    void continueList(engine, table, filter, before, setList, running.current.signal);
  };
  const begin = useEffectEvent(() => run(emptyList(rows)));
  useEffect(() => {
    begin();
    return () => running.current?.abort();
  }, [engine, rows]);
  return {
    list,
    goOn: () => {
      setList({ ...list, state: 'running' });
      run(list);
    },
    stop: () => {
      running.current?.abort();
      setList({ ...list, state: 'resting' });
    },
  };
}
