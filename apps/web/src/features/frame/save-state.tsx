import { useMay } from '../../queries/me.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { saveDraft } from '../../workspace/draft/save-draft.ts';
import { describeError } from '../../lib/describe-error.ts';
import { Button } from '../../components/ui/button.tsx';
import { usePutAway } from './use-put-away.ts';
import styles from './frame.module.css';

/** Whether the current state is saved, in two words. */
export function SaveState() {
  const store = useDraftStore();
  const may = useMay('write');
  // By what is said: each edit makes the state anew, and most say the same.
  const saving = useDraft((state) => state.saving.state);
  const error = useDraft((state) => (state.saving.state === 'failed' ? state.saving.error : null));
  const base = useDraft((state) => state.base);
  const putAway = usePutAway();
  const steps = useDraft((state) => (state.saving.state === 'failed' || state.saving.state === 'held' ? state.pending.length : 0));
  if (saving === 'failed') {
    return (
      <span className={`line rigid text-cell figures nowrap ${styles.saveFailed}`} title={describeError(error).detail}>
        <NotSaved steps={steps} />
        {putAway ? null : (
          <span className={styles.saveAgain}>
            <Button look="quiet" onPress={() => void saveDraft(store)}>
              Try again
            </Button>
          </span>
        )}
      </span>
    );
  }
  if (saving === 'held') {
    return (
      <span
        className={`line rigid text-cell figures nowrap ${styles.saveFailed}`}
        title="Fix or undo the inconsistent edits; until then they are not saved as a revision."
      >
        <NotSaved steps={steps} />
      </span>
    );
  }
  if (!may)
    return (
      <span className={`text-cell figures nowrap clip min-width-0 ellipsis ${styles.save}`} role="status" title={`Revision ${base}`}>
        <span className="seen-wide">Revision {base} · </span>read only
      </span>
    );
  const words = { saved: 'saved', waiting: 'edited', saving: 'saving', conflict: 'not saved: changed by two' }[saving];
  return (
    <span className={`text-cell figures nowrap clip min-width-0 ellipsis ${styles.save}`} role="status" title={`Revision ${base}`}>
      <span className="seen-wide">Revision {base} · </span>
      {words}
    </span>
  );
}

/** A narrow bar has room for two of its words. */
function NotSaved({ steps }: { steps: number }) {
  return (
    <span role="status">
      <span className={styles.saveKept}>{steps === 1 ? '1 change' : `${steps} changes`} kept here, not saved</span>
      <span aria-hidden className={styles.saveBrief}>
        not saved
      </span>
    </span>
  );
}
