import { listFindingsRoute } from '@seedbed/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { findingsKey } from './findings-key.ts';

/** What looks wrong in the rows of a saved revision; the server looks once for each. */
export const findingsQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: findingsKey(id, revision),
    queryFn: ({ signal }) => api.request(listFindingsRoute, { params: { id }, query: { revision } }, { signal }),
    staleTime: Infinity,
    retry: false,
  });
