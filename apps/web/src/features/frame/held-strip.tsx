import { useRouterState } from '@tanstack/react-router';
import { Button } from '../../components/ui/button.tsx';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { undoAndSay } from '../../workspace/use-workspace-keys.ts';
import styles from './frame.module.css';

/**
 * Inconsistent edits are not a revision: a note on the screens that use revisions. The table itself shows the error.
 */
export function HeldStrip() {
  const draft = useDraftStore();
  const held = useDraft((state) => state.saving.state === 'held');
  const id = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  const atTable = useRouterState({ select: (state) => state.location.pathname.replace(/\/$/, '') === `/datasets/${id}` });
  if (!held || atTable) return null;
  return (
    <section className={`line gap-5 apart border-below pad-3-4 on-warn ${styles.conflict}`} aria-label="Inconsistent edits">
      <p>Your edits are inconsistent, so nothing newer than revision {base} is made, loaded or proved. Fix them under Table, or undo them.</p>
      <div className="row gap-3">
        <Button onPress={() => undoAndSay(draft)}>Undo the last edit</Button>
      </div>
    </section>
  );
}
