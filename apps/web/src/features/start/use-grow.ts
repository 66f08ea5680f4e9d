import { ClientProblem } from '@seedbed/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createDataset, type NewDataset } from '../datasets/api/datasets.ts';

const MOST_NAMES = 20;

/** Makes a dataset from a schema and opens it. */
export function useGrow() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewDataset) => createNamed(body),
    onSuccess: async ({ dataset }) => {
      queries.setQueryData(['dataset', dataset.id], dataset);
      void queries.invalidateQueries({ queryKey: ['datasets'] });
      await navigate({ to: '/datasets/$id', params: { id: dataset.id } });
    },
  });
}

/** The name is only a wish: where it is taken, the next number is put behind it. */
async function createNamed(body: NewDataset, attempt = 1): ReturnType<typeof createDataset> {
  try {
    return await createDataset(attempt === 1 || body.name === undefined ? body : { ...body, name: `${body.name} ${attempt}` });
  } catch (error) {
    const taken = error instanceof ClientProblem && error.type === 'conflict' && body.name !== undefined && attempt < MOST_NAMES;
    if (!taken) throw error;
    return createNamed(body, attempt + 1);
  }
}
