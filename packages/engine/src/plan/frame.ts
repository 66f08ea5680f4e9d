import { allocColumn } from '../columns/allocate.ts';
import type { Column, Rows } from '../columns/column.ts';
import { RowMemory } from '../columns/row-memory.ts';
import type { Siblings } from '../columns/source.ts';
import type { ColumnDraft } from './draft.ts';
import { parentsOf } from './parents-of.ts';
import type { ColumnNode, RelationPlan, TablePlan } from './plan.ts';

/** Cells of one table for one set of rows. Each node is filled once, on first use. */
export type Frame = Siblings & {
  readonly rows: Rows;
  node(id: number): Column;
  /** While the plan is being made: the cells of a column of these rows, which has no node yet. */
  early?(column: ColumnDraft): Column;
  /** The arrays of a node, not yet filled: for a node that also fills other nodes. */
  storage(id: number): Column;
  /** The parent's row of each row, −1 for none. */
  parents(relation: RelationPlan): Float64Array;
  /** The parents' cells, in the order of this frame's rows; those of row 0 if there is no parent. */
  parent(relation: RelationPlan): Frame;
  /** A frame for other rows of any table, kept under a name and reused for the next batch. */
  other(name: string, table: string, capacity: number): ResettableFrame;
};

type ResettableFrame = Frame & { reset(rows: Rows): void };

/** The part of a plan that a frame needs; drafts have it too. */
type TableSource = { table(name: string): TablePlan };

type ParentFrame = { frame: ResettableFrame; stamp: number };

/** Opens a frame for up to `capacity` rows at a time. Allocates its arrays once and refills them after each `reset`. */
export function openFrame(plan: TableSource, table: TablePlan, capacity: number): ResettableFrame {
  return new TableFrame(plan, table, capacity);
}

/** A class, so that all frames share their methods' code without closures: see `random/draws-of.ts`. */
class TableFrame implements ResettableFrame {
  rows: Rows = { first: 0, count: 0, at: null };
  readonly #plan: TableSource;
  readonly #table: TablePlan;
  readonly #nodes: readonly ColumnNode[];
  readonly #capacity: number;
  readonly #columns: (Column | undefined)[] = [];
  readonly #stamps: number[] = [];
  readonly #parentFrames: (ParentFrame | undefined)[] = [];
  readonly #others = new Map<string, ResettableFrame>();
  readonly #memory: RowMemory;
  #stamp = 0;

  constructor(plan: TableSource, table: TablePlan, capacity: number) {
    this.#plan = plan;
    this.#table = table;
    this.#nodes = table.nodes;
    this.#capacity = capacity;
    this.#memory = new RowMemory(capacity);
  }

  reset(rows: Rows): void {
    this.rows = { first: rows.first, count: rows.count, at: rows.at, memory: this.#memory };
    this.#memory.turn();
    this.#stamp++;
  }

  storage(id: number): Column {
    const known = this.#columns[id];
    if (known) return known;
    const node = this.#nodes[id]!;
    const column = allocColumn(node.shape, this.#capacity);
    if (node.makesNulls) column.nulls = new Uint8Array(this.#capacity);
    return (this.#columns[id] = column);
  }

  node(id: number): Column {
    const column = this.storage(id);
    if (this.#stamps[id] !== this.#stamp) {
      this.#stamps[id] = this.#stamp;
      this.#nodes[id]!.fill(this.rows, column, this);
    }
    return column;
  }

  column(name: string): Column {
    return this.node(this.#table.column(name).node);
  }

  parents(relation: RelationPlan): Float64Array {
    return parentsOf(relation, this.rows, NO_ROOM);
  }

  parent(relation: RelationPlan): Frame {
    const entry = (this.#parentFrames[relation.index] ??= { frame: openFrame(this.#plan, this.#plan.table(relation.parent), this.#capacity), stamp: 0 });
    if (entry.stamp !== this.#stamp) {
      entry.stamp = this.#stamp;
      const { count } = this.rows;
      const at = this.parents(relation);
      entry.frame.reset({ first: 0, count, at: relation.optional ? withoutMissing(at, count) : at });
    }
    return entry.frame;
  }

  other(name: string, tableName: string, capacity: number): ResettableFrame {
    let other = this.#others.get(name);
    if (!other) this.#others.set(name, (other = openFrame(this.#plan, this.#plan.table(tableName), capacity)));
    return other;
  }
}

/** A frame's rows have memory of their own. */
const NO_ROOM = new Float64Array(0);

function withoutMissing(parents: Float64Array, count: number): Float64Array {
  const at = new Float64Array(count);
  for (let i = 0; i < count; i++) at[i] = Math.max(0, parents[i]!);
  return at;
}
