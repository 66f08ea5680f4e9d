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
import { pairOf } from '../../features/history/pair-of.ts';
import { RevisionDifference } from '../../features/history/revision-difference.tsx';
import { RevisionList } from '../../features/history/revision-list.tsx';
import styles from '../../features/history/history.module.css';

const route = getRouteApi('/datasets/$id/history');

/**
 * Every revision with its changes, the differences between any two, and a way to restore one. `a` in the address is the
 * selected revision, `b` the compared one.
 */
export function HistoryPage() {
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/datasets/$id/history' });
  const may = useMay('write');
  const id = useDraft((state) => state.datasetId);
  const revisions = useInfiniteQuery(revisionsQuery(id));
  const items = revisions.data?.pages.flatMap((page) => page.items) ?? [];
  const newest = items[0]?.number ?? 1;
  const { chosen, other } = pairOf(search.a, search.b, newest);
  const show = (a: number, b?: number) => void navigate({ search: { a, ...(b === undefined ? {} : { b }) }, replace: true, resetScroll: false });
  return (
    <main id="main" className={`gap-6 full-width ${layout.page}`}>
      <h1>History</h1>
      {revisions.isError ? <ErrorNote error={revisions.error} onRetry={() => void revisions.refetch()} /> : null}
      {revisions.isPending ? <SkeletonLines count={6} label="Loading history" /> : null}
      {items.length > 0 ? (
        <div className={`grid gap-6 at-start ${styles.history}`}>
          <div className={`grid gap-3 ${styles.side}`}>
            <RevisionList revisions={items} newest={newest} chosen={chosen} onChoose={(number) => show(number)} />
            {revisions.hasNextPage ? (
              <Button look="quiet" isPending={revisions.isFetchingNextPage} onPress={() => void revisions.fetchNextPage()}>
                Show older
              </Button>
            ) : null}
          </div>
          {chosen === other ? (
            <div className={`grid gap-4 faint ${styles.single}`}>
              <p>This is the only revision. Every edit is saved as a new one, with who made it, when, and what it changed; any of them can be restored.</p>
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
