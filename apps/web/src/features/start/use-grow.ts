import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createDataset, type NewDataset } from '../../queries/datasets.ts';
import { namedFreely } from './named-freely.ts';
import { untouchedBlank } from './untouched-blank.ts';
import { beginWait } from '../../workspace/waited.ts';
import { useOpenGrown } from './use-open-grown.ts';

/** Creates a dataset that needs no reading: from a template, or blank. Templates are known to be accepted in full. */
export function useGrow() {
  const queries = useQueryClient();
  const open = useOpenGrown();
  return useMutation({
    mutationFn: async (body: NewDataset) => (await untouchedBlank(queries, body)) ?? (await createDataset(await namedFreely(queries, body))).dataset,
    onMutate: beginWait,
    onSuccess: open,
  });
}
