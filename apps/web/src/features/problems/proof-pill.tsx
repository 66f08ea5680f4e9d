import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useMay } from '../../queries/me.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { useTrial } from './trial-context.tsx';
import { formatCount, formatMany } from '../../lib/format.ts';
import { useLastProof } from './use-last-proof.ts';
import { trialWords } from './trial-words.ts';
import styles from './proof-pill.module.css';

/** Tables that the bar has room for. */
const NAMED = 2;

/** The proof's seal, small: how the trial goes, or what it found. An edit tears it and names the tables to prove again, and only these are. */
export function ProofPill() {
  const id = useDraft((state) => state.datasetId);
  const last = useLastProof();
  const may = useMay('write');
  const [trial, control] = useTrial();
  const going = trialWords(trial, useNow(1_000, trial.phase !== 'rest'));
  if (going) {
    return (
      <span className={styles.pill} role="status">
        {going}
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
  if (!last) return null;
  const { proof, stale } = last;
  if (stale.length > 0) {
    return (
      <span className={styles.pill} data-torn>
        <Link to="/datasets/$id/problems" params={{ id }} title={stale.join(', ')}>
          {formatMany(stale.length, 'table')} to prove again: {stale.slice(0, NAMED).map(shortName).join(', ')}
          {stale.length > NAMED ? ' …' : ''}
        </Link>
        {may ? (
          <Button look="quiet" onPress={() => void control.run({})}>
            Prove again
          </Button>
        ) : null}
      </span>
    );
  }
  const words = `${formatCount(proof.tablesAccepted)} of ${formatMany(proof.tables, 'table')} · ${formatMany(proof.constraintsAccepted, 'constraint')} accepted`;
  return (
    <Link
      to="/datasets/$id/problems"
      params={{ id }}
      className={styles.pill}
      data-ok={proof.ok}
      aria-label={`${words}: ${proof.ok ? 'proved' : 'not all proved'}`}
    >
      <span aria-hidden>{proof.ok ? '✓' : '✗'} </span>
      {words}
    </Link>
  );
}

function shortName(table: string): string {
  return table.replace(/^public\./, '');
}
