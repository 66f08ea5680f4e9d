import { Suspense } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import type { TableModel } from './use-table-view.ts';

/** Loaded on first use. */
const CellPane = lazyPart(() => import('./cell-pane.tsx').then(({ CellPane }) => CellPane), 'over');

const ChildrenPane = lazyPart(() => import('../../features/children/children-pane.tsx').then(({ ChildrenPane }) => ChildrenPane), 'pane');

/** Panes below and above the rows, opened without leaving them. */
export function TablePanes({ model }: { model: TableModel }) {
  const { engine, name, over, shown, active } = model;
  const column = over && shown.columns[over.at.column];
  if (!engine) return null;
  return (
    <>
      {model.below && !model.isOverview && model.rows > 0 ? (
        <Suspense>
          <ChildrenPane
            engine={engine}
            table={name}
            row={active.row}
            onGo={model.goFromHere}
            onClose={() => {
              model.toggleBelow();
              model.focusGrid();
            }}
          />
        </Suspense>
      ) : null}
      {over && column ? (
        <Suspense>
          <CellPane
            kind={over.kind}
            engine={engine}
            table={name}
            column={column}
            row={over.at.row}
            text={over.text}
            anchor={over.anchor}
            onClose={() => {
              model.setOver(null);
              model.focusGrid();
            }}
            onGo={(to) => {
              model.setOver(null);
              model.go(to, model.cellAt(over.at));
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
