import { useMutation, useQuery } from '@tanstack/react-query';
import { notify } from '../../lib/notify.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { formatMany } from '../../lib/format.ts';
import { differenceQuery, fetchRevision } from '../../queries/revisions.ts';
import { useMay } from '../../queries/me.ts';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { edit } from '../../workspace/draft/draft-store.ts';
import styles from './history.module.css';

/** Members that only explain; no value depends on them. */
const EXPLAINING: ReadonlySet<string> = new Set(['because', 'confidence', 'comment', 'role', 'subject']);

const TONE = { added: 'good', removed: 'bad', changed: 'info' } as const;

/** What changed since an older revision, in words; restoring it is an edit like any other, and can be undone. */
export function RevisionDifference({ id, older, newest }: { id: string; older: number; newest: number }) {
  const draft = useDraftStore();
  const may = useMay('write');
  const difference = useQuery(differenceQuery(id, older, newest));
  const changes = (difference.data?.changes ?? []).filter((change) => !EXPLAINING.has(change.member));
  const restore = useMutation({
    mutationFn: () => fetchRevision(id, String(older)),
    onSuccess: (revision) => {
      edit(draft, `restored revision ${older}`, (blueprint) => void Object.assign(blueprint, revision.blueprint));
      notify(`Revision ${older} is restored; it is saved as a new one`);
    },
  });
  return (
    <section className={styles.difference} aria-label={`Revision ${older} to ${newest}`}>
      <header className={styles.head}>
        <h2>
          r{older} → r{newest}
        </h2>
        {may ? (
          <Button isPending={restore.isPending} onPress={() => restore.mutate()}>
            Restore r{older}
          </Button>
        ) : null}
      </header>
      {difference.isPending ? <SkeletonLines count={4} /> : null}
      {difference.isError ? <ErrorNote error={difference.error} onRetry={() => void difference.refetch()} /> : null}
      {restore.isError ? <ErrorNote error={restore.error} /> : null}
      {difference.data ? (
        <>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change.text}>
                <Badge tone={TONE[change.kind]}>{change.kind}</Badge>
                <span>{change.text}</span>
              </li>
            ))}
          </ul>
          <p className={styles.same}>
            {changes.length === 0 ? 'Nothing differs. ' : ''}
            {formatMany(difference.data.identicalColumns, 'other column')} identical.
          </p>
        </>
      ) : null}
    </section>
  );
}
