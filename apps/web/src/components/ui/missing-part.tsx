import { useEffect } from 'react';
import { isOffline, missingWords, type Missing } from '../../lib/part.ts';
import { askNow } from '../../lib/server-reach.ts';
import { reloadOnce } from '../../lib/reload-once.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import styles from './notes.module.css';

/** The room for the message: a screen, a pane, a note at the edge for overlays, or none. */
export type PartLook = 'screen' | 'pane' | 'over' | 'nothing';

/** Replaces a part of the client that could not be loaded, with the reason and the remedy. */
export function MissingPart({ why, look, onRetry }: { why: Missing; look: PartLook; onRetry: () => void }) {
  const { title, text, reload } = missingWords(why, isOffline());
  // A screen without unsaved work reloads itself. A new version is left to the person, because it may look different.
  const byItself = look === 'screen' && why === 'broken';
  useEffect(() => {
    if (byItself) reloadOnce();
  }, [byItself]);
  if (look === 'nothing') return null;
  const act = reload ? (
    <Button look="primary" onPress={() => window.location.reload()}>
      Reload
    </Button>
  ) : (
    <Button onPress={() => void askNow().then(onRetry)}>Try again</Button>
  );
  if (look === 'over') {
    return (
      <div className={`line gap-4 on-surface rounded pad-4 raised ${styles.over}`} role="status">
        <p>
          <strong>{title}.</strong> {text}
        </p>
        {act}
      </div>
    );
  }
  const note = (
    <EmptyState title={title} action={act}>
      {text}
    </EmptyState>
  );
  return look === 'screen' ? <main id="main">{note}</main> : note;
}
