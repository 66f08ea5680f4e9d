import { ClientProblem } from '@seedbed/client';
import { useQuery } from '@tanstack/react-query';
import { datasetQuery } from '../../queries/datasets.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';

/** What happened to the open dataset elsewhere, and who did it if known; null while it exists. */
export type PutAway = { readonly state: 'archived'; readonly by: string } | { readonly state: 'deleted' };

export function usePutAway(): PutAway | null {
  const id = useDraft((state) => state.datasetId);
  const { data, error } = useQuery(datasetQuery(id));
  const saving = useDraft((state) => state.saving);
  const fault = saving.state === 'failed' ? saving.error : null;
  if (isNotFound(error) || isNotFound(fault)) return { state: 'deleted' };
  return data && data.archivedAt !== null ? { state: 'archived', by: data.updatedBy } : null;
}

function isNotFound(error: unknown): boolean {
  return error instanceof ClientProblem && error.type === 'not-found';
}
