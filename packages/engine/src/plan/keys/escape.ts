import type { Column } from '../../columns/column.ts';
import type { Dictionary } from '../../columns/dictionary.ts';
import { cellText } from '../cell-text.ts';

/** `avoided`: values to take only if no other value is possible. */
type Ways = { readonly nullable: boolean; readonly avoided: readonly (string | null)[]; readonly accepts: (text: string) => boolean };

/** The maximum distance to search for another number, for a column without a list. */
const MAX_STEPS = 64;

/** Whether the cell has one of these values. */
export function meets(out: Column, at: number, texts: readonly string[]): boolean {
  const text = cellText(out, at);
  return texts.some((value) => text === value || (isFlag(out) && text[0] === value[0]));
}

/**
 * Changes a cell to a value outside `texts`: the other boolean, another label, NULL if the column is nullable, or a
 * nearby number.
 */
export function escape(out: Column, at: number, row: number, texts: readonly string[], { nullable, avoided, accepts }: Ways): void {
  if (out.store === 'i32' && isFlag(out)) out.values[at] = 1 - out.values[at]!;
  else if (out.store === 'dict' && out.shape.store === 'dict' && takeLabel(out.indices, at, row, out.shape.dictionary, texts, { avoided, accepts })) return;
  else if (nullable && out.nulls) out.nulls[at] = 1;
  else if (out.store === 'i32' || out.store === 'f53') takeNumber(out, at, texts, accepts);
}

function isFlag({ shape }: Column): boolean {
  return shape.store === 'i32' && shape.as === 'bool';
}

/** For a single value, the next label. For several values, one of the others by row number, so that the cells do not all become the same. */
function takeLabel(
  indices: { [at: number]: number },
  at: number,
  row: number,
  { size, texts: labels }: Dictionary,
  texts: readonly string[],
  { avoided, accepts }: Omit<Ways, 'nullable'>,
): boolean {
  if (avoided.length === 1) {
    if (size > 1) indices[at] = (indices[at]! + 1) % size;
    return size > 1;
  }
  const outside = (values: readonly (string | null)[]): number[] =>
    labels.flatMap((label, index) => (!values.includes(label) && accepts(label) ? [index] : []));
  const free = outside(avoided);
  const others = free.length > 0 ? free : outside(texts);
  if (others.length === 0) return false;
  indices[at] = others[(Math.imul((row + 1) | 0, 0x9e3779b1) >>> 8) % others.length]!;
  return true;
}

function takeNumber(out: Column & { readonly store: 'i32' | 'f53' }, at: number, texts: readonly string[], accepts: (text: string) => boolean): void {
  const value = out.values[at]!;
  for (let step = 1; step <= MAX_STEPS; step++) {
    for (const next of [value + step, value - step]) {
      out.values[at] = next;
      // With a single value, the next lower number is used if it fits.
      if ((texts.length === 1 && next < value) || (accepts(cellText(out, at)) && !meets(out, at, texts))) return;
    }
  }
  out.values[at] = value;
}
