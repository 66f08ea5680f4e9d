import { listGeneratorsRoute, listTemplatesRoute } from '@seedbed/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../lib/api.ts';
import { withoutMarkdown } from '../lib/without-markdown.ts';

/** The catalogue only changes with the server's version. */
export const generatorsQuery = queryOptions({
  queryKey: ['generators'],
  queryFn: async ({ signal }) => {
    const { items } = await api.request(listGeneratorsRoute, {}, { signal });
    return { items: items.map((one) => ({ ...one, summary: withoutMarkdown(one.summary) })) };
  },
  staleTime: Infinity,
});

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => api.request(listTemplatesRoute, {}, { signal }),
  staleTime: Infinity,
});

const NO_TITLES: ReadonlyMap<string, string> = new Map();

/** Titles of generators by kind: the name that all screens show. Empty until the catalogue is loaded; `wanted`: whether to request it. */
export function useGeneratorTitles(wanted = true): ReadonlyMap<string, string> {
  const items = useQuery({ ...generatorsQuery, enabled: wanted }).data?.items;
  return useMemo(() => (items ? new Map(items.map(({ kind, title }) => [kind, title])) : NO_TITLES), [items]);
}

/** The title of a generator; its kind until the catalogue is loaded. */
export function useTitleOf(): (kind: string) => string {
  const titles = useGeneratorTitles();
  return (kind) => titles.get(kind) ?? kind;
}
