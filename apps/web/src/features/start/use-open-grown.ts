import type { Dataset } from '@seedbed/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { askAgain } from '../../lib/ask-again.ts';
import { notify } from '../../lib/notify.ts';
import { noteGrown } from '../../workspace/waited.ts';

/** Opens a dataset that has grown, where it is waited for; who has gone elsewhere meanwhile is told, and stays there. */
export function useOpenGrown(): (dataset: Dataset) => Promise<void> {
  const router = useRouter();
  const queries = useQueryClient();
  return async (dataset) => {
    queries.setQueryData(['dataset', dataset.id], dataset);
    void askAgain(queries, ['datasets']);
    noteGrown(dataset.id);
    const { pathname, search } = router.state.location;
    const isWatched = pathname === '/generating';
    // The table that was looked at while it grew stays the one that is looked at.
    const table = isWatched ? (search as { t?: string }).t : undefined;
    const open = () =>
      router.navigate({ to: '/datasets/$id', params: { id: dataset.id }, search: table === undefined ? {} : { t: table }, replace: isWatched });
    if (isWatched || pathname === '/') await open();
    else notify(`${dataset.name} is ready: ${dataset.tables} tables`, { action: { label: 'Open', run: () => void open() }, milliseconds: 20_000 });
  };
}
