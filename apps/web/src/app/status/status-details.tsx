import { CellPopover } from '../../components/ui/cell-popover.tsx';
import { Button } from '../../components/ui/button.tsx';
import { usePutAway } from '../../features/frame/use-put-away.ts';
import { ProofLine } from '../../features/problems/proof-line.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { formatMany } from '../../lib/format.ts';
import { useMay } from '../../queries/me.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { saveDraft } from '../../workspace/draft/save-draft.ts';
import styles from './status.module.css';

/** Behind the message of the header: what is saved, what is proved, and the next step of each. */
export function StatusDetails({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  const store = useDraftStore();
  const failed = useDraft((state) => state.saving.state) === 'failed';
  const putAway = usePutAway();
  return (
    <CellPopover label="State of the dataset" anchor={anchor} className={styles.details!} onClose={onClose}>
      <div className={`stack gap-4 scroll ${styles.inside}`}>
        <div className={`line wrap apart quiet border rounded pad-3-4 ${styles.saved}`} data-state={failed ? 'failed' : undefined}>
          <SavedSentence />
          {failed && !putAway ? <Button onPress={() => void saveDraft(store)}>Try again</Button> : null}
        </div>
        <ProofLine acts />
      </div>
    </CellPopover>
  );
}

function SavedSentence() {
  const may = useMay('write');
  const base = useDraft((state) => state.base);
  const saving = useDraft((state) => state.saving);
  const edits = useDraft((state) => state.pending.length);
  const kept = `${formatMany(edits, 'change')} ${edits === 1 ? 'is' : 'are'} kept in this browser.`;
  if (!may) return <p>Revision {base}. Your role can view but not edit.</p>;
  if (saving.state === 'saved') return <p>Saved as revision {base}.</p>;
  const [title, rest] = {
    waiting: ['Edited', `${kept} They are saved after a few seconds without an edit.`],
    saving: ['Saving', kept],
    failed: ['Not saved', `${kept} ${saving.state === 'failed' ? describeError(saving.error).detail : ''}`],
    held: ['Not saved', `${kept} Fix or undo the inconsistent edits; until then they are not saved as a revision.`],
    conflict: ['Not saved', `${kept} Somebody else changed the same places: choose what stays at the top of the page.`],
  }[saving.state];
  return (
    <p>
      <strong className="ink">{title}</strong>. {rest}
    </p>
  );
}
