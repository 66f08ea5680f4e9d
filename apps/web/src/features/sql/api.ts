import { queryRoute, type QueryResult } from '@seedbed/contract';
import { api } from '../../lib/api.ts';

export function runSql(id: string, revision: number, sql: string, signal: AbortSignal): Promise<QueryResult> {
  return api.request(queryRoute, { params: { id }, body: { sql, revision } }, { signal });
}
