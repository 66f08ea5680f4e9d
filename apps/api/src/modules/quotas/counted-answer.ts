import type { Answer } from '@seedbed/runner/compute';
import type { WorkspaceId } from '../../db/columns.ts';
import type { RowQuotas } from './row-quota.service.ts';

/** An answer whose rows the workspace may have made today; one that it may not is ended before anything of it is sent. */
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
