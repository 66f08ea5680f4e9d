import { acceptDriftRoute, type Blueprint } from '@seedbed/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { askAgain } from '../../lib/ask-again.ts';
import { notify } from '../../lib/notify.ts';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { rebase } from '../../workspace/draft/draft-store.ts';
import { saveDraft } from '../../workspace/draft/save-draft.ts';

/** Statements, what is said once they have run, and what takes them back. */
export type SchemaChange = { readonly statements: string; readonly said: string; readonly back?: string };

/**
 * Changes the dataset's schema: the server runs the statements on what it keeps, infers what is new and saves a revision. Unsaved edits are
 * saved before, since they are made on the revision that is changed.
 */
export function useSchemaChange(onDone?: (blueprint: Blueprint) => void) {
  const draft = useDraftStore();
  const queries = useQueryClient();
  const run = async (statements: string) => {
    await saveDraft(draft);
    const { datasetId, base } = draft.getState();
    const next = await api.request(acceptDriftRoute, { params: { id: datasetId }, headers: { 'if-match': `"${base}"` }, body: { statements } });
    rebase(draft, next.number, next.blueprint, 'mine');
    void askAgain(queries, ['dataset', datasetId], ['datasets'], ['diagnostics', datasetId], ['revisions', datasetId]);
    return next.blueprint;
  };
  return useMutation({
    mutationFn: ({ statements }: SchemaChange) => run(statements),
    onSuccess: (blueprint, { said, back }) => {
      const undo = () => void run(back!).then(() => notify(`Taken back: ${said}`));
      notify(said, { id: 'schema', ...(back === undefined ? {} : { action: { label: 'Undo', run: undo }, milliseconds: 12_000 }) });
      onDone?.(blueprint);
    },
  });
}
