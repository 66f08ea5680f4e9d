import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import type { Engine } from '../../engine/engine-store.ts';
import type { CopyFormat } from '../../features/grid/copy-texts.ts';
import type { GridHandle } from '../../features/grid/data-grid.tsx';
import type { Rect } from '../../features/grid/selection.ts';
import type { ShownColumns } from '../../features/grid/use-column-view.ts';
import { describeError } from '../../lib/describe-error.ts';
import { notify } from '../../lib/notify.ts';
import { loadCode } from '../../lib/part.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import type { Place } from '../../workspace/place.ts';
import type { TablePlace } from '../../workspace/use-place.ts';
import type { CellPaneKind } from './cell-pane.tsx';

type Acting = {
  here: TablePlace;
  grid: RefObject<GridHandle | null>;
  engine: Engine | null;
  /** The engine of the shown rows, if they are only some of the table's. */
  some: Engine | null;
  shown: ShownColumns;
  /** The selected cells. */
  rect: Rect;
  open: (over: Over) => void;
  onInspect: () => void;
};

/** The popover at a cell. */
export type Over = { readonly kind: CellPaneKind; readonly at: Place; readonly text: string | null | undefined; readonly anchor: HTMLElement | null };

/** Actions of keys and menus in a table. Grid positions count the shown columns; the address has the table's own. */
export function useTableActs({ here: { table, name, rest, go }, grid, engine, some, shown, rect, open, onInspect }: Acting) {
  const datasetId = useDraft((state) => state.datasetId);
  const navigate = useNavigate();
  const { columns } = shown;
  const cellAt = (at: Place) => ({ table: name, row: at.row, column: columns[at.column]!.name });
  const openPane = (kind: CellPaneKind, at: Place) => open({ kind, at, text: grid.current?.text(at), anchor: grid.current?.cellAt(at) ?? null });
  return {
    cellAt,
    openPane,
    focusGrid: () => grid.current?.focus(),
    move: (to: Place) => rest({ row: to.row, column: shown.tableIndex(to.column) }),
    review: (column: string) => void navigate({ to: '/datasets/$id/review', params: { id: datasetId }, search: { c: `${name}.${column}` } }),
    inspect: () => {
      onInspect();
      document.getElementById('inspector')?.focus();
    },
    copy: (format: CopyFormat, what: Rect = rect) => {
      if (!engine || !table) return;
      const copied = { name, schema: table.schema, table: table.name };
      // Fetched with the tools above the grid, so that it is there when it is wanted.
      const load = loadCode(() => import('../../features/grid/copy-selection.ts'));
      load
        .then(({ copySelection }) => copySelection(some ?? engine, copied, columns, what, format))
        .then(
          (message) => notify(message, { id: 'copied', milliseconds: 2_000 }),
          (error: unknown) => notify(describeError(error).detail, { id: 'copied', isError: true }),
        );
    },
    /** Follows the reference in a cell; other cells open their value. */
    follow: async (at: Place) => {
      const relation = columns[at.column]?.relation;
      if (!relation || !engine) return openPane('peek', at);
      const view = await engine.row(name, at.row).catch(() => null);
      const parent = view?.parents.find((one) => one.columns.includes(columns[at.column]!.name));
      if (parent && parent.row >= 0) go({ table: parent.table, row: parent.row, column: relation.to.columns[0]! }, cellAt(at));
      else openPane('peek', at);
    },
  };
}
