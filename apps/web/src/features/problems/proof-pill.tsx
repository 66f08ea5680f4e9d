import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { memo } from 'react';
import { Ago } from '../../components/ui/ago.tsx';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { useMay } from '../../queries/me.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import type { ProofState } from './proof-mark.ts';
import { useTrial } from './trial-context.tsx';
import { useStable } from '../../lib/use-stable.ts';
import { useProofMark } from './use-proof-mark.ts';
import styles from './proof-pill.module.css';

/** A sign, and the word that a narrow bar has room for. */
const BRIEF: Readonly<Record<ProofState, readonly [sign: string, word: string]>> = {
  proving: ['◌', 'proving'],
  proved: ['✓', 'proved'],
  refused: ['✗', 'refused'],
  changed: ['◐', 'unproved'],
  failed: ['✗', 'unproved'],
  unproved: ['○', 'unproved'],
  impossible: ['–', 'no proof'],
};
/** States in which a proof is the next step, and the text of its button. */
const ACTS: Partial<Record<ProofState, string>> = { changed: 'Prove again', failed: 'Prove again', unproved: 'Prove' };

/** The proof mark on every screen of a dataset: one state always applies, with a link to the details. */
export function ProofPill() {
  const id = useDraft((state) => state.datasetId);
  const mark = useProofMark();
  const may = useMay('write');
  const [, control] = useTrial();
  const on = useStable({ prove: () => mark && void control.run(mark.next.run), stop: () => control.cancel() });
  if (!mark) return null;
  const { state, short, more, why, at } = mark;
  return <Pill id={id} state={state} short={short} more={more} why={why} at={at} act={may ? ACTS[state] : undefined} on={on} />;
}

type PillProps = {
  id: string;
  state: ProofState;
  short: string;
  more: string;
  why: string;
  at: string | null;
  act: string | undefined;
  on: { readonly prove: () => void; readonly stop: () => void };
};

/** Made again only when it says something else: the mark is worked out anew with every edit. */
const Pill = memo(function Pill({ id, state, short, more, why, at, act, on }: PillProps) {
  return (
    <span className={`line min-width-0 text-cell figures quiet nowrap ${styles.pill}`} data-state={state} {...(state === 'proving' ? { role: 'status' } : {})}>
      <Link to="/datasets/$id/problems" params={{ id }} title={why}>
        <span aria-hidden className={styles.sign}>
          {BRIEF[state][0]}
        </span>
        <span aria-hidden className={styles.brief}>
          {BRIEF[state][1]}
        </span>
        <span className={styles.short}>{short}</span>
        {state === 'proved' && at ? (
          <span className={styles.more}>
            {' '}
            <Ago at={at} />
          </span>
        ) : null}
        {more ? (
          <span className={styles.more}>
            {state === 'proved' || state === 'changed' ? ' · ' : ' '}
            {more}
          </span>
        ) : null}
      </Link>
      {act ? (
        <span className={styles.act}>
          <Button look="quiet" onPress={on.prove}>
            {act}
          </Button>
        </span>
      ) : null}
      {state === 'proving' ? (
        <IconButton label="Stop the proof" onPress={on.stop}>
          <X aria-hidden />
        </IconButton>
      ) : null}
    </span>
  );
});
