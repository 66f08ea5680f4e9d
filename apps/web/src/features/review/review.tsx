import { useEffect, useRef } from 'react';
import { Link } from '@tanstack/react-router';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { formatCount, formatMany } from '../../lib/format.ts';
import { useMay } from '../../queries/me.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { FlagsCard } from './flags-card.tsx';
import { ReviewColumn, type Chooser } from './review-column.tsx';
import { RowsLooked } from './rows-looked.tsx';
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
        <div className="line gap-3 wrap figures quiet">
          <p role="status">{review.isLooking ? '' : wordsOf(review)}</p>
          {review.skipped > 0 ? <span className="faint">{formatCount(review.skipped)} skipped</span> : null}
        </div>
      </header>
      <Progress left={review.left} decided={review.decided} />
      <Said review={review} may={may} />
      <RowsLooked looked={review.looked} />
      {review.isLooking ? (
        <SkeletonLines count={8} label="Looking at the rows" />
      ) : review.flags ? (
        <FlagsCard review={review} flags={review.flags} may={may} />
      ) : review.place ? (
        <ReviewColumn key={review.place.id} review={review} place={review.place} may={may} chooser={chooser} />
      ) : (
        <NoneLeft review={review} />
      )}
    </div>
  );
}

/** `9 columns to review`, then `4 of 9 reviewed`. */
function wordsOf({ left, decided }: ReviewState): string {
  if (decided > 0) return `${formatCount(decided)} of ${formatCount(left + decided)} reviewed`;
  return left > 0 ? `${formatMany(left, 'column')} to review` : 'No columns to review';
}

/** What the last key did, and what others wait for. It stands there with the key, whatever the server and the engine still do. */
function Said({ review, may }: { review: ReviewState; may: boolean }) {
  return (
    <p className={`line gap-3 wrap text-small ${styles.said}`} role="status" aria-label="Last decision">
      {review.early.keys.length > 0 ? (
        <span className="quiet">
          {review.early.isOver ? 'The choices are there now. Press the key again: ' : 'Looking for choices, nothing is chosen yet: '}
          {review.early.keys.slice(0, review.early.isOver ? 1 : undefined).map((key, i) => (
            <kbd key={i} className={`on-sunken border rounded-4px ${styles.key}`}>
              {key.toUpperCase()}
            </kbd>
          ))}
        </span>
      ) : review.said === null ? null : (
        <>
          <span className="break-anywhere">{review.said}</span>
          {may ? (
            <button type="button" className={`pointer ${styles.undo}`} onClick={review.undo}>
              Undo
            </button>
          ) : null}
        </>
      )}
    </p>
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
  const place = useRef<HTMLDivElement>(null);
  // The button that decided the last column is gone.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  if (isEmpty) return <EmptyState title="Nothing to review">Columns appear here once the dataset has tables.</EmptyState>;
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="Result of the review" className="no-ring">
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
    </div>
  );
}
