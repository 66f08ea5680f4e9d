import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { KnowledgeTrial } from '@seedbed/contract';
import { askAgain } from '../../lib/ask-again.ts';
import { formatMany } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { rebase, undo } from '../../workspace/draft/draft-store.ts';
import { pushStep } from '../../workspace/draft/push-step.ts';
import { saveDraft } from '../../workspace/draft/save-draft.ts';
import { keepAnswers, tryAnswers } from './api.ts';
import type { Chosen } from './answer-choice.ts';

/** Trying an answer, and keeping what is accepted of it as one step of the draft. */
export function useAsk(onKept: () => void) {
  const draft = useDraftStore();
  const queries = useQueryClient();
  const trying = useMutation({
    mutationFn: async (answers: readonly string[]) => {
      await saveDraft(draft);
      return tryAnswers(draft.getState().datasetId, answers);
    },
  });
  const keeping = useMutation({
    mutationFn: async ({ trial, answers, chosen }: { trial: KnowledgeTrial; answers: readonly string[]; chosen: Chosen }) => {
      const { datasetId, saved } = draft.getState();
      const revision = await keepAnswers(datasetId, trial.revision, answers, chosen.accept);
      return { revision, before: saved, said: `${formatMany(chosen.columns, 'column')} of ${formatMany(chosen.tables, 'table')}` };
    },
    onSuccess: ({ revision, before, said }) => {
      rebase(draft, revision.number, revision.blueprint, 'mine');
      pushStep(draft, `answer kept: ${said}`, before, revision.blueprint);
      // Not the revision that is open: the draft holds it, and its steps with it.
      const id = revision.datasetId;
      void askAgain(queries, ['dataset', id], ['datasets'], ['revisions', id], ['diagnostics', id]);
      trying.reset();
      onKept();
      notify(`Revision ${revision.number} keeps ${said}.`, { id: 'answer', milliseconds: 12_000, action: { label: 'Undo', run: () => void undo(draft) } });
    },
  });
  return { trying, keeping };
}
