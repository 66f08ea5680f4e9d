import type { Domain } from '@seedbed/contract';
import { allocColumn } from '../../columns/allocate.ts';
import { putBytes, putText, startArena } from '../../columns/arena-writer.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { cellText } from '../cell-text.ts';
import { plainSource } from '../domains/plain-source.ts';
import type { ColumnDraft } from '../draft.ts';
import { drawsWithKey } from '../../random/draws-of.ts';

/**
 * Replaces arrays with too few or too many elements, or with elements outside their domain, by arrays of plain
 * elements.
 */
export function fitArray({ type }: ColumnDraft, source: ColumnSource, domain: Domain): ColumnSource {
  const least = domain.minLength ?? 0;
  const most = domain.maxLength ?? Infinity;
  const element = type.element!;
  if ((least === 0 && most === Infinity && !domain.element) || source.shape.store !== 'arena') return source;
  const inner = allocColumn(source.shape, 2048);
  const elements = plainSource(element, domain.element ?? {}, () => drawsWithKey(1, 2));
  const cell = allocColumn(elements.shape, 1);
  const size = Math.max(1, elements.cardinality);
  const { at: _, rankOf: __, distinct: ___, ...rest } = source;
  const lists = plainSource(type, { ...domain, minLength: Math.max(1, least) }, () => drawsWithKey(1, 2));
  const written = (row: number, count: number) => {
    const texts: string[] = [];
    for (let i = 0; i < count; i++) {
      elements.at!(Float64Array.of((row + i) % size), 1, cell);
      texts.push(`"${cellText(cell, 0).replace(/["\\]/g, '\\$&')}"`);
    }
    return `{${texts.join(',')}}`;
  };
  return {
    ...rest,
    fill(rows, out, siblings) {
      if (out.store !== 'arena' || inner.store !== 'arena') return;
      source.fill(rows, inner, siblings);
      startArena(out);
      for (let i = 0; i < rows.count; i++) {
        const count = elementCount(cellText(inner, i));
        if (count >= least && count <= most && !domain.element) putBytes(out, i, inner.bytes.subarray(inner.offsets[i]!, inner.offsets[i + 1]!));
        else putText(out, i, written(rows.at ? rows.at[i]! : rows.first + i, Math.max(least, Math.min(most, count))));
      }
    },
    cardinality: lists.cardinality,
    at: lists.at!,
  };
}

/** Elements of a one-dimensional array literal. */
function elementCount(text: string): number {
  if (text === '{}') return 0;
  let count = 1;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '"') quoted = !quoted;
    else if (text[i] === ',' && !quoted) count++;
  }
  return count;
}
