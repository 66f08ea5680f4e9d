import { useMemo } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { formatCount, formatMany } from '../../lib/format.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
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
  const count = useMemo(() => unsureColumns(blueprint).length, [blueprint]);
  return count > 0 ? <Badge title={`${formatMany(count, 'column')} to review`}>{formatCount(count)}</Badge> : null;
}
