import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keep } from '../../lib/local-store.ts';
import { createDataset, type NewDataset } from '../datasets/api/datasets.ts';

/** Makes a dataset from a schema and opens it. */
export function useGrow() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewDataset) => createDataset(body),
    onSuccess: async ({ dataset, diagnostics }) => {
      // The server says once what it could not understand; the workspace shows it whenever it is opened here.
      await keep('values', `diagnostics.${dataset.id}`, diagnostics);
      queries.setQueryData(['dataset', dataset.id], dataset);
      void queries.invalidateQueries({ queryKey: ['datasets'] });
      await navigate({ to: '/datasets/$id', params: { id: dataset.id } });
    },
  });
}
