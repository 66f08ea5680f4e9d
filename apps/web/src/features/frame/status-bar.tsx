import { memo, Suspense } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { useEngine } from '../../engine/engine-context.tsx';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { formatDuration, formatMany } from '../../lib/format.ts';
import { stillnessWords } from './stillness-words.ts';
import styles from './frame.module.css';

/** After the first rows. */
const StatusSettings = lazyPart(() => import('./status-settings.tsx').then(({ StatusSettings }) => StatusSettings), 'nothing');

/** What was just done on the left; what decides every value on the right. */
export const StatusBar = memo(function StatusBar() {
  const started = useEngine((state) => state.shown);
  return (
    <footer className={styles.status}>
      <StatusWords />
      <span className={styles.statusEnd}>
        <Suspense>{started ? <StatusSettings /> : null}</Suspense>
      </span>
    </footer>
  );
});

/** A component of its own, because it changes with every edit, and its neighbours do not. */
function StatusWords() {
  return <span role="status">{useStatusWords()}</span>;
}

/** The effect of the last edit, and that nothing else changed; otherwise the state of the engine. */
function useStatusWords(): string {
  const edition = useDraft((state) => state.edition);
  const mode = useEngine((state) => state.mode);
  const compiled = useEngine((state) => state.compiled);
  const waited = useEngine((state) => state.waited);
  const blocked = useEngine((state) => state.problem !== null);
  const stillness = useEngine((state) => state.stillness);
  if (mode === 'server') return 'Rows come from the server: the engine could not start in this browser';
  if (blocked) return 'The engine is still starting';
  if (!compiled) return 'Getting ready';
  if (stillness?.edition === edition) return stillnessWords(stillness);
  return `${formatMany(compiled.tables.length, 'table')} ready in ${formatDuration(waited ?? 0)}`;
}
