import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PageFrame } from '../../components/layout/page-frame.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { runsQuery } from '../../queries/runs.ts';
import { runTone, runWords } from '../../features/runs/components/run-words.ts';
import styles from '../../features/runs/components/runs.module.css';
import { formatMany } from '../../lib/format.ts';
import { Ago } from '../../components/ui/ago.tsx';

/** All loads, the newest first. */
export function RunsPage() {
  const runs = useQuery({ ...runsQuery(), refetchInterval: 4_000 });
  const items = runs.data?.items ?? [];
  return (
    <PageFrame title="Runs" lead="Loads into databases, with their progress and their outcome.">
      {runs.isError ? <ErrorNote error={runs.error} onRetry={() => void runs.refetch()} /> : null}
      {runs.isPending ? <SkeletonLines count={5} label="Loading runs" /> : null}
      {runs.data && items.length === 0 ? (
        <EmptyState
          title="Nothing was loaded yet"
          action={
            <Link to="/" className={buttonClass('primary')}>
              Pick a dataset
            </Link>
          }
        >
          Open a dataset and press Load: the run shows up here and goes on when you leave.
        </EmptyState>
      ) : null}
      <ul className={items.length > 0 ? styles.runList : undefined}>
        {items.map((run) => (
          <li key={run.id} className={styles.runRow}>
            <Link to="/runs/$runId" params={{ runId: run.id }} className={styles.runName}>
              {run.datasetName}
            </Link>
            <span className={styles.runCell}>→ {run.target}</span>
            <span>
              <Badge tone={runTone(run.state)}>{runWords(run.state)}</Badge>
            </span>
            <span className={styles.runCell}>{formatMany(run.rowsDone, 'row')}</span>
            <span className={styles.runWhen}>
              <Ago at={run.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
