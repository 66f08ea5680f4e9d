import { Suspense } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { DataGrid } from '../../features/grid/data-grid.tsx';
import { useMay } from '../../queries/me.ts';
import { gridProps } from './grid-props.ts';
import type { GridRef, TableModel } from './use-table-view.ts';

const InPlaceOfRows = lazyPart(() => import('./in-place-of-rows.tsx').then(({ InPlaceOfRows }) => InPlaceOfRows), 'pane');

/** A table's rows, or their replacement. */
export function TableContent({ model, grid }: { model: TableModel; grid: GridRef }) {
  const { content } = model;
  const may = useMay('write');
  if (content === 'nothing') return null;
  if (content !== 'rows')
    return (
      <Suspense fallback={<SkeletonLines count={12} />}>
        <InPlaceOfRows model={model} grid={grid} content={content} mayWrite={may} />
      </Suspense>
    );
  return <DataGrid ref={grid} {...gridProps(model, may)} />;
}
