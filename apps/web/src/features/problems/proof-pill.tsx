import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { IconButton } from '../../components/ui/button.tsx';
import { useNow } from '../../lib/use-now.ts';
import { datasetQuery } from '../../queries/datasets.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { useTrial } from './trial-context.tsx';
import { trialWords } from './trial-words.ts';
import styles from './proof-pill.module.css';

/** The proof's seal, small: how the trial goes, or what it found for the revision that is seen. An edit takes it away. */
export function ProofPill() {
  const id = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  const edited = useDraft((state) => state.pending.length > 0);
  const dataset = useQuery(datasetQuery(id)).data;
  const [trial, control] = useTrial();
  const words = trialWords(trial, useNow(1_000, trial.phase !== 'rest'));
  if (words) {
    return (
      <span className={styles.pill} role="status">
        {words}
        <IconButton label="Stop the proof" onPress={() => control.cancel()}>
          <X aria-hidden />
        </IconButton>
      </span>
    );
  }
  if (trial.phase === 'rest' && trial.error) {
    return (
      <Link to="/datasets/$id/problems" params={{ id }} className={styles.pill} data-ok={false}>
        the proof failed
      </Link>
    );
  }
  if (!dataset?.proof || dataset.revision !== base || edited) return null;
  const { ok, tables, tablesAccepted } = dataset.proof;
  return (
    <Link to="/datasets/$id/problems" params={{ id }} className={styles.pill} data-ok={ok}>
      {ok ? '✓' : '✗'} {tablesAccepted}/{tables} proved
    </Link>
  );
}
