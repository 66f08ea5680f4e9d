import type { Column } from '../columns/column.ts';
import { copyFirst } from '../columns/copy-first.ts';
import { putBytes, startArena } from '../columns/arena-writer.ts';

/** Copies the values of the first `count` rows into a column of the same shape. The caller copies the masks. */
export function copyValues(from: Column, to: Column, count: number): void {
  if (from.store === 'i32' && to.store === 'i32') copyFirst(from.values, to.values, count);
  else if (from.store === 'f53' && to.store === 'f53') copyFirst(from.values, to.values, count);
  else if (from.store === 'dict' && to.store === 'dict') copyFirst(from.indices, to.indices, count);
  else if (from.store === 'i64' && to.store === 'i64') {
    copyFirst(from.low, to.low, count);
    copyFirst(from.high, to.high, count);
  } else if (from.store === 'bits128' && to.store === 'bits128') {
    for (let word = 0; word < 4; word++) copyFirst(from.words[word]!, to.words[word]!, count);
  } else if (from.store === 'parts' && to.store === 'parts') {
    from.parts.forEach((part, i) => part && copyFirst(part, to.parts[i]!, count));
  } else if (from.store === 'arena' && to.store === 'arena') {
    startArena(to);
    for (let row = 0; row < count; row++) putBytes(to, row, from.bytes.subarray(from.offsets[row]!, from.offsets[row + 1]!));
  } else {
    throw new Error(`A ${from.store} column cannot be copied into a ${to.store} column.`);
  }
}
