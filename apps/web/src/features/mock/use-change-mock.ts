import type { Mock, MockChanges } from '@seedbed/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mocksKey } from '../../queries/mocks.ts';
import { updateMock } from './api.ts';

/** Changes a mock, one change after the other: the last one wins. */
export function useChangeMock(mock: Mock) {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: `mock-${mock.id}` },
    mutationFn: (changes: MockChanges) => updateMock(mock.id, changes),
    onSuccess: (changed) => queries.setQueryData<Mock[]>(mocksKey(mock.datasetId), (all) => all?.map((each) => (each.id === changed.id ? changed : each))),
  });
}
