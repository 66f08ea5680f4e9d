import { formatCount } from '../../lib/format.ts';
import { loadCode } from '../../lib/part.ts';
import type { Engine } from '../../engine/engine-store.ts';
import type { CopyFormat } from './copy-texts.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { cellsIn, type Rect } from './selection.ts';

/** More than this is no matter for a clipboard: a download has all rows. */
export const MAX_COPIED_CELLS = 500_000;
const BATCH_ROWS = 8_192;

/** Why a selection is not copied; null if it is. */
export function copyFault(rect: Rect): string | null {
  const cells = cellsIn(rect);
  return cells > MAX_COPIED_CELLS
    ? `${formatCount(cells)} cells are picked; at most ${formatCount(MAX_COPIED_CELLS)} are copied at once. Export has all rows.`
    : null;
}

/** Reads the selected cells, in view or not, and writes them to the clipboard. Returns a message for the person. */
export async function copySelection(
  engine: Engine,
  table: { readonly name: string; readonly schema: string; readonly table: string },
  columns: readonly GridColumn[],
  rect: Rect,
  format: CopyFormat,
): Promise<string> {
  const fault = copyFault(rect);
  if (fault) throw new Error(fault);
  // Columns that Postgres computes have no value yet.
  const chosen = columns.slice(rect.left, rect.right + 1).filter((column) => column.mark !== 'ƒ');
  if (chosen.length === 0) throw new Error('Postgres generates these values during the load: there is nothing to copy yet.');
  const text = textOf(engine, table, chosen, rect, format);
  // Passed immediately as a promise: browsers allow writing only shortly after the key press.
  if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
  else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then((plain) => new Blob([plain], { type: 'text/plain' })) })]);
  const rows = rect.bottom - rect.top + 1;
  return rows * chosen.length === 1 ? 'Copied' : `Copied ${formatCount(rows)} × ${formatCount(chosen.length)} cells`;
}

async function textOf(
  engine: Engine,
  table: { readonly name: string; readonly schema: string; readonly table: string },
  columns: readonly GridColumn[],
  rect: Rect,
  format: CopyFormat,
): Promise<string> {
  const names = columns.map((column) => column.name);
  const rows: (string | null)[][] = [];
  for (let first = rect.top; first <= rect.bottom; first += BATCH_ROWS) {
    const count = Math.min(BATCH_ROWS, rect.bottom - first + 1);
    const texts = await engine.rows(table.name, first, count, names);
    for (let row = 0; row < count; row++) rows.push(texts.map((column) => column?.[row] ?? null));
  }
  // Loaded on first use.
  const { copyText } = await loadCode(() => import('./copy-texts.ts'));
  return copyText(format, { table: { schema: table.schema, name: table.table }, columns, rows });
}
