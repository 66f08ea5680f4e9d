import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import layout from '../../components/layout/layout.module.css';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { revisionsQuery } from '../../queries/revisions.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { RevisionDifference } from '../../features/history/revision-difference.tsx';
import styles from '../../features/history/history.module.css';
import { Ago } from '../../components/ui/ago.tsx';

const route = getRouteApi('/datasets/$id/history');

/** Every revision, what changed between any and the one now, and the way back. */
export function HistoryPage() {
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/datasets/$id/history' });
  const id = useDraft((state) => state.datasetId);
  const revisions = useQuery(revisionsQuery(id));
  const items = revisions.data?.items ?? [];
  const newest = items[0]?.number ?? 1;
  const chosen = search.a ?? items[1]?.number ?? newest;
  return (
    <main id="main" className={`${layout.page} ${layout.pageWide}`}>
      {revisions.isError ? <ErrorNote error={revisions.error} onRetry={() => void revisions.refetch()} /> : null}
      {revisions.isPending ? <SkeletonLines count={6} label="Loading history" /> : null}
      {items.length > 0 ? (
        <div className={styles.history}>
          <ol className={styles.list} aria-label="Revisions">
            {items.map((revision) => (
              <li key={revision.number}>
                <button
                  type="button"
                  className={styles.revision}
                  aria-pressed={revision.number === chosen}
                  onClick={() => void navigate({ search: { a: revision.number }, replace: true })}
                >
                  <span className={styles.number}>r{revision.number}</span>
                  <span className={styles.message}>{revision.message || 'Edited'}</span>
                  <span className={styles.by}>
                    {revision.author}, <Ago at={revision.at} />
                    {revision.number === newest ? ' · now' : ''}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {chosen === newest ? (
            <p className={styles.single}>
              {newest === 1
                ? 'This is the first revision. Edits are saved as new ones, three seconds after the last.'
                : 'This is the revision now. Pick an older one to see what changed since.'}
            </p>
          ) : (
            <RevisionDifference id={id} older={chosen} newest={newest} />
          )}
        </div>
      ) : null}
    </main>
  );
}
