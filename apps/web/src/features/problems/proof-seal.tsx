import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { capital } from '../../lib/capital.ts';
import { formatCount, formatDuration } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { proofQuery } from '../../queries/proofs.ts';
import { useMay } from '../../queries/me.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { whyNotProvable } from '../../workspace/provable.ts';
import { emptyWords } from '../../workspace/proved-words.ts';
import { useSavedRevision } from '../../workspace/use-saved-revision.ts';
import { useTrial } from './trial-context.tsx';
import { nextProof } from './next-proof.ts';
import { sealState } from './seal-state.ts';
import { useLastProof } from '../../workspace/use-last-proof.ts';
import { staleWords } from '../../workspace/stale-tables.ts';
import { trialWords } from './trial-words.ts';
import styles from './problems.module.css';
import { ProofConstraints } from './proof-constraints.tsx';
import { Ago } from '../../components/ui/ago.tsx';

/** Stale tables that are named one by one. */
const MAX_NAMED = 24;

/** The trial load into a private Postgres: how much of it was accepted. An edit makes it stale. */
export function ProofSeal() {
  const id = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  const revision = useSavedRevision();
  const may = useMay('write');
  // The dataset says which revision was proved; asking for a proof that is not there would be an error.
  const lastProof = useLastProof();
  const number = lastProof?.dataset.lastProof?.revision ?? null;
  const whole = useQuery({ ...proofQuery(id, number ?? 0), enabled: number !== null }).data;
  const impossible = lastProof ? whyNotProvable(lastProof.dataset) : null;
  const [trial, control] = useTrial();
  const words = trialWords(trial, useNow(1_000, trial.phase !== 'rest'));
  const found = whole ?? null;
  const state = sealState(lastProof?.dataset.lastProof, found);
  const stale = lastProof?.stale?.names.length ? lastProof.stale : null;
  const next = nextProof(lastProof?.dataset.lastProof ?? null, lastProof?.stale ?? null);
  const empty = found ? emptyWords(found) : '';
  const refused = found?.byTable.filter((table) => !table.accepted) ?? [];
  return (
    <section
      className={`stack card gap-4 pad-5 ${styles.seal}`}
      aria-label="Proof"
      data-ok={found ? found.ok : undefined}
      data-torn={stale !== null || undefined}
    >
      <div className={`row gap-5 at-start apart ${styles.sealHead}`}>
        <div>
          <h2>Proof</h2>
          {found ? (
            <p className={`figures quiet pretty ${styles.sealSaid}`}>
              <strong className="ink">
                {formatCount(found.tablesAccepted)} of {formatCount(found.tables)}
              </strong>{' '}
              tables ·{' '}
              <strong className="ink">
                {formatCount(found.constraintsAccepted)} of {formatCount(found.constraints)}
              </strong>{' '}
              constraints accepted by Postgres {found.serverVersion} · {formatCount(found.rows)} rows · {empty ? `${empty} · ` : ''}
              {formatDuration(found.seconds)} · <Ago at={found.at} />
            </p>
          ) : state === 'loading' ? (
            <p className={`figures quiet pretty ${styles.sealSaid}`}>Loading the last proof…</p>
          ) : impossible ? (
            <p className={`figures quiet pretty ${styles.sealSaid}`}>
              {impossible} Paste what pg_dump --schema-only writes on the start page to get a dataset that can be proved.
            </p>
          ) : (
            <p className={`figures quiet pretty ${styles.sealSaid}`}>
              Revision {base} was not proved yet. A proof loads a sample of every table into a private Postgres, every constraint and trigger on. No database of
              yours is touched.
            </p>
          )}
        </div>
        <div className="row gap-3 rigid">
          {may && refused.length > 0 && !words ? (
            <Button look="primary" isDisabled={revision === null} onPress={() => void control.run({ repair: 'asked' })}>
              Fix refused rows
            </Button>
          ) : null}
          {words ? (
            <Button onPress={() => control.cancel()}>Stop</Button>
          ) : !may ? null : (
            <Button look={found ? 'plain' : 'primary'} isDisabled={revision === null || impossible !== null} onPress={() => void control.run(next.run)}>
              {next.label}
            </Button>
          )}
        </div>
      </div>
      {words ? (
        <p className={`figures quiet pretty ${styles.sealSaid}`} role="status">
          {capital(words)}
          {trial.phase === 'proving' && trial.table ? <code> {trial.table}</code> : null}
        </p>
      ) : null}
      {trial.phase === 'rest' && trial.error ? <ErrorNote error={trial.error} /> : null}
      {stale ? (
        <p className={`quiet break-anywhere ${styles.torn}`}>
          Edited since: <b>{staleWords(stale, MAX_NAMED)}</b>. The rest of the proof is still valid and is not repeated.
        </p>
      ) : null}
      {refused.length > 0 ? (
        <ul className="stack gap-6px">
          {refused.map((table) => (
            <li key={table.table}>
              <Badge tone="bad">refused</Badge> <strong>{table.table}</strong>{' '}
              {table.message ?? table.constraints.find((constraint) => !constraint.accepted)?.evidence}
            </li>
          ))}
        </ul>
      ) : null}
      {found ? <ProofConstraints proof={found} /> : null}
    </section>
  );
}
