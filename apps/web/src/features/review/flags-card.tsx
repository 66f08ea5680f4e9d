import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { formatMany, shortName } from '../../lib/format.ts';
import type { ColumnPlace } from '../../workspace/edit-many.ts';
import { byShare } from './flags.ts';
import type { ReviewState } from './use-review.ts';
import { REVIEW_KEYS, useReviewKeys } from './use-review-keys.ts';
import styles from './review.module.css';

/** All guessed yes/no columns as one decision: most of them are right, and each is as easy to judge as the next. */
export function FlagsCard({ review, flags, may }: { review: ReviewState; flags: readonly ColumnPlace[]; may: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useReviewKeys({
    s: review.skip,
    ArrowRight: review.skip,
    ...(may ? { Enter: review.accept, k: review.accept, l: review.lookAtEach, z: review.undo, u: review.undo } : {}),
  });
  return (
    <>
      <header className={`line wrap ${styles.column}`}>
        <h2 ref={heading} tabIndex={-1} className={`no-ring ${styles.name}`}>
          {formatMany(flags.length, 'yes/no column')}
        </h2>
        <p className={`quiet pretty ${styles.because}`}>Nothing says how often each of them is true, so these are the usual shares.</p>
      </header>
      <dl className={`card ${styles.flags}`}>
        {byShare(flags).map(({ says, places }) => (
          <div key={says}>
            <dt className="semibold figures">{says}</dt>
            <dd className="quiet break-anywhere">{places.map(({ id }) => shortName(id)).join(', ')}</dd>
          </div>
        ))}
      </dl>
      <div className={`line gap-3 wrap ${styles.acts}`}>
        {may ? (
          <>
            <Button look="primary" onPress={review.accept}>
              Keep all
              <kbd className={`text-small border rounded-4px ${styles.key}`}>{REVIEW_KEYS.accept}</kbd>
            </Button>
            <Button onPress={review.lookAtEach}>
              Look at each
              <kbd className={`text-small quiet on-sunken border rounded-4px ${styles.key}`}>{REVIEW_KEYS.each}</kbd>
            </Button>
          </>
        ) : null}
        <Button onPress={review.skip}>
          Skip
          <kbd className={`text-small quiet on-sunken border rounded-4px ${styles.key}`}>{REVIEW_KEYS.skip}</kbd>
        </Button>
      </div>
    </>
  );
}
