import type { Place } from '../../workspace/place.ts';
import type { GridView } from './grid-view.ts';
import type { Selection } from './selection.ts';

/** A press in the grid: on a cell, or on the number of a row. `extend`: with Shift. */
export type Press = { readonly mode: 'cells' | 'rows'; readonly place: Place; readonly extend: boolean };

/**
 * A press starts a selection, with Shift it extends the existing one. `anchor`: the corner that stays while the pointer
 * moves on.
 */
export function pressed(
  { mode, place, extend }: Press,
  selection: Selection | null,
  active: Place,
): { readonly selection: Selection | null; readonly anchor: Place } {
  const anchor = extend ? (selection?.anchor ?? active) : place;
  if (extend) return { selection: { mode: selection?.mode ?? mode, anchor }, anchor };
  return { selection: mode === 'rows' ? { mode, anchor } : null, anchor };
}

/** What is picked once the pointer has moved to a cell; back at the first one, only that. */
export function dragged(mode: Press['mode'], anchor: Place, at: Place): Selection | null {
  return mode === 'cells' && at.row === anchor.row && at.column === anchor.column ? null : { mode, anchor };
}

/** The selection after a click on a column's name. */
export function headPicked(column: number, extend: boolean, selection: Selection | null, active: Place): Selection {
  if (extend && selection) return { mode: 'columns', anchor: selection.anchor };
  return { mode: 'columns', anchor: { row: active.row, column: extend ? active.column : column } };
}

/** The column that becomes active when the active one is hidden. */
export function besideHidden(column: number, columns: number): number {
  return column + 1 < columns ? column + 1 : column - 1;
}

export const FIRST_VIEW: GridView = { top: 0, share: 0, inView: 1, from: 0, to: 0, pinned: 0 };

export function isSameView(a: GridView, b: GridView): boolean {
  return a.top === b.top && a.share === b.share && a.inView === b.inView && a.from === b.from && a.to === b.to && a.pinned === b.pinned;
}
