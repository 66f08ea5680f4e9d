import { borrow, giveBack } from '../columns/scratch.ts';
import type { ColumnSource } from '../columns/source.ts';
import { chance } from '../values/uniform.ts';
import { cycleFault } from './cycle-fault.ts';
import { sendsNull, sourceOf } from './column-source.ts';
import type { ColumnDraft } from './draft.ts';
import { groupNodes } from './groups/group-nodes.ts';
import type { GroupWork } from './groups/group-work.ts';
import { conditionsOnColumn } from './groups/conditions-on-column.ts';
import { applyGuard } from './keys/guard.ts';
import { reuseNode } from './keys/reuse-node.ts';
import type { ColumnNode } from './plan.ts';
import { givenValuesNode } from './given-values/given-values-node.ts';
import { needsBuilt } from './needs-built.ts';
import { referenceNode } from './reference-node.ts';
import { setCellsNode } from './set-cells.ts';
import { slotNode } from './spans/slot-node.ts';
import { listedSource } from './existing/listed-source.ts';
import { isKept } from './existing/existing-rows.ts';
import { nullDraws } from './null-draws.ts';
import { addNode, type ColumnWork, type RankRule, type TableWork, type Work } from './work.ts';

/** The node with a column's final values, built on first use. Null (with a fault) if the column depends on itself. */
export function finalNode(work: Work, column: ColumnDraft): number | null {
  const table = work.tables.get(column.table)!;
  const state = table.columns.get(column)!;
  if (state.final === 'busy') {
    cycleFault(work, column);
    return null;
  }
  if (state.final !== null) return state.final;
  const group = table.groups.get(column);
  if (group) return groupMember(work, table, column, group);
  state.final = 'busy';
  work.path.push(column);
  const base = buildNode(work, table, column, state);
  work.path.pop();
  if (base !== null) maskNode(work, table, column, state, base);
  const node = base !== null && state.givenValues ? givenValuesNode(table, column, state.givenValues, base) : base;
  if (node !== null) {
    guardNode(table, column, state, node);
  }
  state.final = node === null ? null : setCellsNode(table, column, reuseNode(work, table, column, node, finalNode));
  return state.final;
}

/** All members of a group are built together. */
function groupMember(work: Work, table: TableWork, column: ColumnDraft, group: GroupWork): number | null {
  const members = group.columns.filter((member) => table.groups.get(member) === group);
  for (const member of members) table.columns.get(member)!.final = 'busy';
  const nodes = groupNodes(work, table, group, finalNode);
  for (const member of members) {
    const state = table.columns.get(member)!;
    const node = nodes[group.columns.indexOf(member)]!;
    state.final = node !== null && state.givenValues ? givenValuesNode(table, member, state.givenValues, node) : node;
    const present = group.variants.some(
      (variant) => conditionsOnColumn(variant, member.name)?.null !== true && conditionsOnColumn(variant, member.name) !== undefined,
    );
    if (state.final === null) continue;
    guardNode(table, member, state, state.final, !present);
    state.final = setCellsNode(table, member, state.final);
  }
  return table.columns.get(column)!.final as number | null;
}

function buildNode(work: Work, table: TableWork, column: ColumnDraft, state: ColumnWork): number | null {
  const listed = isKept(work, column.table) ? listedSource(work, column) : null;
  if (listed) return addNode(table, listed.shape, listed.makesNulls === true, (rows, out, frame) => listed.fill(rows, out, frame));
  const relation = table.governing.get(column);
  if (relation) return referenceNode(work, table, column, relation, finalNode);
  if (state.slot) return slotNode(table, column, state.slot);
  const source = sourceOf(work, column);
  if (!source || !needsBuilt(work, column, finalNode)) return null;
  if (state.rank && source.at) return rankedNode(table, source, state.rank, column.nullable && !state.neverNull);
  const makesNulls = source.makesNulls === true && ((column.nullable && !state.neverNull) || sendsNull(column));
  return addNode(table, source.shape, makesNulls, (rows, out, frame) => source.fill(rows, out, frame));
}

function rankedNode(table: TableWork, source: ColumnSource, rank: RankRule, mayBeNull: boolean): number {
  const absent = mayBeNull ? source.absent : undefined;
  return addNode(table, source.shape, absent !== undefined, (rows, out, frame) => {
    const scratch = borrow(rows.count);
    rank.fill(rows, scratch.x);
    source.at!(scratch.x, rows.count, out);
    absent?.(rows, out.nulls!, frame);
    giveBack(scratch);
  });
}

/** NULL if the first word of the row's draw is below the rate, so that a higher rate only adds NULLs. */
function maskNode(work: Work, table: TableWork, column: ColumnDraft, state: ColumnWork, id: number): void {
  const rate = column.spec.nullRate ?? 0;
  if (rate === 0 || !column.nullable || state.neverNull || table.governing.has(column)) return;
  const draws = nullDraws(work, table, column, rate);
  wrapNode(table, id, true, (node) => (rows, out, frame) => {
    const nulls = out.nulls!;
    if (!node.makesNulls) nulls.fill(0, 0, rows.count);
    node.fill(rows, out, frame);
    const scratch = borrow(rows.count);
    draws.fill(rows, scratch.a, scratch.b);
    for (let i = 0; i < rows.count; i++) if (chance(scratch.a[i]!, rate)) nulls[i] = 1;
    giveBack(scratch);
  });
}

function guardNode(table: TableWork, column: ColumnDraft, state: ColumnWork, id: number, toNull = true): void {
  if (state.guards.length === 0) return;
  const mayBeNull = column.nullable && !state.neverNull;
  wrapNode(table, id, mayBeNull, (node) => (rows, out, frame) => {
    if (!node.makesNulls) out.nulls?.fill(0, 0, rows.count);
    node.fill(rows, out, frame);
    for (const guard of state.guards) applyGuard(guard, rows, out, column, { nullable: mayBeNull && toNull, guards: state.guards });
  });
}

/** Wraps a node's fill function; the values remain in the node's own arrays. */
function wrapNode(table: TableWork, id: number, makesNulls: boolean, wrap: (node: ColumnNode) => ColumnNode['fill']): void {
  const node = table.nodes[id]!;
  table.nodes[id] = { id, shape: node.shape, makesNulls: makesNulls || node.makesNulls, fill: wrap(node) };
}
