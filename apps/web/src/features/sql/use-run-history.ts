import { useEffect, useRef, useState } from 'react';
import { keep, recall } from '../../lib/local-store.ts';
import type { PastQuery } from './run-history.ts';

/** Queries of a dataset that were run or saved in this browser. */
export function useRunHistory(id: string) {
  const [past, setPast] = useState<readonly PastQuery[]>([]);
  const latest = useRef(past);
  const key = `sql.history.${id}`;
  useEffect(() => {
    void recall<PastQuery[]>('values', key).then((found) => {
      if (!found || latest.current.length > 0) return;
      latest.current = found;
      setPast(found);
    });
  }, [key]);
  const change = (next: (past: readonly PastQuery[]) => PastQuery[]) => {
    latest.current = next(latest.current);
    setPast(latest.current);
    void keep('values', key, latest.current);
  };
  return { past, change };
}

export type RunHistory = ReturnType<typeof useRunHistory>;
