import {
  createShareRoute,
  deleteShareRoute,
  getSharedDistributionRoute,
  getSharedRoute,
  getSharedRowRoute,
  listSharedProblemsRoute,
  listSharedRowsRoute,
  listSharesRoute,
  SHARE_HEADER,
  type CreatedShare,
  type RouteParts,
  type SharedDataset,
} from '@seedbed/contract';
import { queryOptions } from '@tanstack/react-query';
import type { RowCalls } from '../../engine/server-engine.ts';
import { api, openApi } from '../../lib/api.ts';

export const sharesQuery = (id: string) =>
  queryOptions({ queryKey: ['shares', id], queryFn: ({ signal }) => api.request(listSharesRoute, { params: { id } }, { signal }) });

export function createShare(id: string, body: RouteParts<typeof createShareRoute>['body']): Promise<CreatedShare> {
  return api.request(createShareRoute, { params: { id }, body });
}

export function deleteShare(id: string, share: string): Promise<undefined> {
  return api.request(deleteShareRoute, { params: { id, share } });
}

const by = (token: string) => ({ headers: { [SHARE_HEADER]: token } });

/** The dataset of a link. Asked again when the window gets the focus: it follows the current revision. */
export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => openApi.request(getSharedRoute, by(token), { signal }),
    retry: false,
  });

export const sharedProblemsQuery = (token: string, revision: number) =>
  queryOptions({
    queryKey: ['shared', token, 'problems', revision],
    queryFn: ({ signal }) => openApi.request(listSharedProblemsRoute, by(token), { signal }),
    retry: false,
  });

/** Rows by a link. `first` came with the dataset: these are not asked for again. */
export function sharedCalls(token: string, first: SharedDataset['first']): RowCalls {
  const given = by(token);
  const has = (table: string, offset: number, limit: number) =>
    first !== null && first.table === table && offset >= first.offset && Math.min(offset + limit, first.total) <= first.offset + first.rows.length;
  return {
    rows: async (table, offset, limit) =>
      has(table, offset, limit)
        ? { ...first!, offset, rows: first!.rows.slice(offset - first!.offset, offset - first!.offset + limit) }
        : openApi.request(listSharedRowsRoute, { ...given, params: { table }, query: { offset, limit } }),
    row: (table, number) => openApi.request(getSharedRowRoute, { ...given, params: { table, number } }),
    distribution: (table, column) => openApi.request(getSharedDistributionRoute, { ...given, params: { table, column } }),
  };
}
