import type { ColumnSource } from '../columns/source.ts';
import { chance } from '../values/uniform.ts';
import { sourceOf } from './column-source.ts';
import type { ColumnDraft } from './draft.ts';
import { referenceNode } from './reference-node.ts';
import { addNode, columnDraws, type ColumnWork, type RankRule, type TableWork, type Work } from './work.ts';

/** The node with a column's final values, built when it is first asked for. Null (and a fault) where that goes in a circle. */
export function finalNode(work: Work, column: ColumnDraft): number | null {
  const table = work.tables.get(column.table)!;
  const state = table.columns.get(column)!;
  if (state.final === 'busy') {
    work.faults.add(column.pointer, `${column.table.name}.${column.name} is made from itself.`);
    return null;
  }
  if (state.final !== null) return state.final;
  state.final = 'busy';
  const node = buildNode(work, table, column, state);
  state.final = node;
  return node;
}

function buildNode(work: Work, table: TableWork, column: ColumnDraft, state: ColumnWork): number | null {
  const [relation] = column.relations;
  if (relation) return referenceNode(work, table, column, work.relations.get(relation)!);
  const source = sourceOf(work, column);
  if (!source) return null;
  const node = state.rank && source.at ? rankedNode(table, source, state.rank) : addNode(table, source.shape, source.makesNulls === true, (rows, out, frame) => source.fill(rows, out, frame));
  return column.spec.nullRate && column.nullable ? nullsNode(work, table, column, node, column.spec.nullRate) : node;
}

function rankedNode(table: TableWork, source: ColumnSource, rank: RankRule): number {
  const ranks = new Float64Array(2048);
  return addNode(table, source.shape, false, (rows, out, frame) => {
    rank.fill(rows, ranks, frame);
    source.at!(ranks, rows.count, out);
  });
}

/** NULL where the first word of the row's draw lies below the rate, so that a rising rate only adds NULLs. */
function nullsNode(work: Work, table: TableWork, column: ColumnDraft, inner: number, rate: number): number {
  const draws = columnDraws(work, table.draft, column.name, 'null');
  const a = new Int32Array(2048);
  const b = new Int32Array(2048);
  const node = table.nodes[inner]!;
  // The values keep their own node's arrays: only the mask is laid over them.
  table.nodes[inner] = {
    ...node,
    makesNulls: true,
    fill(rows, out, frame) {
      const nulls = out.nulls!;
      if (!node.makesNulls) nulls.fill(0, 0, rows.count);
      node.fill(rows, out, frame);
      draws.fill(rows, a, b);
      for (let i = 0; i < rows.count; i++) if (chance(a[i]!, rate)) nulls[i] = 1;
    },
  };
  return inner;
}
