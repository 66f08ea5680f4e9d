import { useMemo } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { formatCount } from '../../lib/format.ts';
import type { Looked } from '../../queries/findings-key.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { columnsToReview } from '../../workspace/findings.ts';
import { ToReview } from './to-review.tsx';

type DoubtedCountProps = {
  /** The last look that succeeded. */
  looked: Looked | undefined;
  /** A later look failed. */
  isError: boolean;
};

/** Columns whose rows look wrong, with those that were guessed; and what was not looked at, which may hide more. */
export function DoubtedCount({ looked, isError }: DoubtedCountProps) {
  const blueprint = useDraft((state) => state.blueprint);
  const count = useMemo(() => columnsToReview(looked, blueprint).queue.length, [blueprint, looked]);
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
