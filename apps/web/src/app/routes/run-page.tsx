import { RUN_ENDED } from '@seedbed/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { PageFrame } from '../../components/layout/page-frame.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { useMay } from '../../queries/me.ts';
import { cancelRun, resumeRun, runQuery } from '../../queries/runs.ts';
import { useRunEvents } from '../../features/runs/use-run-events.ts';
import { RunArtifacts } from '../../features/runs/components/run-artifacts.tsx';
import { RunLog } from '../../features/runs/components/run-log.tsx';
import { RunParts } from '../../features/runs/components/run-parts.tsx';
import { RunProof } from '../../features/runs/components/run-proof.tsx';
import { RunReport } from '../../features/runs/components/run-report.tsx';
import { RunOutcome } from '../../features/runs/components/run-outcome.tsx';
import { RunProgress } from '../../features/runs/components/run-progress.tsx';
import { RunBadge } from '../../features/runs/components/run-badge.tsx';
import { formatMany } from '../../lib/format.ts';

const route = getRouteApi('/runs/$runId');

/** The progress of a run: the server owns it, so closing this page changes nothing. */
export function RunPage() {
  const { runId } = route.useParams();
  const query = useQuery(runQuery(runId));
  const may = useMay('run');
  const { live, again } = useRunEvents(runId, query.data);
  const run = live.run ?? query.data;
  const cancel = useMutation({ mutationFn: () => cancelRun(runId), onSettled: () => void query.refetch() });
  const resume = useMutation({ mutationFn: () => resumeRun(runId), onSuccess: again, onSettled: () => void query.refetch() });
  if (!run) {
    return (
      <PageFrame title="Run">
        {query.isError ? <ErrorNote error={query.error} onRetry={() => void query.refetch()} /> : <SkeletonLines count={6} label="Loading run" />}
      </PageFrame>
    );
  }
  const ended = RUN_ENDED.has(run.state);
  const percent = run.rows === 0 ? (ended ? 100 : 0) : Math.floor((run.rowsDone / run.rows) * 100);
  return (
    <PageFrame
      title={`${run.datasetName} → ${run.target}`}
      {...(ended ? {} : { tabTitle: `${percent} % · ${run.datasetName} → ${run.target}` })}
      lead={
        <>
          <RunBadge run={run} /> {formatMany(run.finishedAt && run.state === 'succeeded' ? run.rowsDone : run.rows, 'row')} in{' '}
          {formatMany(run.tables.length, 'table')}, revision {run.revision}
        </>
      }
      actions={
        <>
          <Link to="/datasets/$id" params={{ id: run.datasetId }} className={buttonClass('plain')}>
            Open {run.datasetName}
          </Link>
          {ended || !may ? null : (
            <Button look="danger" isPending={cancel.isPending || run.state === 'cancelling'} onPress={() => cancel.mutate()}>
              {run.state === 'cancelling' ? 'Cancelling…' : 'Cancel'}
            </Button>
          )}
        </>
      }
    >
      {cancel.isError ? <ErrorNote error={cancel.error} /> : null}
      {resume.isError ? <ErrorNote error={resume.error} /> : null}
      <RunOutcome run={run} resume={{ isPending: resume.isPending, go: () => resume.mutate() }} />
      <RunProof run={run} />
      <RunProgress run={run} rate={live.rate} lost={live.lost && !ended} />
      <RunArtifacts artifacts={run.artifacts} />
      {run.report ? <RunReport report={run.report} /> : null}
      <RunParts run={run} isEnded={ended} />
      <RunLog lines={live.log} />
    </PageFrame>
  );
}
