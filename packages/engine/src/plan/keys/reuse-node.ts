import { restart } from '../../columns/arena-writer.ts';
import type { ColumnNode } from '../plan.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { copyCell } from '../../generators/kit/copy-cell.ts';
import { chance, uniform53 } from '../../values/uniform.ts';
import type { ColumnDraft } from '../draft.ts';
import { isKept } from '../existing/existing-rows.ts';
import { addNode, columnDraws, type FinalNode, type TableWork, type Work } from '../work.ts';
import { meets } from './escape.ts';
import { rowAt } from './rank-rules.ts';

/** Rows looked up at once. */
const LOOKUP = 256;
/** How many of the first rows have one of the same number as the last to choose from. */
const NEAR = 64;

/** The share of rows outside a partial key's condition that take over the value of another row; 0 if the column is in no such key. */
export function reuseOf({ name, table: { spec } }: ColumnDraft): number {
  return (spec.uniqueKeys ?? []).find(({ columns, reuse }) => reuse !== undefined && columns.includes(name))?.reuse ?? 0;
}

/**
 * What a partial key allows: the value of a row that it binds once more, in a share of the rows that it does not bind. A deleted person has the mail of one
 * who signed up later. That row is later, and not from far away for the first rows, so that it stays the same when the table grows.
 */
export function reuseNode(work: Work, table: TableWork, column: ColumnDraft, base: number, finalNode: FinalNode): number {
  const share = reuseOf(column);
  const key = column.table.spec.uniqueKeys?.find(({ columns, reuse }) => reuse !== undefined && columns.includes(column.name));
  const [[name, wanted] = []] = Object.entries(key?.when ?? {});
  const condition = name === undefined ? undefined : column.table.columns.get(name);
  const shape = table.nodes[base]!.shape;
  // Only rows of which the key tells by one column.
  if (share === 0 || !condition || wanted === undefined || Object.keys(key!.when!).length > 1 || isKept(work, column.table)) return base;
  if (table.governing.has(column) || table.columns.get(condition)!.final === 'busy') return base;
  const marks = finalNode(work, condition);
  if (marks === null) return base;
  const values = Array.isArray(wanted) ? wanted : [wanted];
  const texts = values.filter((value) => value !== null);
  const draws = columnDraws(work, column.table, name!, 'reuse');
  const fill: ColumnNode['fill'] = (rows, out, frame) => {
    const from = frame.node(base);
    const state = frame.node(marks);
    const binds = (column: typeof state, i: number): boolean => (column.nulls?.[i] ? values.includes(null) : texts.length > 0 && meets(column, i, texts));
    const scratch = borrow(rows.count);
    draws.fill(rows, scratch.a, scratch.b);
    const others: { readonly at: number; readonly row: number }[] = [];
    for (let i = 0; i < rows.count; i++) {
      const row = rowAt(rows, i);
      const other = row + 1 + Math.floor(uniform53(scratch.b[i]!, Math.imul(scratch.b[i]!, 0x9e3779b1)) * (row + NEAR));
      if (other < column.table.rows && chance(scratch.a[i]!, share) && !binds(state, i)) others.push({ at: i, row: other });
    }
    giveBack(scratch);
    restart(out);
    let next = 0;
    for (let first = 0; first <= others.length; first += LOOKUP) {
      const some = others.slice(first, first + LOOKUP);
      const beside = frame.other(`reuse ${column.name}`, column.table.name, LOOKUP);
      if (some.length > 0) beside.reset({ first: 0, count: some.length, at: Float64Array.from(some, ({ row }) => row) });
      const [cells, kept] = some.length > 0 ? [beside.node(base), beside.node(marks)] : [from, state];
      for (const [k, { at }] of some.entries()) {
        for (; next < at; next++) put(next, next, from);
        const isTaken = !cells.nulls?.[k] && binds(kept, k);
        put(at, isTaken ? k : at, isTaken ? cells : from);
        next = at + 1;
      }
    }
    for (; next < rows.count; next++) put(next, next, from);

    function put(at: number, i: number, source: typeof from): void {
      const isNull = source.nulls?.[i] === 1;
      if (out.nulls) out.nulls[at] = isNull ? 1 : 0;
      if (out.store === 'parts' && source.store === 'parts') out.parts.forEach((part, k) => part && (part[at] = source.parts[k]![i]!));
      else if (!isNull || out.store === 'arena') copyCell(source, i, out, at);
    }
  };
  return addNode(table, shape, table.nodes[base]!.makesNulls, fill);
}
