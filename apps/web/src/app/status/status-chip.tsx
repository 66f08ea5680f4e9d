import { memo, Suspense, useEffect, useState } from 'react';
import { Ago } from '../../components/ui/ago.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { useEngine } from '../../engine/engine-context.tsx';
import { useProofMark } from '../../features/problems/use-proof-mark.ts';
import { useMay } from '../../queries/me.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { savedWords, statusMessage, type StatusMessage } from './status-message.ts';
import styles from './status.module.css';

/** Loaded after the first rows. */
const StatusDetails = lazyPart(() => import('./status-details.tsx').then(({ StatusDetails }) => StatusDetails), 'over');

/** The state of the dataset, on each of its screens: one message, and the details when it is pressed. */
export function StatusChip() {
  const may = useMay('write');
  const base = useDraft((state) => state.base);
  // By what is said: each edit makes the state anew, and most say the same.
  const saving = useDraft((state) => state.saving.state);
  const edits = useDraft((state) => state.pending.length);
  const mark = useProofMark();
  const message = statusMessage(saving, edits, mark);
  const isShown = useEngine((state) => state.shown);
  // Before it is needed: it says what to do when the server is away, and then nothing more is fetched.
  useEffect(() => void (isShown && StatusDetails.preload()), [isShown]);
  return (
    <>
      <span className="visually-hidden" role="status">
        {savedWords(saving, edits, base, may)}
      </span>
      {message ? <Chip {...message} at={message.state === 'proved' ? (mark?.at ?? null) : null} /> : null}
    </>
  );
}

/** Made again only when it says something else: the mark is worked out anew with every edit. */
const Chip = memo(function Chip({ state, sign, brief, short, more, at }: StatusMessage & { at: string | null }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <span className={`line min-width-0 ${styles.place}`} {...(state === 'proving' ? { role: 'status' } : {})}>
      <button
        type="button"
        className={`text-cell figures nowrap clip min-width-0 ellipsis ${styles.chip}`}
        data-state={state}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        <span aria-hidden className={styles.sign}>
          {sign}
        </span>
        <span aria-hidden className={styles.brief}>
          {brief}
        </span>
        <span className={styles.short}>{short}</span>
        {at ? (
          <span className={styles.more}>
            {' '}
            <Ago at={at} />
          </span>
        ) : null}
        {more ? (
          <span className={styles.more}>
            {state === 'proving' || state === 'refused' ? ' ' : ' · '}
            {more}
          </span>
        ) : null}
      </button>
      <Suspense>{anchor ? <StatusDetails anchor={anchor} onClose={() => setAnchor(null)} /> : null}</Suspense>
    </span>
  );
});
