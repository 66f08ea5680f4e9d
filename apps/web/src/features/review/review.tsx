import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { formatCount, formatMany } from '../../lib/format.ts';
import { useMay } from '../../queries/me.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { ReviewColumn, type Chooser } from './review-column.tsx';
import { useReview, type ReviewState } from './use-review.ts';
import styles from './review.module.css';

/** Columns with guessed values, one after the other: their values, the reasons, and alternatives. */
export function Review({ asked, chooser }: { asked: string | null; chooser: Chooser }) {
  const review = useReview(asked);
  const may = useMay('write');
  return (
    <div className="grid gap-5 min-width-0">
      <header className="row gap-4 baseline apart">
        <h1>Review</h1>
        <p className="figures quiet" role="status">
          {review.left > 0 ? `${formatMany(review.left, 'column')} to review` : 'No columns to review'}
          {review.decided > 0 ? ` · ${formatCount(review.decided)} reviewed` : ''}
        </p>
      </header>
      <Progress left={review.left} decided={review.decided} />
      {review.place ? <ReviewColumn key={review.place.id} review={review} place={review.place} may={may} chooser={chooser} /> : <NoneLeft review={review} />}
    </div>
  );
}

function Progress({ left, decided }: { left: number; decided: number }) {
  if (left + decided === 0) return null;
  return (
    <div className={`filled ${styles.progress}`} aria-hidden>
      <span style={{ transform: `scaleX(${decided / (left + decided)})` }} />
    </div>
  );
}

/** All columns are decided, or there were none. */
function NoneLeft({ review }: { review: ReviewState }) {
  const id = useDraft((state) => state.datasetId);
  const isEmpty = useDraft((state) => state.blueprint.tables.length === 0);
  if (isEmpty) return <EmptyState title="Nothing to review">Columns appear here once the dataset has tables.</EmptyState>;
  return (
    <EmptyState
      title={review.decided > 0 ? `${formatMany(review.decided, 'column')} reviewed` : 'Nothing to review'}
      action={
        <>
          <Link to="/datasets/$id" params={{ id }} className={buttonClass('primary')}>
            Go to the tables
          </Link>
          {review.surer > 0 ? <Button onPress={review.reviewSurer}>Review {formatMany(review.surer, 'surer column')}</Button> : null}
          {review.decided > 0 ? <Button onPress={review.undo}>Undo</Button> : null}
        </>
      }
    >
      {review.surer > 0 ? 'Inference is at least 60 % sure of all other columns.' : 'Somebody chose or accepted the generator of every column.'}
    </EmptyState>
  );
}
