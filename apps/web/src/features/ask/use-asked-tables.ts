import { estimateTokens } from '@seedbed/contract';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { questionQuery } from './api.ts';

/** Tables of all parts of the question, and about how many tokens they have; 0 until all parts are there. */
export function useAskedTables(id: string, revision: number | null, parts: number): { readonly tables: readonly string[]; readonly tokens: number } {
  const found = useQueries({
    queries: Array.from({ length: parts }, (_, i) => questionQuery(id, revision, i + 1)),
    combine: (all) => ({
      names: all.map((one) => one.data?.tables.join('\n') ?? '').join('\n'),
      tokens: all.every((one) => one.data) ? estimateTokens(all.reduce((sum, one) => sum + one.data!.text.length, 0)) : 0,
    }),
  });
  const tables = useMemo(() => found.names.split('\n').filter((name) => name !== ''), [found.names]);
  return { tables, tokens: found.tokens };
}
