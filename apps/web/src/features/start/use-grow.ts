import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createDataset, datasetsQuery, type NewDataset } from '../datasets/api/datasets.ts';
import { freeName } from './free-name.ts';

/** Makes a dataset from a schema and opens it. A name is only a wish: where it is taken, a number is put behind it. */
export function useGrow() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewDataset) => {
      if (body.name === undefined) return createDataset(body);
      const alike = await queries.fetchQuery({ ...datasetsQuery(body.name), staleTime: 0 });
      return createDataset({
        ...body,
        name: freeName(
          body.name,
          alike.items.map((dataset) => dataset.name),
        ),
      });
    },
    onSuccess: async ({ dataset }) => {
      queries.setQueryData(['dataset', dataset.id], dataset);
      void queries.invalidateQueries({ queryKey: ['datasets'] });
      await navigate({ to: '/datasets/$id', params: { id: dataset.id } });
    },
  });
}
