import { downloadRoute, getDistributionRoute, getRowRoute, listRowsRoute, type Format } from '@seedbed/contract';
import { urlOf } from '@seedbed/client';
import { api } from '../../../lib/api.ts';

export function fetchRows(id: string, revision: number, table: string, offset: number, limit: number, signal?: AbortSignal) {
  return api.request(listRowsRoute, { params: { id, table }, query: { offset, limit, revision } }, signal ? { signal } : {});
}

export function fetchRow(id: string, revision: number, table: string, number: number) {
  return api.request(getRowRoute, { params: { id, table, number }, query: { revision } });
}

export function fetchDistribution(id: string, revision: number, table: string, column: string) {
  return api.request(getDistributionRoute, { params: { id, table, column }, query: { revision } });
}

export function downloadUrl(id: string, table: string, query: { format: Format; from?: number; to?: number; revision: number }): string {
  return urlOf('', downloadRoute, { params: { id, table }, query });
}
