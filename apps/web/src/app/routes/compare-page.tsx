import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { useDifferences } from '../../engine/compare/use-differences.ts';
import { mayHelpAgain, useRowPair } from '../../engine/compare/use-row-pair.ts';
import type { CompareSearch } from '../../lib/search.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { CompareHead } from '../compare/compare-head.tsx';
import { CompareTable } from '../compare/compare-table.tsx';
import { CompareTables } from '../compare/compare-tables.tsx';
import { firstToShow, sidesOf, type Sides } from '../compare/sides.ts';
import styles from '../compare/compare.module.css';

const route = getRouteApi('/datasets/$id/compare');

/** Rows of two revisions beside each other, or of one with another seed. All of it is in the address, to be sent. */
export function ComparePage() {
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/datasets/$id/compare' });
  const id = useDraft((state) => state.datasetId);
  const newest = useDraft((state) => state.base);
  const sides = sidesOf(search, newest);
  const go = (next: CompareSearch) => void navigate({ search: next, replace: true, resetScroll: false });
  const chooseSides = ({ before, after }: Sides) =>
    go({
      a: before.revision,
      ...(after.seed === undefined ? { b: after.revision } : { seed: after.seed }),
      ...(search.t === undefined ? {} : { t: search.t }),
      ...(search.all ? { all: true } : {}),
    });
  return (
    <main id="main" className={`stack min-height-0 on-surface ${styles.page}`}>
      <CompareHead id={id} newest={newest} sides={sides} onChange={chooseSides} />
      {sides.isSame ? (
        <EmptyState title={newest === 1 ? 'There is only one revision' : 'The same revision twice'}>
          {newest === 1
            ? 'Every edit is saved as a new one, to be compared with this one. Until then, compare it with another seed: the same rules, other values.'
            : 'Choose another revision, or another seed, to compare it with.'}
        </EmptyState>
      ) : (
        <ComparedRows key={JSON.stringify([sides.before, sides.after])} id={id} sides={sides} search={search} onGo={go} />
      )}
    </main>
  );
}

type ComparedRowsProps = { id: string; sides: Sides; search: CompareSearch; onGo: (next: CompareSearch) => void };

function ComparedRows({ id, sides, search, onGo }: ComparedRowsProps) {
  const pair = useRowPair(id, sides.before, sides.after);
  const { counted, error } = useDifferences(pair.data, search.t);
  if (pair.isError) {
    return (
      <div className={styles.failed}>
        <ErrorNote error={pair.error} {...(mayHelpAgain(pair.error) ? { onRetry: () => void pair.refetch() } : {})} />
      </div>
    );
  }
  if (!pair.data)
    return (
      <div className="grow pad-5">
        <SkeletonLines count={12} label="Loading the rows of both" />
      </div>
    );
  const { tables } = pair.data;
  if (tables.length === 0) return <EmptyState title="Neither has a table" />;
  const shown = tables.find(({ name }) => name === search.t) ?? firstToShow(tables, counted);
  const { r: _row, c: _column, ...here } = search;
  return (
    <div className={`row min-height-0 grow ${styles.panes}`}>
      <CompareTables tables={tables} counted={counted} selected={shown?.name ?? ''} onSelect={(t) => onGo({ ...here, t })} />
      {shown ? (
        <CompareTable
          key={shown.name}
          id={id}
          pair={pair.data}
          sides={sides}
          table={shown}
          counted={counted.get(shown.name)}
          error={error}
          at={search}
          onGo={(place) => onGo({ ...search, t: shown.name, ...place })}
          isUnknown={search.t !== undefined && search.t !== shown.name}
        />
      ) : (
        <div className="grow pad-5">
          <SkeletonLines count={12} label="Looking for the first difference" />
        </div>
      )}
    </div>
  );
}
