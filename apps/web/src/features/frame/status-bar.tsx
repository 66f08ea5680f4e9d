import { memo, Suspense, use } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { EngineContext, useEngine } from '../../engine/engine-context.tsx';
import type { StartTrouble } from '../../engine/start-watch.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { formatDuration, formatMany } from '../../lib/format.ts';
import { stillnessWords } from './stillness-words.ts';
import styles from './frame.module.css';

/** After the first rows. */
const StatusSettings = lazyPart(() => import('./status-settings.tsx').then(({ StatusSettings }) => StatusSettings), 'nothing');

/** The last action on the left; the settings that decide every value on the right. */
export const StatusBar = memo(function StatusBar() {
  const started = useEngine((state) => state.shown);
  return (
    <footer className={`note line gap-5 apart nowrap on-bg border-above clip ${styles.status}`}>
      <StatusWords />
      <span className={`line gap-4 ${styles.statusEnd}`}>
        <Suspense>{started ? <StatusSettings /> : null}</Suspense>
      </span>
    </footer>
  );
});

/** A component of its own, because it changes with every edit, and its neighbours do not. */
function StatusWords() {
  const trouble = useEngine((state) => state.trouble);
  const words = useStatusWords(trouble);
  const retry = use(EngineContext)?.retry;
  return (
    <span className={`line gap-3 min-width-0 ${styles.statusWords}`} data-trouble={trouble !== null || undefined}>
      <span role="status" title={trouble ? words : undefined}>
        {words}
      </span>
      {/* A worker whose script runs is still starting: a new one would start over. */}
      {trouble && trouble.why !== 'slow' ? (
        <button type="button" className={`rigid text-cell accent pointer control-high lights ${styles.statusRetry}`} onClick={retry}>
          Try again
        </button>
      ) : null}
    </span>
  );
}

/** The effect of the last edit, and that nothing else changed; otherwise the state of the engine. */
function useStatusWords(trouble: StartTrouble | null): string {
  const edition = useDraft((state) => state.edition);
  const mode = useEngine((state) => state.mode);
  const compiled = useEngine((state) => state.compiled);
  const waited = useEngine((state) => state.waited);
  const blocked = useEngine((state) => state.problem !== null);
  const stillness = useEngine((state) => state.stillness);
  if (mode === 'server') return serverWords(trouble);
  if (blocked) return compiled ? 'Rows as they were before the last edit' : 'These rows cannot be made: see Problems';
  if (!compiled) return 'Getting ready';
  if (stillness?.edition === edition) return stillnessWords(stillness);
  return `${formatMany(compiled.tables.length, 'table')} ready in ${formatDuration(waited ?? 0)}`;
}

/** The source of rows in the meantime, and the state of the engine as far as it is known. */
function serverWords(trouble: StartTrouble | null): string {
  const server = 'Rows come from the server';
  if (trouble?.why === 'failed') return `${server}: the engine could not start in this browser (${trouble.cause})`;
  if (trouble?.why === 'loading') return `${server}: the engine is still loading`;
  return trouble ? `${server}: the engine is still starting` : server;
}
