import { Button } from '../../components/ui/button.tsx';
import { useDraft, useDraftStore } from '../draft/draft-context.tsx';
import { rebase, takeTheirs } from '../draft/draft-store.ts';
import styles from './workspace.module.css';

/** Two people changed the same place: one of them is picked here, and nothing is thrown away before that. */
export function ConflictStrip() {
  const store = useDraftStore();
  const saving = useDraft((state) => state.saving);
  if (saving.state !== 'conflict') return null;
  const { theirs, places } = saving;
  return (
    <section className={styles.conflict} aria-label="Conflict">
      <p>
        <strong>{theirs.author}</strong> saved revision {theirs.number} meanwhile and changed{' '}
        {places.length === 1 ? 'the same place' : `${places.length} of the same places`}: <code>{places.slice(0, 3).join(', ')}</code>
        {places.length > 3 ? ' …' : ''}
      </p>
      <div className={styles.conflictActions}>
        <Button onPress={() => takeTheirs(store, theirs.number, theirs.blueprint)}>Take theirs</Button>
        <Button look="primary" onPress={() => rebase(store, theirs.number, theirs.blueprint)}>
          Keep mine
        </Button>
      </div>
    </section>
  );
}
