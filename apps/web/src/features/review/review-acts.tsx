import { ArrowRight, Undo2 } from 'lucide-react';
import type { RefObject } from 'react';
import { CheckMark } from '../../components/ui/checkbox.tsx';
import { Button } from '../../components/ui/button.tsx';
import { formatMany, shortName } from '../../lib/format.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { lastOwn } from '../../workspace/draft/own-steps.ts';
import type { ReviewState } from './use-review.ts';
import { REVIEW_KEYS } from './use-review-keys.ts';
import styles from './review.module.css';

/** Other actions for the column, each with its key. */
export function ReviewActs({ review, may, end, onOpen }: { review: ReviewState; may: boolean; end: RefObject<HTMLSpanElement | null>; onOpen: () => void }) {
  const { alike, isWithAlike, ofTable } = review;
  const canUndo = useDraft((state) => lastOwn(state) !== undefined);
  return (
    <div className={`line gap-3 wrap ${styles.acts}`}>
      {may && alike.length > 0 ? (
        <button
          type="button"
          className={`gap-3 ink pointer center ${styles.alike}`}
          aria-pressed={isWithAlike}
          onClick={review.toggleAlike}
          title={alike.map(({ id }) => id).join('\n')}
        >
          <CheckMark isOn={isWithAlike} />
          Change {formatMany(alike.length, 'column')} alike too
          <kbd className={`text-small quiet on-sunken border rounded-4px ${styles.key}`}>{REVIEW_KEYS.alike}</kbd>
        </button>
      ) : null}
      <span className={`line gap-3 wrap ${styles.actsEnd}`} ref={end}>
        {may && ofTable.length > 1 ? (
          <Button onPress={review.acceptTable}>
            Keep all {ofTable.length} of {shortName(ofTable[0]!.table)}
            <kbd className={`text-small quiet on-sunken border rounded-4px ${styles.key}`}>{REVIEW_KEYS.table}</kbd>
          </Button>
        ) : null}
        {may ? (
          <Button onPress={onOpen}>
            Choose another
            <kbd className={`text-small quiet on-sunken border rounded-4px ${styles.key}`}>{REVIEW_KEYS.open}</kbd>
          </Button>
        ) : null}
        {may ? (
          <Button onPress={review.undo} isDisabled={!canUndo}>
            <Undo2 aria-hidden />
            Undo
            <kbd className={`text-small quiet on-sunken border rounded-4px ${styles.key}`}>{REVIEW_KEYS.undo}</kbd>
          </Button>
        ) : null}
        <Button onPress={review.skip}>
          Skip
          <ArrowRight aria-hidden />
          <kbd className={`text-small quiet on-sunken border rounded-4px ${styles.key}`}>{REVIEW_KEYS.skip}</kbd>
        </Button>
      </span>
    </div>
  );
}
