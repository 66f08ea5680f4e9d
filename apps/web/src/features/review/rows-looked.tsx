import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { formatCount, shortName } from '../../lib/format.ts';
import type { ReviewState } from './use-review.ts';

/** So many tables are named, each with its reason. */
const MOST = 3;

/** Which tables were not looked at, and why: what looks wrong there is not in the queue. Nothing if all were. */
export function RowsLooked({ looked: { data, error, isFetching, refetch } }: { looked: ReviewState['looked'] }) {
  if (error) {
    return (
      <ErrorNote error={error} title="The rows could not be looked at" onRetry={() => void refetch()}>
        {data ? <p>What was found in revision {formatCount(data.revision)} is still listed.</p> : null}
      </ErrorNote>
    );
  }
  if (!data || data.missed.length === 0) return null;
  const { tables, missed } = data;
  const failed = missed.filter(({ code }) => code === 'failed');
  const late = missed.length - failed.length;
  return (
    <div className="line gap-3 wrap quiet" role="status" aria-label="Tables looked at" aria-busy={isFetching}>
      <span className="pretty break-anywhere">
        Looked at the rows of {formatCount(tables)} of {formatCount(tables + missed.length)} tables.
        {failed.slice(0, MOST).map(({ table, says }) => ` Could not look at ${shortName(table)}: ${says.replace(/\.$/, '')}.`)}
        {failed.length > MOST ? ` Nor at ${formatCount(failed.length - MOST)} more.` : ''}
        {late > 0 ? (isFetching ? ` Looking at ${formatCount(late)} more …` : ` There was no time for ${formatCount(late)} more.`) : ''}
      </span>
      {isFetching || late === 0 ? null : <Button onPress={() => void refetch()}>Look again</Button>}
    </div>
  );
}
