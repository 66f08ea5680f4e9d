import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { formatCount } from '../../lib/format.ts';
import { findingsKey, type Looked } from '../../queries/findings-key.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { unsureColumns } from '../../workspace/unsure.ts';
import { useProblems } from '../../workspace/use-problems.ts';
import type { TabCounts } from './dataset-tabs.tsx';
import { ToReview } from './to-review.tsx';

const DoubtedCount = lazyPart(() => import('./doubted-count.tsx').then(({ DoubtedCount }) => DoubtedCount), 'nothing');

/** The number of open tasks on a screen, next to its name. */
export const TAB_COUNTS: TabCounts = { r: ReviewCount, p: ProblemCount };

/** Recounted with every edit, without rerendering its links. */
function ProblemCount() {
  const { errors, warnings } = useProblems();
  return errors + warnings > 0 ? <Badge tone={errors > 0 ? 'bad' : 'warn'}>{formatCount(errors + warnings)}</Badge> : null;
}

/** Columns with guessed values. Those whose rows look wrong are counted too as soon as they are known, which is after the first rows. */
function ReviewCount() {
  const blueprint = useDraft((state) => state.blueprint);
  const id = useDraft((state) => state.datasetId);
  // After an edit those of before are counted until the next visit of the review.
  const { data, isError } = useQuery<Looked>({ queryKey: findingsKey(id), enabled: false, staleTime: Infinity });
  const unsure = useMemo(() => unsureColumns(blueprint), [blueprint]);
  const few = <ToReview count={unsure.length} isLeast />;
  return data || isError ? (
    <Suspense fallback={few}>
      <DoubtedCount looked={data} isError={isError} />
    </Suspense>
  ) : (
    few
  );
}
