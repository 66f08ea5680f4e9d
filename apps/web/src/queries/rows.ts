import {
  downloadDatasetRoute,
  downloadRoute,
  estimateRoute,
  getDistributionRoute,
  getRowRoute,
  listRowsRoute,
  type ArchiveCompression,
  type Compression,
  type FileFormat,
  type Format,
} from '@seedbed/contract';
import { urlOf } from '@seedbed/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

export function fetchRows(id: string, revision: number, table: string, offset: number, limit: number, signal?: AbortSignal) {
  return api.request(listRowsRoute, { params: { id, table }, query: { offset, limit, revision } }, signal ? { signal } : {});
}

export function fetchRow(id: string, revision: number, table: string, number: number) {
  return api.request(getRowRoute, { params: { id, table, number }, query: { revision } });
}

export function fetchDistribution(id: string, revision: number, table: string, column: string) {
  return api.request(getDistributionRoute, { params: { id, table, column }, query: { revision } });
}

export function fetchEstimate(id: string, revision: number, format: Format, signal?: AbortSignal) {
  return api.request(estimateRoute, { params: { id }, query: { format, revision } }, signal ? { signal } : {});
}

/** The estimated bytes of a revision by table; null while there are unsaved edits. */
export const estimateQuery = (id: string, revision: number | null, format: Format) =>
  queryOptions({
    queryKey: ['estimate', id, revision, format],
    queryFn: ({ signal }) => fetchEstimate(id, revision!, format, signal),
    enabled: revision !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });

export function downloadUrl(
  id: string,
  table: string,
  query: { format: FileFormat; compress?: Compression; spreadsheet_safe?: boolean; from?: number; to?: number; revision: number },
): string {
  return urlOf('', downloadRoute, { params: { id, table }, query });
}

/** All tables, or the named ones, as one ZIP file. */
export function archiveUrl(
  id: string,
  query: { format: FileFormat; compress?: ArchiveCompression; tables?: string; spreadsheet_safe?: boolean; revision: number },
): string {
  return urlOf('', downloadDatasetRoute, { params: { id }, query });
}
