import type { Run } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { Ago } from '../../../components/ui/ago.tsx';
import { StateMark } from '../../../components/ui/state-mark.tsx';
import { formatCount, formatMany } from '../../../lib/format.ts';
import { provingQuery } from '../../../queries/proofs.ts';
import { provedWords } from '../../../workspace/proved-words.ts';
import styles from './runs.module.css';

/** The proof that a run begins with: how far it is, and afterwards what Postgres said. */
export function RunProof({ run }: { run: Run }) {
  if (run.state === 'proving') return <Proving datasetId={run.datasetId} revision={run.revision} />;
  if (!run.proof) return null;
  const { ok, at } = run.proof;
  return (
    <section className="stack gap-2" aria-label="Proof">
      <h2>Proof</h2>
      <p className="line gap-3 measure pretty">
        <StateMark state={ok ? 'done' : 'failed'} label={ok ? 'proved' : 'refused'} />
        <span>
          Revision {run.revision}: {provedWords(run.proof).slice(0, -1)}, <Ago at={at} />.
        </span>
      </p>
    </section>
  );
}

function Proving({ datasetId, revision }: { datasetId: string; revision: number }) {
  const now = useQuery(provingQuery(datasetId)).data?.proving;
  const known = now?.revision === revision && now.total > 0 ? now : null;
  return (
    <section className="stack gap-3" aria-label="Proof">
      <h2>Proof</h2>
      <p role="status" className="measure pretty">
        Postgres tries a sample of every table of revision {revision}
        {known ? `: ${formatCount(known.done)} of ${formatMany(known.total, 'table')}` : ''}. The load starts when it has accepted them, also while this page is
        closed.
      </p>
      <div
        className={`block filled ${styles.bar}`}
        role="progressbar"
        aria-label="Proof"
        aria-valuenow={known ? Math.round((known.done / known.total) * 100) : 0}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ transform: `scaleX(${known ? known.done / known.total : 0})` }} />
      </div>
    </section>
  );
}
