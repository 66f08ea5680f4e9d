import type { Dataset } from '@seedbed/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { askAgain } from '../../lib/ask-again.ts';
import { notify } from '../../lib/notify.ts';
import { noteGrown } from '../../workspace/waited.ts';

/** Opens a new dataset if the person is waiting for it; somebody on another screen is notified and stays there. */
export function useOpenGrown(): (dataset: Dataset) => Promise<void> {
  const router = useRouter();
  const queries = useQueryClient();
  return async (dataset) => {
    queries.setQueryData(['dataset', dataset.id], dataset);
    void askAgain(queries, ['datasets']);
    noteGrown(dataset.id);
    const { pathname, search } = router.state.location;
    const isWatched = pathname === '/generating';
    // The table viewed during reading stays selected.
    const table = isWatched ? (search as { t?: string }).t : undefined;
    const open = () =>
      router.navigate({ to: '/datasets/$id', params: { id: dataset.id }, search: table === undefined ? {} : { t: table }, replace: isWatched });
    if (isWatched || pathname === '/') await open();
    else notify(`${dataset.name} is ready: ${dataset.tables} tables`, { action: { label: 'Open', run: () => void open() }, milliseconds: 20_000 });
  };
}
