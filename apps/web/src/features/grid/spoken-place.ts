import { formatCount } from '../../lib/format.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import type { Place } from '../../workspace/place.ts';
import { changeWords, readChange } from './changed-text.ts';
import { cellsIn, isOneCell, type Rect } from './selection.ts';

/** The screen reader text after a move: the cell, or the selection. `text` is undefined until the value is loaded. */
export function spokenPlace(active: Place, picked: Rect | null, rows: number, columns: readonly GridColumn[], text: string | null | undefined): string {
  if (picked && !isOneCell(picked)) {
    const [left, right] = [columns[picked.left]?.name, columns[picked.right]?.name];
    const across = picked.left === picked.right ? left : `${left} to ${right}`;
    const down =
      picked.top === picked.bottom ? `Row ${formatCount(picked.top + 1)}` : `Rows ${formatCount(picked.top + 1)} to ${formatCount(picked.bottom + 1)}`;
    return `${down}, ${across}: ${formatCount(cellsIn(picked))} cells picked`;
  }
  const column = columns[active.column];
  return column ? `Row ${formatCount(active.row + 1)} of ${formatCount(rows)}, ${column.name}, ${spokenText(text)}` : '';
}

function spokenText(text: string | null | undefined): string {
  if (text === undefined) return 'not there yet';
  const change = readChange(text ?? 'null');
  if (!change) return text ?? 'null';
  return 'before' in change && 'after' in change ? `${change.before ?? 'null'} becomes ${change.after ?? 'null'}` : changeWords(change);
}
