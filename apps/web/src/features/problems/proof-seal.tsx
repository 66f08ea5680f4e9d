import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { formatCount, formatDuration } from '../../lib/format.ts';
import { datasetQuery } from '../datasets/api/datasets.ts';
import { prove, proofQuery } from '../datasets/api/proofs.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { useSavedRevision } from '../export/use-saved-revision.ts';
import styles from './problems.module.css';
import { ProofConstraints } from './proof-constraints.tsx';
import { Ago } from '../../components/ui/ago.tsx';

/** The trial load into a private Postgres: how much of it was accepted. An edit makes it stale. */
export function ProofSeal() {
  const id = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  const revision = useSavedRevision();
  const queries = useQueryClient();
  const dataset = useQuery(datasetQuery(id)).data;
  // The dataset says whether its current revision was proved; asking for a proof that is not there would be an error.
  const proof = useQuery({ ...proofQuery(id, base), enabled: dataset?.revision === base && dataset.proof !== null });
  const hasSchema = dataset === undefined || ['ddl', 'template', 'connection'].includes(dataset.source);
  const proving = useMutation({
    mutationFn: () => prove(id, revision ?? base, proof.data != null),
    onSuccess: (next) => {
      queries.setQueryData(['proof', id, revision ?? base], next);
      void queries.invalidateQueries({ queryKey: ['dataset', id] });
    },
  });
  const found = proof.data ?? null;
  const refused = found?.byTable.filter((table) => !table.accepted) ?? [];
  return (
    <section className={styles.seal} aria-label="Proof" data-ok={found ? found.ok : undefined}>
      <div className={styles.sealHead}>
        <div>
          <h1>Proof</h1>
          {found ? (
            <p className={styles.sealSaid}>
              <strong>
                {found.tablesAccepted}/{found.tables}
              </strong>{' '}
              tables ·{' '}
              <strong>
                {formatCount(found.constraintsAccepted)}/{formatCount(found.constraints)}
              </strong>{' '}
              constraints accepted by Postgres {found.serverVersion} · {formatCount(found.rows)} rows · {formatDuration(found.seconds)} · <Ago at={found.at} />
            </p>
          ) : !hasSchema ? (
            <p className={styles.sealSaid}>
              A proof needs the schema as DDL, and this dataset was not made from any. Paste what pg_dump --schema-only writes on the start page to get one that
              can be proved.
            </p>
          ) : (
            <p className={styles.sealSaid}>
              Revision {base} was not proved yet. A proof loads a sample of every table into a private Postgres, every constraint and trigger on. No database of
              yours is touched.
            </p>
          )}
        </div>
        <Button look={found ? 'plain' : 'primary'} isPending={proving.isPending} isDisabled={revision === null || !hasSchema} onPress={() => proving.mutate()}>
          {proving.isPending ? 'Proving…' : found ? 'Prove again' : 'Prove'}
        </Button>
      </div>
      {proving.isError ? <ErrorNote error={proving.error} /> : null}
      {refused.length > 0 ? (
        <ul className={styles.refused}>
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
