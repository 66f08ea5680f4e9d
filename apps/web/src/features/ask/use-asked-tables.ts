import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { questionQuery } from './api.ts';

/** Tables of all parts of the question. */
export function useAskedTables(id: string, revision: number | null, parts: number): readonly string[] {
  const found = useQueries({
    queries: Array.from({ length: parts }, (_, i) => questionQuery(id, revision, i + 1)),
    combine: (all) => all.map((one) => one.data?.tables.join('\n') ?? '').join('\n'),
  });
  return useMemo(() => found.split('\n').filter((name) => name !== ''), [found]);
}
