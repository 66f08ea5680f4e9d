import type { Blueprint } from '@seedbed/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAgain } from '../../lib/ask-again.ts';
import { notify } from '../../lib/notify.ts';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { pushSchemaStep } from '../../workspace/draft/draft-store.ts';
import { changeSchema } from '../../workspace/schema-change.ts';
import { replayAndSay } from '../../workspace/use-workspace-keys.ts';

/**
 * Statements with the message after they have run, the statements that undo them if they only add, and their target.
 */
type SchemaChange = {
  readonly statements: string;
  readonly said: string;
  readonly back?: string;
  readonly table?: string;
  readonly column?: string | null;
};

/** Changes the dataset's schema, as one step that can be undone like any other. */
export function useSchemaChange(onDone?: (blueprint: Blueprint) => void) {
  const draft = useDraftStore();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ statements }: SchemaChange) => changeSchema(draft, statements),
    onSuccess: ({ before, after, blueprint }, { statements, said, back, table = null, column = null }) => {
      pushSchemaStep(draft, said, { statements, said, before, after, ...(back === undefined ? {} : { back }), table, column });
      const step = draft.getState().past.at(-1)!;
      void askAgain(queries, ['diagnostics', draft.getState().datasetId]);
      notify(said, { id: 'schema', action: { label: 'Undo', run: () => replayAndSay(draft, step, 'undo') }, milliseconds: 12_000 });
      onDone?.(blueprint);
    },
  });
}
