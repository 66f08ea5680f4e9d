import type { Place } from '../../workspace/place.ts';

/** What is picked: cells between two corners, or whole rows or columns. The second corner is the active cell. */
export type Selection = { readonly mode: 'cells' | 'rows' | 'columns'; readonly anchor: Place };

/** Rows and columns from … to, both ends in. */
export type Rect = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };

/** The selected cells in a table of that size; a single cell without a larger selection. */
export function rectOf(selection: Selection | null, active: Place, rows: number, columns: number): Rect {
  const anchor = selection?.anchor ?? active;
  const whole = selection?.mode;
  return {
    top: whole === 'columns' ? 0 : Math.min(anchor.row, active.row),
    bottom: whole === 'columns' ? Math.max(0, rows - 1) : Math.min(Math.max(anchor.row, active.row), Math.max(0, rows - 1)),
    left: whole === 'rows' ? 0 : Math.min(anchor.column, active.column),
    right: whole === 'rows' ? Math.max(0, columns - 1) : Math.min(Math.max(anchor.column, active.column), Math.max(0, columns - 1)),
  };
}

/** The number of cells; exact below 2^53. */
export function cellsIn(rect: Rect): number {
  return (rect.bottom - rect.top + 1) * (rect.right - rect.left + 1);
}

export function isOneCell(rect: Rect): boolean {
  return rect.top === rect.bottom && rect.left === rect.right;
}
