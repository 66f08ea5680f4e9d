import { putBytes, putText } from '../../columns/arena-writer.ts';
import type { Column, Shape } from '../../columns/column.ts';
import { cellText } from '../../plan/cell-text.ts';

/** Whether cells of one shape can be copied to the other without conversion. */
export function sameShape(one: Shape, other: Shape): boolean {
  if (one.store !== other.store) return false;
  if (one.store === 'dict' || one.store === 'parts') return one === other;
  if ('as' in one && 'as' in other && one.as !== other.as) return false;
  return !('scale' in one && 'scale' in other) || one.scale === other.scale;
}

/** Copies one cell to another column, in row order; an arena accepts the text of any shape. */
export function copyCell(from: Column, row: number, out: Column, at: number): void {
  if (out.store === 'arena') {
    if (from.store === 'arena') putBytes(out, at, from.bytes.subarray(from.offsets[row]!, from.offsets[row + 1]!));
    else putText(out, at, cellText(from, row));
  } else if ((out.store === 'i32' && from.store === 'i32') || (out.store === 'f53' && from.store === 'f53')) out.values[at] = from.values[row]!;
  else if (out.store === 'bits128' && from.store === 'bits128') for (let word = 0; word < 4; word++) out.words[word]![at] = from.words[word]![row]!;
  else if (out.store === 'i64' && from.store === 'i64') {
    out.low[at] = from.low[row]!;
    out.high[at] = from.high[row]!;
  } else if (out.store === 'dict' && from.store === 'dict') out.indices[at] = from.indices[row]!;
}
