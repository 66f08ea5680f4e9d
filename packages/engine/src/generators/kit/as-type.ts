import { allocColumn, rowsOf } from '../../columns/allocate.ts';
import { startArena } from '../../columns/arena-writer.ts';
import type { Column, Shape } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';
import type { CompileContext } from '../definition.ts';
import { cellText } from '../../plan/cell-text.ts';
import { fitter } from './text-source.ts';
import { textStore } from './text-store.ts';
import { familyOf, longest } from './type-families.ts';

/**
 * A source of dictionary or parts texts, converted to the column's type: unchanged if the column is a text with room
 * for every value, otherwise written cell by cell, in the column's case and length.
 */
export function asType(context: CompileContext, source: ColumnSource, shorten?: (text: string, most: number) => string): ColumnSource {
  const most = longest(context.type, context.domain.maxLength);
  if (familyOf(context.type) === 'text' && !context.domain.case && longestOf(source.shape) <= most) return source;
  const target = textStore(context.type);
  if (!target) context.fail('', `This generator makes text; a column of type ${context.type.name} does not take it.`);
  const plain = fitter(context, most);
  const fit = shorten ? (text: string) => plain(text.length <= most ? text : shorten(text, most)) : plain;
  const write = (from: Column, count: number, out: Column): void => {
    if (out.store !== 'arena') return;
    startArena(out);
    for (let i = 0; i < count; i++) target.put(out, i, fit(cellText(from, i)));
  };
  let own: Column | null = null;
  const column = (count: number): Column => (own && rowsOf(own) >= count ? own : (own = allocColumn(source.shape, count)));
  const { at, distinct: _, ...rest } = source;
  return {
    ...rest,
    shape: target.shape,
    fill(rows, out, siblings) {
      const from = column(rows.count);
      source.fill(rows, from, siblings);
      if (source.makesNulls && from.nulls) (out.nulls ??= new Uint8Array(from.nulls.length)).set(from.nulls.subarray(0, rows.count));
      write(from, rows.count, out);
    },
    // Shortened texts may no longer differ, so they have no ranks.
    ...(at && longestOf(source.shape) <= most
      ? {
          at(ranks: Float64Array, count: number, out: Column) {
            const from = column(count);
            at(ranks, count, from);
            write(from, count, out);
          },
        }
      : {}),
    ...(source.distinct !== undefined && longestOf(source.shape) <= most ? { distinct: source.distinct } : {}),
  };
}

/** Maximum number of characters in a text of this shape. */
function longestOf(shape: Shape): number {
  if (shape.store === 'dict') return Math.max(0, ...shape.dictionary.texts.map((text) => text.length));
  if (shape.store !== 'parts') return Infinity;
  let sum = 0;
  for (const part of shape.parts) {
    if (part.kind === 'literal') sum += part.text.length;
    else if (part.kind === 'dict') sum += part.dictionary.texts.reduce((most, text) => Math.max(most, text.length), 0);
    else sum += Math.max(part.width, part.alphabet ? 0 : String(part.max).length);
  }
  return sum;
}
