import type { Generator } from '@seedbed/contract';
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { notify } from '../../lib/notify.ts';
import type { ColumnPlace } from '../../workspace/edit-many.ts';
import { ROWS } from './alternatives.ts';
import { Choice } from './choice.tsx';
import { ColumnHead } from './column-head.tsx';
import { NeighbourRows } from './neighbour-rows.tsx';
import { ReviewActs } from './review-acts.tsx';
import { spreadOf } from './spread.ts';
import { useAlternatives } from './use-alternatives.ts';
import type { ReviewState } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';
import styles from './review.module.css';

export type ChooserProps = {
  place: ColumnPlace;
  /** Next to the opened element. */
  trigger: RefObject<HTMLElement | null>;
  onChoose: (generator: Generator, title: string) => void;
  /** The current generator was chosen again. */
  onKeep: () => void;
  onClose: () => void;
};
/** The list of all generators, which another feature has. */
export type Chooser = ComponentType<ChooserProps>;

/** One column: its rows, its generator and the reasons, and alternatives in the same rows. */
export function ReviewColumn({ review, place, may, chooser: Chooser }: { review: ReviewState; place: ColumnPlace; may: boolean; chooser: Chooser }) {
  const [isChoosing, setChoosing] = useState(false);
  const acts = useRef<HTMLSpanElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Keys act on the column, not on the button that was pressed for the one before.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { made, explained, catalogue, titleOf } = useAlternatives(place, review.next);
  const failed = explained.isError ? explained : catalogue.isError ? catalogue : made.isError ? made : null;
  const best = made.data?.best ?? [];
  const rows = spreadOf(made.data?.now ?? [], ROWS);
  const title = titleOf(place.column.generator?.kind ?? '');
  const pick = (i: number) => best[i] && (() => void review.choose(best[i]!.generator, titleOf(best[i]!.generator.kind) ?? best[i]!.generator.kind));
  // A key pressed before its choice has loaded shows a note: the person could not have read the choice.
  const pickByKey = (i: number) => {
    const why = review.busy ? 'The choice before is still being applied.' : made.isPending && !failed ? 'The choices are still being made.' : null;
    return why === null ? pick(i) : () => notify(`${why} Press ${i + 1} again in a moment.`, { id: 'review', milliseconds: 4_000 });
  };
  const open = () => setChoosing(true);
  useReviewKeys({
    s: review.skip,
    ArrowRight: review.skip,
    ...(may
      ? {
          o: open,
          1: pickByKey(0),
          2: pickByKey(1),
          3: pickByKey(2),
          Enter: review.accept,
          z: review.undo,
          a: review.alike.length > 0 ? review.toggleAlike : undefined,
          k: review.acceptTable,
        }
      : {}),
  });
  return (
    <>
      <ColumnHead place={place} heading={heading} decision={explained.data ?? null} isPending={explained.isPending} />
      <NeighbourRows place={place} />
      <section className={`grid gap-4 ${styles.choices}`} aria-label="Choices" aria-busy={made.isPending && !failed}>
        <Choice
          hotkey="Enter"
          verb="Keep"
          title={title}
          says="as it is now"
          values={made.data?.now}
          many={made.data?.nowMany}
          rows={rows}
          onPress={may ? review.accept : null}
          isNow
        />
        {best.map((one, i) => (
          <Choice
            key={JSON.stringify(one.generator)}
            hotkey={String(i + 1)}
            verb="Use"
            title={titleOf(one.generator.kind)}
            says={one.says}
            {...(one.share === undefined ? {} : { share: one.share })}
            values={one.values}
            many={one.many}
            rows={rows}
            onPress={may ? pick(i)! : null}
          />
        ))}
        {made.isPending && !failed ? <SkeletonLines count={6} label="Looking for alternatives" /> : null}
        {made.data && made.data.why !== 'found' ? <p className="quiet">{NOTHING[made.data.why]}</p> : null}
      </section>
      {failed ? <ErrorNote error={failed.error} onRetry={() => void failed.refetch()} /> : null}
      <ReviewActs review={review} may={may} end={acts} onOpen={open} />
      {isChoosing ? (
        <Chooser
          place={place}
          trigger={acts}
          onChoose={(generator, name) => void review.choose(generator, name)}
          onKeep={review.accept}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  );
}

/** Why no choice is shown. */
const NOTHING = {
  same: 'What else was tried makes the same values here: the rules of the column decide them.',
  none: 'None of the alternatives fits this column’s constraints.',
  untried: 'Other generators were not tried: the rows of this table cannot be made as the dataset is now. See Problems.',
} as const;
