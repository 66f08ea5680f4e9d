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
} from '@seedbed/contract';
import { queryOptions } from '@tanstack/react-query';
import type { RowCalls } from '../../engine/server-engine.ts';
import { api, openApi } from '../../lib/api.ts';

export const sharesQuery = (id: string) =>
  queryOptions({ queryKey: ['shares', id], queryFn: ({ signal }) => api.request(listSharesRoute, { params: { id } }, { signal }) });

export function createShare(id: string, body: { readonly name?: string; readonly days?: number }): Promise<CreatedShare> {
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

/** Rows by a link. */
export function sharedCalls(token: string): RowCalls {
  const given = by(token);
  return {
    rows: (table, offset, limit) => openApi.request(listSharedRowsRoute, { ...given, params: { table }, query: { offset, limit } }),
    row: (table, number) => openApi.request(getSharedRowRoute, { ...given, params: { table, number } }),
    distribution: (table, column) => openApi.request(getSharedDistributionRoute, { ...given, params: { table, column } }),
  };
}
