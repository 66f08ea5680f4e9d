import type { Answer } from '@seedbed/runner/compute';
import type { WorkspaceId } from '../../db/columns.ts';
import type { RowQuotas } from './row-quota.service.ts';

/** An answer within the workspace's daily rows; otherwise ends it before anything is sent. */
export async function countedAnswer<T extends { readonly rows: number }>(
  quotas: RowQuotas,
  workspace: WorkspaceId,
  signal: AbortSignal,
  open: (signal: AbortSignal) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const refused = new AbortController();
  const answer = await open(AbortSignal.any([signal, refused.signal]));
  try {
    await quotas.take(workspace, answer.facts.rows);
    return answer;
  } catch (error) {
    refused.abort();
    throw error;
  }
}
