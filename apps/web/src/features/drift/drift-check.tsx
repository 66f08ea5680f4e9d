import type { Drift } from '@seedbed/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { Select } from '../../components/ui/select.tsx';
import { formatMany } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { connectionsQuery } from '../../queries/connections.ts';
import { useMay } from '../../queries/me.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { rebase } from '../../workspace/draft/draft-store.ts';
import { useSavedRevision } from '../../workspace/use-saved-revision.ts';
import { acceptDrift, compareSchema } from './api/drift.ts';
import styles from './drift.module.css';
import { askAgain } from '../../lib/ask-again.ts';

/** Compares the blueprint with the current database: new, removed and changed objects, and one button to apply them. */
export function DriftCheck() {
  const draft = useDraftStore();
  const id = useDraft((state) => state.datasetId);
  const revision = useSavedRevision();
  const mayConnect = useMay('connect');
  const mayWrite = useMay('write');
  const queries = useQueryClient();
  const connections = useQuery({ ...connectionsQuery, enabled: mayConnect }).data?.items ?? [];
  const [chosen, choose] = useState<string | null>(null);
  const connectionId = chosen ?? connections[0]?.id ?? null;
  const comparing = useMutation({ mutationFn: (from: string) => compareSchema(id, { connectionId: from }) });
  const found = comparing.data;
  const accepting = useMutation({
    mutationFn: (shown: Drift) => acceptDrift(id, { connectionId: comparing.variables! }, shown),
    onSuccess: (next) => {
      rebase(draft, next.number, next.blueprint, 'mine');
      comparing.reset();
      void askAgain(queries, []);
      notify(`Revision ${next.number} fits the current schema.`);
    },
  });
  if (connections.length === 0) return null;
  return (
    <section className="stack card gap-4 pad-5" aria-label="Schema changes">
      <div className="row gap-4 at-start wrap apart">
        <div>
          <h2>Schema changes</h2>
          <p className="quiet pretty measure">{found ? messageOf(found) : 'Compare the blueprint with a database. The database is only read.'}</p>
        </div>
        <div className="line gap-3">
          <Select
            label="Database to compare with"
            hideLabel
            options={connections.map((each) => ({ id: each.id, label: each.name }))}
            value={connectionId}
            onChange={(next) => {
              choose(next);
              comparing.reset();
            }}
          />
          <Button isPending={comparing.isPending} isDisabled={connectionId === null || revision === null} onPress={() => comparing.mutate(connectionId!)}>
            {comparing.isPending ? 'Comparing…' : 'Compare'}
          </Button>
        </div>
      </div>
      {comparing.isError ? <ErrorNote error={comparing.error} /> : null}
      {accepting.isError ? <ErrorNote error={accepting.error} /> : null}
      {found && found.changes.length > 0 ? (
        <>
          <ul className={`stack gap-2 scroll ${styles.changes}`}>
            {found.changes.map((change, i) => (
              <li key={`${change.table} ${change.name} ${i}`}>
                <Badge tone={TONE[change.kind]}>{change.kind}</Badge>
                <span>{change.message}</span>
              </li>
            ))}
          </ul>
          <div className="row gap-4 at-start wrap apart">
            <p className="quiet pretty measure">{formatMany(found.identicalColumns, 'column')} keep their settings.</p>
            {mayWrite ? (
              <Button look="primary" isPending={accepting.isPending} isDisabled={revision !== found.revision} onPress={() => accepting.mutate(found)}>
                Accept all
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </section>
  );
}

const TONE = { new: 'good', gone: 'bad', changed: 'warn' } as const;

function messageOf({ changes, revision }: Drift): string {
  return changes.length === 0
    ? `Nothing changed: revision ${revision} fits the database.`
    : `${formatMany(changes.length, 'difference')} between revision ${revision} and the database.`;
}
