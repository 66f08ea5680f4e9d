import type { Generator } from '@seedbed/contract';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type RefObject } from 'react';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { notify } from '../../lib/notify.ts';
import { useGeneratorTitles } from '../../queries/catalogue.ts';
import type { ColumnPlace } from '../../workspace/edit-many.ts';
import { Choice } from './choice.tsx';
import { ColumnHead } from './column-head.tsx';
import { FindingNote } from './finding-note.tsx';
import { NeighbourRows, useShownRows } from './neighbour-rows.tsx';
import { ReviewActs } from './review-acts.tsx';
import { useCard } from './use-card.ts';
import type { ReviewState } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';
import styles from './review.module.css';

export type ChooserProps = {
  place: ColumnPlace;
  /** Next to the opened element. */
  trigger: RefObject<HTMLElement | null>;
  /** Values that the column has now. */
  present: readonly string[];
  /** With the parameters to start with, the likeliest first. */
  onChoose: (starts: readonly Generator[], title: string) => void;
  /** The current generator was chosen again. */
  onKeep: () => void;
  onClose: () => void;
};
/** The list of all generators, which another feature has. */
export type Chooser = ComponentType<ChooserProps>;

/** One column: its rows, its generator and the reasons, and alternatives in the same rows. */
export function ReviewColumn({ review, place, may, chooser: Chooser }: { review: ReviewState; place: ColumnPlace; may: boolean; chooser: Chooser }) {
  const [isChoosing, setChoosing] = useState(false);
  const end = useRef<HTMLSpanElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Keys act on the column, not on the button that was pressed for the one before.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { card, asked } = useCard(place, review.next, review.faultyRows);
  const columns = useShownRows(place, card);
  const titles = useGeneratorTitles();
  const best = card?.alternatives ?? [];
  const now = columns?.find(({ name }) => name === place.column.name)?.values ?? (card?.isPresent ? card.values : undefined);
  const kind = place.column.generator?.kind ?? '';
  // The name of a kind is nobody's word: nothing is shown while a title may still come.
  const title = card?.isPresent ? card.title : (titles.get(kind) ?? (asked.isPending ? null : kind));
  const pick = (i: number) => review.choose([best[i]!.generator], best[i]!.title, true);
  const pickByKey = (i: number) => () => {
    if (best[i]) return pick(i);
    notify(asked.isError ? 'The choices could not be made. Try again, or choose another.' : `There is no choice ${i + 1} for this column.`, { id: 'review' });
  };
  const open = () => setChoosing(true);
  const acts: Readonly<Record<string, (() => void) | undefined>> = {
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
          u: review.undo,
          a: review.alike.length > 0 ? review.toggleAlike : undefined,
          k: review.acceptTable,
        }
      : {}),
  };
  /** Nobody can mean a choice that they have not seen: such a key, and those after it, do nothing. */
  const isWaiting = review.early.keys.length > 0 && !review.early.isOver;
  const isEarly = (key: string) => isWaiting || (/^[123]$/.test(key) && asked.isPending);
  useReviewKeys(
    Object.fromEntries(Object.entries(acts).map(([key, act]) => [key, act && (() => (isEarly(key) ? review.noteEarly(key) : act()))])),
    isWaiting ? review.forgetEarly : undefined,
  );
  const shown = useEffectEvent(review.showChoices);
  useEffect(() => {
    if (!asked.isPending) shown();
  }, [asked.isPending]);
  return (
    <>
      <ColumnHead place={place} heading={heading} decision={card?.decision ?? null} isPending={asked.isPending} />
      <FindingNote findings={review.findings} />
      {asked.isError ? null : <NeighbourRows place={place} card={card} columns={columns} faulty={review.faultyRows(place.id)} />}
      <section className={`grid gap-4 ${styles.choices}`} aria-label="Choices" aria-busy={asked.isPending}>
        <Choice
          hotkey="Enter"
          verb="Keep"
          title={title}
          says={review.findings.length > 0 ? 'right as it is' : 'as it is now'}
          values={now}
          shares={card?.isPresent ? card.shares : undefined}
          onPress={may ? review.accept : null}
          isNow
        />
        {best.map((one, i) => (
          <Choice
            key={JSON.stringify(one.generator)}
            hotkey={String(i + 1)}
            verb="Use"
            title={one.title}
            says={one.says}
            {...(one.share === undefined ? {} : { share: one.share })}
            values={one.values}
            shares={one.shares}
            onPress={may ? () => pick(i) : null}
          />
        ))}
        {asked.isPending ? <SkeletonLines count={6} label="Looking for alternatives" /> : null}
        {card && card.why !== 'found' ? <p className="quiet">{NOTHING[card.why]}</p> : null}
      </section>
      {asked.isError ? <ErrorNote error={asked.error} onRetry={() => void asked.refetch()} /> : null}
      <ReviewActs review={review} may={may} end={end} onOpen={open} />
      {isChoosing ? (
        <Chooser
          place={place}
          trigger={end}
          present={(now ?? []).filter((text) => text !== null)}
          onChoose={(starts, name) => review.choose(starts, name, false)}
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
