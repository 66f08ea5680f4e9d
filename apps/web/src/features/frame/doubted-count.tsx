import { useMemo } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { formatCount } from '../../lib/format.ts';
import type { Looked } from '../../queries/findings-key.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import type { ColumnPlace } from '../../workspace/edit-many.ts';
import { doubtedColumns } from '../../workspace/findings.ts';
import { ToReview } from './to-review.tsx';

type DoubtedCountProps = {
  /** The last look that succeeded. */
  looked: Looked | undefined;
  /** A later look failed. */
  isError: boolean;
  unsure: readonly ColumnPlace[];
};

/** Columns whose rows look wrong, with those that were guessed; and what was not looked at, which may hide more. */
export function DoubtedCount({ looked, isError, unsure }: DoubtedCountProps) {
  const blueprint = useDraft((state) => state.blueprint);
  const count = useMemo(
    () => new Set([...unsure, ...(looked ? doubtedColumns(looked.items, looked.from, blueprint) : []).map(({ place }) => place)].map(({ id }) => id)).size,
    [blueprint, looked, unsure],
  );
  const missed = looked?.missed.length ?? 0;
  const note = isError
    ? 'the last look at the rows failed'
    : missed > 0
      ? `the rows of ${formatCount(looked!.tables)} of ${formatCount(looked!.tables + missed)} tables were looked at`
      : '';
  if (count === 0 && isError)
    return (
      <Badge tone="warn" title={note}>
        !
      </Badge>
    );
  return <ToReview count={count} note={note && `; ${note}`} />;
}
