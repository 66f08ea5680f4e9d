import { listGeneratorsRoute, listTemplatesRoute } from '@seedbed/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/** The catalogue only changes with the server's version. */
export const generatorsQuery = queryOptions({
  queryKey: ['generators'],
  queryFn: ({ signal }) => api.request(listGeneratorsRoute, {}, { signal }),
  staleTime: Infinity,
});

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => api.request(listTemplatesRoute, {}, { signal }),
  staleTime: Infinity,
});
