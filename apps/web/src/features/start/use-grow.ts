import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createDataset, type NewDataset } from '../datasets/api/datasets.ts';

/** Makes a dataset from a schema and opens it. */
export function useGrow() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewDataset) => createDataset(body),
    onSuccess: async ({ dataset }) => {
      queries.setQueryData(['dataset', dataset.id], dataset);
      void queries.invalidateQueries({ queryKey: ['datasets'] });
      await navigate({ to: '/datasets/$id', params: { id: dataset.id } });
    },
  });
}
