import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import layout from '../../components/layout/layout.module.css';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { revisionsQuery } from '../../queries/revisions.ts';
import { useMay } from '../../queries/me.ts';
import { startNaming } from '../../workspace/naming.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { RevisionDifference } from '../../features/history/revision-difference.tsx';
import { RevisionList } from '../../features/history/revision-list.tsx';
import styles from '../../features/history/history.module.css';

const route = getRouteApi('/datasets/$id/history');

/** Every revision, what changed between any two, and the way back. `a` of the address is the one that is picked, `b` what it is compared with. */
export function HistoryPage() {
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/datasets/$id/history' });
  const may = useMay('write');
  const id = useDraft((state) => state.datasetId);
  const revisions = useInfiniteQuery(revisionsQuery(id));
  const items = revisions.data?.pages.flatMap((page) => page.items) ?? [];
  const newest = items[0]?.number ?? 1;
  const chosen = search.a ?? items[1]?.number ?? newest;
  const other = search.b ?? newest;
  const show = (a: number, b: number) => void navigate({ search: { a, ...(b === newest ? {} : { b }) }, replace: true, resetScroll: false });
  return (
    <main id="main" className={`${layout.page} ${layout.pageWide}`}>
      <h1>History</h1>
      {revisions.isError ? <ErrorNote error={revisions.error} onRetry={() => void revisions.refetch()} /> : null}
      {revisions.isPending ? <SkeletonLines count={6} label="Loading history" /> : null}
      {items.length > 0 ? (
        <div className={styles.history}>
          <div className={styles.side}>
            <RevisionList revisions={items} newest={newest} chosen={chosen} onChoose={(number) => show(number, number === other ? newest : other)} />
            {revisions.hasNextPage ? (
              <Button look="quiet" isPending={revisions.isFetchingNextPage} onPress={() => void revisions.fetchNextPage()}>
                Show older
              </Button>
            ) : null}
          </div>
          {chosen === other ? (
            <div className={styles.single}>
              <p>
                {newest === 1
                  ? 'This is the first revision. Edits are saved by themselves, as new revisions.'
                  : 'This is the current revision. Select an older one to see what changed.'}
              </p>
              {may ? <Button onPress={() => startNaming(id, chosen)}>Name revision {chosen}…</Button> : null}
            </div>
          ) : (
            <RevisionDifference id={id} revisions={items} chosen={chosen} other={other} newest={newest} onCompare={(with_) => show(chosen, with_)} />
          )}
        </div>
      ) : null}
    </main>
  );
}
