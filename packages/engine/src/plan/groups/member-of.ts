import { sourceOf } from '../column-source.ts';
import type { ColumnDraft } from '../draft.ts';
import { referenceNode } from '../reference-node.ts';
import { needsBuilt } from '../needs-built.ts';
import { isDistinct } from '../keys/key-relations.ts';
import { slotNode } from '../spans/slot-node.ts';
import { nullDraws } from '../null-draws.ts';
import { addNode, type FinalNode, type TableWork, type Work } from '../work.ts';
import type { GroupWork } from './group-work.ts';
import { carrierOf, givenCarrier } from './carrier.ts';
import { memberSources, type Member } from './member.ts';
import { mixShapes } from './mixed-column.ts';
import { naturalOf } from './natural.ts';
import { computesFrom } from './cycle.ts';
import { tupleSources } from './tuples.ts';

export function memberOf(work: Work, table: TableWork, group: GroupWork, column: ColumnDraft, hidden: number, finalNode: FinalNode): Member | null {
  const state = table.columns.get(column)!;
  const relation = table.governing.get(column);
  // A member that is also in an earlier group keeps its value from there.
  const elsewhere = table.groups.get(column) !== group;
  // Tuples of accepted rows name their parents themselves.
  const isGiven = elsewhere || state.slot !== null || (relation !== undefined && !group.spec.rows);
  const given = state.slot
    ? slotNode(table, column, state.slot)
    : elsewhere
      ? finalNode(work, column)
      : relation && isGiven
        ? referenceNode(work, table, column, relation, finalNode)
        : null;
  if (isGiven && given === null) return null;
  const isBesides = (need: ColumnDraft): boolean => table.groups.get(need) === group || computesFrom(work, table, group, need);
  if (!isGiven && (!sourceOf(work, column) || !needsBuilt(work, column, finalNode, isBesides))) return null;
  const { sources, ofVariant, present } = group.spec.rows && !isGiven ? tupleSources(group, column) : memberSources(work, table, group, column);
  for (const source of sources) for (const need of source.needs ?? []) group.needs.add(need);
  const base = given === null ? null : table.nodes[given]!;
  const mixer = base ? null : mixShapes(sources.map((source) => source.shape));
  const shape = base?.shape ?? mixer!.shape;
  const rate = isGiven || state.neverNull ? 0 : (column.spec.nullRate ?? 0);
  const distinct = !base && !group.spec.rows && (state.rank !== null || isDistinct(work, table, column));
  const own = base ? base.makesNulls : sources.some((source) => source.makesNulls);
  const makesNulls = column.nullable && (own || rate > 0 || ofVariant.includes(-1));
  return {
    column,
    node: addNode(table, shape, makesNulls, (_rows, _out, frame) => void frame.node(hidden)),
    given,
    sources,
    ofVariant,
    present,
    rank: base ? null : state.rank,
    distinct,
    carrier: base ? givenCarrier(group, column) : distinct ? carrierOf(group, column, sources.length, state.neverNull) : null,
    mixer,
    nulls: rate > 0 && column.nullable ? { draws: nullDraws(work, table, column, rate), rate } : null,
    guards: state.guards,
    natural: naturalOf(shape, column.type),
  };
}
