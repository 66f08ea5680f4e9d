import { Suspense } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { DataGrid } from '../../features/grid/data-grid.tsx';
import { useMay } from '../../queries/me.ts';
import type { GridRef, TableModel } from './use-table-view.ts';

const InPlaceOfRows = lazyPart(() => import('./in-place-of-rows.tsx').then(({ InPlaceOfRows }) => InPlaceOfRows), 'pane');

/** A table's rows, or what stands in their place. */
export function TableContent({ model, grid }: { model: TableModel; grid: GridRef }) {
  const { name, openPane, content } = model;
  const may = useMay('write');
  if (content === 'nothing') return null;
  if (content !== 'rows')
    return (
      <Suspense fallback={<SkeletonLines count={12} />}>
        <InPlaceOfRows model={model} content={content} mayWrite={may} />
      </Suspense>
    );
  return (
    <DataGrid
      ref={grid}
      storageKey={model.storageKey}
      table={name}
      rows={model.rows}
      shown={model.shown}
      engine={model.previewing?.engine ?? model.engine}
      active={model.active}
      onActive={model.move}
      selection={model.selection}
      onSelection={model.setSelection}
      onCopy={(what) => model.copy('tsv', what)}
      onFind={model.find}
      onChildren={model.toggleBelow}
      onLinked={model.linkByKey}
      onOverview={model.openOverviewByKey}
      onReview={model.review}
      onPeek={(at) => openPane('peek', at)}
      onExample={may ? (at) => openPane('example', at) : null}
      onFollow={(at) => void model.follow(at)}
      onBack={() => window.history.back()}
      onInspect={model.inspect}
      onError={model.onFault}
    />
  );
}
