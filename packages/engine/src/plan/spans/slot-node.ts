import { allocColumn } from '../../columns/allocate.ts';
import { putText, startArena } from '../../columns/arena-writer.ts';
import type { Column, Shape } from '../../columns/column.ts';
import { cellText } from '../cell-text.ts';
import { scaleOf } from '../domains/bounds.ts';
import { power } from '../domains/power.ts';
import { plainSource } from '../domains/plain-source.ts';
import { drawsWithKey } from '../../random/draws-of.ts';
import type { ColumnDraft } from '../draft.ts';
import { addNode, type TableWork } from '../work.ts';
import type { SlotRule } from './slot-rule.ts';

export type Slot = { readonly rule: SlotRule; readonly part: 'range' | 'from' | 'to' };

/** The node of a column whose values are slots: one end, or the whole slot as a range. */
export function slotNode(table: TableWork, column: ColumnDraft, { rule, part }: Slot): number {
  const from = new Float64Array(2048);
  const to = new Float64Array(2048);
  if (part !== 'range') {
    const shape = shapeOf(column.type);
    const scale = scaleOf(column.type)!;
    return addNode(table, shape, false, (rows, out) => {
      rule.fill(rows, from, to);
      const ends = part === 'from' ? from : to;
      for (let i = 0; i < rows.count; i++) put(out, i, ends[i]!, scale.kind === 'double' ? power(10, scale.digits) : 1);
    });
  }
  const element = column.type.element!;
  const end = allocColumn(shapeOf(element), 1);
  const divisor = scaleOf(element)!.kind === 'double' ? power(10, scaleOf(element)!.digits) : 1;
  const text = (value: number) => {
    put(end, 0, value, divisor);
    return cellText(end, 0);
  };
  return addNode(table, { store: 'arena', as: 'literal' }, false, (rows, out) => {
    if (out.store !== 'arena') return;
    rule.fill(rows, from, to);
    startArena(out);
    for (let i = 0; i < rows.count; i++)
      putText(out, i, column.type.kind === 'multirange' ? `{["${text(from[i]!)}","${text(to[i]!)}")}` : `["${text(from[i]!)}","${text(to[i]!)}")`);
  });
}

/** How whole steps of an ordered type are stored. */
function shapeOf(type: ColumnDraft['type']): Shape {
  return plainSource(type, {}, () => drawsWithKey(0, 0)).shape;
}

function put(out: Column, row: number, steps: number, divisor: number): void {
  if (out.store === 'i32' || out.store === 'f53') out.values[row] = steps / divisor;
}
