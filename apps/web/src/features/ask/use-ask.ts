import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { KnowledgeTrial } from '@seedbed/contract';
import { formatMany } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { saveDraft } from '../../workspace/draft/save-draft.ts';
import { takeBack } from '../../workspace/draft/take-back.ts';
import { keepAnswers, tryAnswers, type Written } from './api.ts';
import { keepRevision } from './keep-revision.ts';
import type { Chosen } from './answer-choice.ts';

/** Tries an answer, and saves the accepted parts as one step of the draft. */
export function useAsk(onKept: () => void) {
  const draft = useDraftStore();
  const queries = useQueryClient();
  const trying = useMutation({
    mutationFn: async (written: Written) => {
      await saveDraft(draft);
      return tryAnswers(draft.getState().datasetId, written);
    },
  });
  const keeping = useMutation({
    mutationFn: async ({ trial, written, chosen }: { trial: KnowledgeTrial; written: Written; chosen: Chosen }) => {
      const { datasetId, saved } = draft.getState();
      const revision = await keepAnswers(datasetId, trial.revision, written, chosen.accept);
      return { revision, before: saved, said: `${formatMany(chosen.columns, 'column')} of ${formatMany(chosen.tables, 'table')}` };
    },
    onSuccess: ({ revision, before, said }) => {
      keepRevision(draft, queries, revision, before, `answer kept: ${said}`);
      trying.reset();
      onKept();
      notify(`Revision ${revision.number} keeps ${said}.`, { id: 'answer', milliseconds: 12_000, action: { label: 'Undo', run: takeBack(draft) } });
    },
  });
  return { trying, keeping };
}
