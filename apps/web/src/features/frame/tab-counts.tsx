import { useMemo } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { formatCount, formatMany } from '../../lib/format.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { unsureColumns } from '../../workspace/unsure.ts';
import { useProblems } from '../../workspace/use-problems.ts';
import type { TabCounts } from './dataset-tabs.tsx';

/** What is to be done on a screen, beside its name. */
export const TAB_COUNTS: TabCounts = { r: ReviewCount, p: ProblemCount };

/** Counted again with every edit, without the links beside it. */
function ProblemCount() {
  const { errors, warnings } = useProblems();
  return errors + warnings > 0 ? <Badge tone={errors > 0 ? 'bad' : 'warn'}>{formatCount(errors + warnings)}</Badge> : null;
}

/** Columns whose values are a guess. */
function ReviewCount() {
  const blueprint = useDraft((state) => state.blueprint);
  const count = useMemo(() => unsureColumns(blueprint).length, [blueprint]);
  return count > 0 ? <Badge title={`${formatMany(count, 'column')} to review`}>{formatCount(count)}</Badge> : null;
}
