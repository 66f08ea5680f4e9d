import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { notify } from '../../lib/notify.ts';
import { createDataset, datasetsQuery, type NewDataset } from '../../queries/datasets.ts';
import { freeName } from './free-name.ts';
import { askAgain } from '../../lib/ask-again.ts';

/**
 * Makes a dataset from a schema and opens it as inferred: the proof goes on in the workspace. A name is only a wish: where it is taken, a
 * number is put behind it. Who has gone elsewhere meanwhile is told, and stays there. `onGrown` is called before the page is left.
 */
export function useGrow(onGrown?: () => void) {
  const router = useRouter();
  const queries = useQueryClient();
  const stopping = useRef<AbortController>(null);
  const [since, setSince] = useState(0);
  const grow = useMutation({
    mutationFn: async (body: NewDataset) => {
      const { signal } = (stopping.current = new AbortController());
      setSince(Date.now());
      // Templates are known to be taken whole, and are kept mended.
      const asked = body.template === undefined ? { ...body, prove: 'later' as const } : body;
      if (asked.name === undefined) return createDataset(asked, signal);
      const alike = await queries.fetchQuery({ ...datasetsQuery(asked.name), staleTime: 0 });
      return createDataset(
        {
          ...asked,
          name: freeName(
            asked.name,
            alike.items.map((dataset) => dataset.name),
          ),
        },
        signal,
      );
    },
    onSuccess: async ({ dataset }) => {
      queries.setQueryData(['dataset', dataset.id], dataset);
      void askAgain(queries, ['datasets']);
      onGrown?.();
      const open = () => router.navigate({ to: '/datasets/$id', params: { id: dataset.id } });
      if (router.state.location.pathname === '/') await open();
      else notify(`${dataset.name} is ready: ${dataset.tables} tables`, { action: { label: 'Open', run: () => void open() }, milliseconds: 20_000 });
    },
  });
  const cancel = () => {
    stopping.current?.abort();
    grow.reset();
  };
  return { ...grow, since, cancel };
}
