import { useMay } from '../../queries/me.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { saveDraft } from '../../workspace/draft/save-draft.ts';
import { describeError } from '../../lib/describe-error.ts';
import { Button } from '../../components/ui/button.tsx';
import { usePutAway } from './use-put-away.ts';
import styles from './frame.module.css';

/** Whether what is seen is saved, in two words. */
export function SaveState() {
  const store = useDraftStore();
  const may = useMay('write');
  const saving = useDraft((state) => state.saving);
  const base = useDraft((state) => state.base);
  const putAway = usePutAway();
  const steps = useDraft((state) => state.pending.length);
  if (saving.state === 'failed') {
    return (
      <span className={styles.saveFailed} title={describeError(saving.error).detail}>
        <span role="status">{steps === 1 ? '1 change' : `${steps} changes`} kept here, not saved</span>
        {putAway ? null : (
          <Button look="quiet" onPress={() => void saveDraft(store)}>
            Try again
          </Button>
        )}
      </span>
    );
  }
  if (saving.state === 'held') {
    return (
      <span className={styles.saveFailed} title="Fix or undo the inconsistent edits; until then they are not saved as a revision.">
        <span role="status">{steps === 1 ? '1 change' : `${steps} changes`} kept here, not saved</span>
      </span>
    );
  }
  if (!may)
    return (
      <span className={styles.save} role="status" title={`Revision ${base}`}>
        <span className={styles.saveRevision}>Revision {base} · </span>read only
      </span>
    );
  const words = { saved: 'saved', waiting: 'edited', saving: 'saving', conflict: 'not saved: changed by two' }[saving.state];
  return (
    <span className={styles.save} role="status" title={`Revision ${base}`}>
      <span className={styles.saveRevision}>Revision {base} · </span>
      {words}
    </span>
  );
}
