import type { ColumnFinding } from '@seedbed/contract';
import { useMemo } from 'react';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import type { ColumnPlace } from '../../workspace/edit-many.ts';
import { doubtedColumns } from '../../workspace/findings.ts';
import { ToReview } from './to-review.tsx';

/** Columns whose rows look wrong, with those that were guessed. */
export function DoubtedCount({ findings, unsure }: { findings: readonly ColumnFinding[]; unsure: readonly ColumnPlace[] }) {
  const blueprint = useDraft((state) => state.blueprint);
  const saved = useDraft((state) => state.saved);
  const count = useMemo(
    () => new Set([...unsure, ...doubtedColumns(findings, saved, blueprint).map(({ place }) => place)].map(({ id }) => id)).size,
    [blueprint, findings, saved, unsure],
  );
  return <ToReview count={count} />;
}
