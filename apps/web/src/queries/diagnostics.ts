import { listDiagnosticsRoute } from '@seedbed/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/** What the server could not read, satisfy or prove in a revision. */
export const diagnosticsQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: ['diagnostics', id, revision],
    queryFn: ({ signal }) => api.request(listDiagnosticsRoute, { params: { id }, query: { revision } }, { signal }),
  });
