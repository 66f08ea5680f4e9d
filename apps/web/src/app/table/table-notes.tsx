import { ErrorNote } from '../../components/ui/error-note.tsx';
import { FindStrip } from '../../features/grid/find-strip.tsx';
import { FilterPart } from './filter-part.tsx';
import { BlockedNote } from './blocked-note.tsx';
import { PreviewStrip } from './preview-strip.tsx';
import type { GridRef, TableModel } from './use-table-view.ts';

/** Between the bar and the rows: a search, a preview, and problems. */
export function TableNotes({ model, grid }: { model: TableModel; grid: GridRef }) {
  const { engine, name, rows, own, shown, active, finding, previewing, problem, fault } = model;
  return (
    <>
      {finding > 0 ? (
        <FindStrip
          engine={engine}
          table={name}
          rows={rows}
          columns={own}
          column={(model.isFindingHere && shown.columns[active.column]?.name) || null}
          row={active.row}
          asked={finding}
          onHit={(row, column) => {
            const at = { row, column: shown.shownIndex(own.findIndex((one) => one.name === column)) };
            model.setSelection(null);
            if (at.column < 0) {
              shown.show([column]);
              return model.go({ row, column });
            }
            model.move(at);
            grid.current?.jump(Math.max(0, row - 3));
            grid.current?.reveal(at);
          }}
          onClose={() => {
            model.setFinding(0);
            model.focusGrid();
          }}
        />
      ) : null}
      {model.filtering > 0 && own.length > 0 ? <FilterPart model={model} grid={grid} /> : null}
      {previewing ? <PreviewStrip preview={previewing.preview} /> : null}
      {problem && !previewing ? (
        <div className="border-below pad-4">
          <BlockedNote problem={problem} hasRows={engine !== null} onGo={model.go} />
        </div>
      ) : null}
      {fault !== null ? (
        <div className="border-below pad-4">
          <ErrorNote error={fault} onRetry={model.clearFault} />
        </div>
      ) : null}
    </>
  );
}
