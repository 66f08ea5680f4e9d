import { allocColumn } from '../columns/allocate.ts';
import type { Column, Rows } from '../columns/column.ts';
import type { Siblings } from '../columns/source.ts';
import type { RelationPlan, TablePlan } from './plan.ts';

/** Cells of one table for one set of rows. Each node is filled once, when it is first asked for. */
export type Frame = Siblings & {
  readonly rows: Rows;
  node(id: number): Column;
  /** The arrays of a node, not filled: for a node that fills others beside itself. */
  storage(id: number): Column;
  /** The parent's row of each row, −1 for none. */
  parents(relation: RelationPlan): Float64Array;
  /** The parents' cells, in the order of this frame's rows; row 0 stands where there is no parent. */
  parent(relation: RelationPlan): Frame;
  /** A frame for other rows of any table, kept under a name for the next batch. */
  other(name: string, table: string, capacity: number): ResettableFrame;
};

export type ResettableFrame = Frame & { reset(rows: Rows): void };

/** What a frame needs of a plan; drafts of a plan have it as well. */
export type TableSource = { table(name: string): TablePlan };

type ParentRows = { at: Float64Array; stamp: number; frame: ResettableFrame | null; frameStamp: number };

/** Opens a frame for up to `capacity` rows at a time. Its arrays are made once and filled anew after each `reset`. */
export function openFrame(plan: TableSource, table: TablePlan, capacity: number): ResettableFrame {
  const columns: (Column | undefined)[] = [];
  const stamps: number[] = [];
  const parentRows: (ParentRows | undefined)[] = [];
  const others = new Map<string, ResettableFrame>();
  let stamp = 0;
  let rows: Rows = { first: 0, count: 0, at: null };

  function rowsOfParents(relation: RelationPlan): ParentRows {
    const entry = (parentRows[relation.index] ??= { at: new Float64Array(capacity), stamp: 0, frame: null, frameStamp: 0 });
    if (entry.stamp !== stamp) {
      entry.stamp = stamp;
      relation.fill(rows, entry.at);
    }
    return entry;
  }

  function storage(id: number): Column {
    const known = columns[id];
    if (known) return known;
    const node = table.nodes[id]!;
    const column = allocColumn(node.shape, capacity);
    if (node.makesNulls) column.nulls = new Uint8Array(capacity);
    return (columns[id] = column);
  }

  const frame: ResettableFrame = {
    get rows() {
      return rows;
    },
    reset(next) {
      rows = next;
      stamp++;
    },
    storage,
    node(id) {
      const column = storage(id);
      if (stamps[id] !== stamp) {
        stamps[id] = stamp;
        table.nodes[id]!.fill(rows, column, frame);
      }
      return column;
    },
    column(name) {
      return frame.node(table.column(name).node);
    },
    parents(relation) {
      return rowsOfParents(relation).at;
    },
    parent(relation) {
      const entry = rowsOfParents(relation);
      entry.frame ??= openFrame(plan, plan.table(relation.parent), capacity);
      if (entry.frameStamp !== stamp) {
        entry.frameStamp = stamp;
        entry.frame.reset({ first: 0, count: rows.count, at: relation.optional ? withoutMissing(entry.at, rows.count) : entry.at });
      }
      return entry.frame;
    },
    other(name, tableName, otherCapacity) {
      let other = others.get(name);
      if (!other) others.set(name, (other = openFrame(plan, plan.table(tableName), otherCapacity)));
      return other;
    },
  };
  return frame;
}

function withoutMissing(parents: Float64Array, count: number): Float64Array {
  const at = new Float64Array(count);
  for (let i = 0; i < count; i++) at[i] = Math.max(0, parents[i]!);
  return at;
}
