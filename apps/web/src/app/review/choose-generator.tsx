import { Suspense } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import list from '../../components/ui/list-box.module.css';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import inspector from '../../features/inspector/inspector.module.css';
import type { ChooserProps } from '../../features/review/review-column.tsx';
import { startingGenerators } from '../../features/inspector/starting-generators.ts';
import { useOffer } from '../../features/inspector/use-offer.ts';
import { calledQuery, explainQuery } from '../../queries/explain.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { tableOf } from '../../workspace/edit-rows.ts';

/** Loaded on first use. */
const GeneratorList = lazyPart(() => import('../../features/inspector/generator-list.tsx').then(({ GeneratorList }) => GeneratorList), 'pane');

/** The list of all generators on top of a review: the choice is applied to the column, Esc goes back. */
export function ChooseGenerator(props: ChooserProps) {
  return (
    <Popover
      className={`${list.popover} ${inspector.picker}`}
      triggerRef={props.trigger}
      placement="top end"
      isOpen
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
    >
      <Dialog aria-label="Generators" className="stack min-height-0 no-ring">
        <Suspense fallback={<SkeletonLines count={6} label="Loading generators" />}>
          <Offered {...props} />
        </Suspense>
      </Dialog>
    </Popover>
  );
}

function Offered({ place, present, onChoose, onKeep, onClose }: ChooserProps) {
  const id = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  const table = useDraft((state) => tableOf(state.blueprint, place.table))!;
  const { type, place: around, offer } = useOffer(place.table, table, place.column, 0);
  return (
    <GeneratorList
      generators={around.generators}
      type={type}
      chosen={place.column.generator?.kind ?? null}
      offer={offer}
      decision={explainQuery(id, base, place.table, place.column.name)}
      called={(words) => calledQuery(id, base, place.table, place.column.name, words)}
      onChoose={(next, start) => {
        onClose();
        if (!next) return onKeep();
        const starts = start ? [start] : startingGenerators(next.kind, next.parameters, { ...around, present });
        onChoose(starts, next.title);
      }}
      onEscape={onClose}
    />
  );
}
