import { readOrder } from '../../engine/order/row-order.ts';
import type { DataGridProps } from '../../features/grid/data-grid.tsx';
import type { TableModel } from './use-table-view.ts';

/** The contents and actions of a table's grid. */
export function gridProps(model: TableModel, mayWrite: boolean): DataGridProps {
  const { openPane } = model;
  return {
    storageKey: model.storageKey,
    table: model.name,
    rows: model.rows,
    shown: model.shown,
    engine: model.previewing?.engine ?? model.engine,
    active: model.active,
    onActive: model.move,
    selection: model.selection,
    onSelection: model.setSelection,
    onCopy: (what) => model.copy('tsv', what),
    onFind: model.findHere,
    onFilter: model.openFilter,
    order: model.order === undefined ? null : readOrder(model.order),
    onSort: model.engine && !model.engine.order ? null : model.sort,
    onChildren: model.toggleBelow,
    onLinked: model.linkByKey,
    onOverview: model.openOverviewByKey,
    onReview: model.review,
    onPeek: (at) => openPane('peek', at),
    onExample: mayWrite ? (at) => openPane('example', at) : null,
    onFollow: (at) => void model.follow(at),
    onBack: () => window.history.back(),
    onInspect: model.inspect,
    onError: model.onFault,
  };
}
