import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { formatCount, formatMany } from '../../lib/format.ts';
import { findingsQuery } from '../../queries/findings.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { doubtedColumns } from '../../workspace/findings.ts';
import { unsureColumns } from '../../workspace/unsure.ts';
import { useProblems } from '../../workspace/use-problems.ts';
import type { TabCounts } from './dataset-tabs.tsx';

/** The number of open tasks on a screen, next to its name. */
export const TAB_COUNTS: TabCounts = { r: ReviewCount, p: ProblemCount };

/** Recounted with every edit, without rerendering its links. */
function ProblemCount() {
  const { errors, warnings } = useProblems();
  return errors + warnings > 0 ? <Badge tone={errors > 0 ? 'bad' : 'warn'}>{formatCount(errors + warnings)}</Badge> : null;
}

/** Columns with guessed values. */
function ReviewCount() {
  const blueprint = useDraft((state) => state.blueprint);
  const id = useDraft((state) => state.datasetId);
  const saved = useDraft((state) => state.saved);
  const base = useDraft((state) => state.base);
  // Asked for soon after the dataset was opened; after an edit those of before are counted until the next visit of the review.
  const looked = useQuery({ ...findingsQuery(id, base), enabled: false, placeholderData: (before) => before }).data?.items;
  const count = useMemo(
    () => new Set([...unsureColumns(blueprint), ...doubtedColumns(looked ?? [], saved, blueprint).map(({ place }) => place)].map((one) => one.id)).size,
    [blueprint, looked, saved],
  );
  return count > 0 ? <Badge title={`${formatMany(count, 'column')} to review`}>{formatCount(count)}</Badge> : null;
}
