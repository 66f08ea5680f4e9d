import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { PageFrame } from '../../components/layout/page-frame.tsx';
import { Ago } from '../../components/ui/ago.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { RunFilters } from '../../features/runs/components/run-filters.tsx';
import { RunBadge } from '../../features/runs/components/run-badge.tsx';
import styles from '../../features/runs/components/runs.module.css';
import { formatMany } from '../../lib/format.ts';
import { datasetsQuery } from '../../queries/datasets.ts';
import { useMay } from '../../queries/me.ts';
import { runsQuery } from '../../queries/runs.ts';

const route = getRouteApi('/runs');

/** All loads, the newest first, of one state or dataset where that is requested. */
export function RunsPage() {
  const search = route.useSearch();
  const may = useMay('run');
  const navigate = useNavigate({ from: '/runs' });
  const datasets = useQuery(datasetsQuery('')).data?.items ?? [];
  const { state, dataset } = search;
  const runs = useQuery({ ...runsQuery({ ...(dataset ? { datasetId: dataset } : {}), ...(state ? { state } : {}) }), refetchInterval: 4_000 });
  const items = runs.data?.items ?? [];
  const filtered = state !== undefined || dataset !== undefined;
  return (
    <PageFrame title="Runs" lead="Loads into databases, with their progress and their outcome.">
      {filtered || items.length > 0 ? (
        <RunFilters search={search} datasets={datasets} onChange={(next) => void navigate({ search: next, replace: true })} />
      ) : null}
      {runs.isError ? <ErrorNote error={runs.error} onRetry={() => void runs.refetch()} /> : null}
      {runs.isPending ? <SkeletonLines count={5} label="Loading runs" /> : null}
      {runs.data && items.length === 0 && filtered ? (
        <EmptyState title="No runs match" action={<Button onPress={() => void navigate({ search: {}, replace: true })}>Show all runs</Button>}>
          Change the filters to see others.
        </EmptyState>
      ) : null}
      {runs.data && items.length === 0 && !filtered ? (
        <EmptyState
          title="No runs yet"
          action={
            may ? (
              <Link to="/" className={buttonClass('primary')}>
                Pick a dataset
              </Link>
            ) : null
          }
        >
          {may ? 'Open a dataset and press Load. The run appears here and continues when you leave.' : 'Runs started by editors and owners appear here.'}
        </EmptyState>
      ) : null}
      <ul className={items.length > 0 ? 'border-above' : undefined}>
        {items.map((run) => (
          <li key={run.id} className={`grid gap-4 border-below relative center touch-high lights ${styles.runRow}`}>
            <Link to="/runs/$runId" params={{ runId: run.id }} className={`cut semibold ink no-underline ${styles.runName}`}>
              {run.datasetName}
            </Link>
            <span className={`cut figures quiet ${styles.runCell}`}>→ {run.target}</span>
            <span>
              <RunBadge run={run} />
            </span>
            <span className={`cut figures quiet ${styles.runCell}`}>{formatMany(run.rowsDone, 'row')}</span>
            <span className="faint text-right">
              <Ago at={run.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
