import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../components/ui/button.tsx';
import { askAgain } from '../../lib/ask-again.ts';
import { describeError } from '../../lib/describe-error.ts';
import { formatMany } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { saveBlueprint } from '../../lib/save-blueprint.ts';
import { createDataset, duplicateDataset, updateDataset } from '../../queries/datasets.ts';
import { useMay } from '../../queries/me.ts';
import { saveRevision } from '../../queries/revisions.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { saveDraft } from '../../workspace/draft/save-draft.ts';
import type { PutAway } from './use-put-away.ts';
import styles from './frame.module.css';

/** The dataset was archived or deleted elsewhere: names who did it, the state of the edits, and the next steps. */
export function PutAwayStrip({ name, putAway }: { name: string; putAway: PutAway }) {
  const draft = useDraftStore();
  const may = useMay('write');
  const id = useDraft((state) => state.datasetId);
  const edits = useDraft((state) => state.pending.length);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const fail = (error: unknown) => notify(describeError(error).detail, { isError: true });
  const restore = useMutation({
    mutationFn: () => updateDataset(id, { archived: false }),
    onSuccess: async () => {
      await askAgain(queries, ['dataset', id], ['datasets']);
      void saveDraft(draft);
    },
    onError: fail,
  });
  const copy = useMutation({
    mutationFn: () => copyOf(putAway, id, name, draft.getState()),
    onSuccess: (made) => {
      void askAgain(queries, ['datasets']);
      void navigate({ to: '/datasets/$id', params: { id: made } });
    },
    onError: fail,
  });
  const kept = edits > 0 ? ` ${formatMany(edits, 'change')} ${edits === 1 ? 'is' : 'are'} kept in this browser, not saved.` : '';
  return (
    <section className={`line gap-5 apart border-below pad-3-4 on-warn ${styles.conflict}`} aria-label="Dataset put away">
      <p role="status">
        {putAway.state === 'archived'
          ? `${name} was archived by ${putAway.by}. Edits are not saved until it is restored.${kept}`
          : `${name} was deleted. What you see is in this tab only.${kept}`}
      </p>
      {may ? (
        <div className="row gap-3">
          {putAway.state === 'archived' ? (
            <>
              <Button isPending={copy.isPending} onPress={() => copy.mutate()}>
                Make a copy
              </Button>
              <Button look="primary" isPending={restore.isPending} onPress={() => restore.mutate()}>
                Restore
              </Button>
            </>
          ) : (
            <>
              <Button onPress={() => saveBlueprint(draft.getState().blueprint)}>Download the blueprint</Button>
              <Button look="primary" isPending={copy.isPending} onPress={() => copy.mutate()}>
                Make a new dataset of it
              </Button>
            </>
          )}
        </div>
      ) : null}
    </section>
  );
}

/**
 * Creates a dataset from the current state, including edits; returns its id. A copy of an existing one keeps its
 * schema.
 */
async function copyOf(
  putAway: PutAway,
  id: string,
  name: string,
  { blueprint, pending }: { blueprint: Parameters<typeof saveRevision>[2]; pending: readonly unknown[] },
) {
  if (putAway.state === 'deleted') return (await createDataset({ blueprint, name })).dataset.id;
  const made = await duplicateDataset(id);
  if (pending.length > 0) await saveRevision(made.id, 1, blueprint, 'Edits that were not saved in the archived dataset');
  return made.id;
}
