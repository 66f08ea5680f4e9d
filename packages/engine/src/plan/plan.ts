import type { Blueprint, Diagnostic, SqlType, TableMode } from '@seedbed/contract';
import type { Column, Rows, Shape } from '../columns/column.ts';
import type { Ranks } from '../relations/spread.ts';
import type { Frame } from './frame.ts';

/** A compiled blueprint: every name is resolved, every count fixed, every column a pure function of its row number. */
export type Plan = {
  readonly blueprint: Blueprint;
  /** Parents before children, as far as the references allow. */
  readonly tables: readonly TablePlan[];
  readonly relations: readonly RelationPlan[];
  readonly loadSteps: readonly LoadStep[];
  /** Clamped row counts and other warnings, each with a pointer into the blueprint. */
  readonly diagnostics: readonly Diagnostic[];
  /** Tables that a migration dropped, which rows of others are made from; they are sent nowhere. */
  readonly dropped: readonly TablePlan[];
  /** Finds a table by its qualified name (`public.users`; also a dropped one), or by the bare name if only one schema has it. Throws Problem `not-found`. */
  table(name: string): TablePlan;
};

export type TablePlan = {
  /** `schema.name`, quoted as Postgres would quote it. */
  readonly name: string;
  readonly schema: string;
  /** The bare name. */
  readonly table: string;
  readonly mode: TableMode;
  readonly rows: number;
  /** Ascending. Rows that are not sent and that nothing refers to, because they would violate a key of the target's existing rows. */
  readonly left: readonly number[];
  /** Columns that we send, in the blueprint's order. */
  readonly columns: readonly ColumnPlan[];
  /** Generated columns: Postgres computes them, so no value is sent. */
  readonly omitted: readonly string[];
  readonly primaryKey: readonly string[];
  readonly keys: readonly KeyPlan[];
  /** All nodes of the table: the columns' own and their inputs. */
  readonly nodes: readonly ColumnNode[];
  /** Throws Problem `not-found`. */
  column(name: string): ColumnPlan;
};

export type ColumnPlan = {
  readonly name: string;
  /** Place in `TablePlan.columns`. */
  readonly index: number;
  readonly type: SqlType;
  readonly nullable: boolean;
  readonly shape: Shape;
  /** Whether rows may be NULL: then batches carry a mask. */
  readonly makesNulls: boolean;
  /** How it is generated, in words for people: `person.firstName`, `reference`, `constant`. */
  readonly generator: string;
  /** The number of different values that it can have; Infinity if that is practically unbounded. */
  readonly cardinality: number;
  /** Whether its numbers rise with the row: a sequence without set cells, values for children, or other changes. */
  readonly rises: boolean;
  /** Name of the relation that determines the parent. */
  readonly relation: string | null;
  /** An identity column: INSERT must override it. */
  readonly identity?: 'always' | 'byDefault';
  /** The sequence of its default, if it has one: the load sets it after the last value. */
  readonly sequence: string | null;
  /** Index into `TablePlan.nodes`: the values that keys, conditions and other columns use. */
  readonly node: number;
  /** The values as sent: the same node, or one that adds dirt. */
  readonly sent: number;
};

/**
 * One step in computing a column: fills its values (and `out.nulls`, if it produces NULLs) for the frame's rows,
 * reading other nodes from the frame.
 */
export type ColumnNode = {
  readonly id: number;
  readonly shape: Shape;
  readonly makesNulls: boolean;
  fill(rows: Rows, out: Column, frame: Frame): void;
};

/** A unique key, and how it is satisfied, in words for a report. */
export type KeyPlan = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly how: string;
  /** The largest row count for which the key still holds. */
  readonly largest: number;
};

/** The children of one parent: the rows `at(0) … at(count − 1)`. If they are consecutive, `first` is `at(0)`, otherwise null. */
export type Children = { readonly count: number; readonly first: number | null; at(ordinal: number): number };

export type RelationPlan = {
  /** The blueprint's name, or `child.columns -> parent`. */
  readonly name: string;
  /** Place in `blueprint.relations`. */
  readonly index: number;
  readonly child: string;
  readonly parent: string;
  readonly columns: readonly string[];
  readonly parentColumns: readonly string[];
  readonly owner: boolean;
  /** Whether some child may have no parent. */
  readonly optional: boolean;
  /**
   * Whether every child keeps its parent when its own table, or the parent table, grows. If not, the relation is
   * distributed again.
   */
  readonly keeps: { readonly children: boolean; readonly parents: boolean };
  /** The parent's row, or −1 if there is none. */
  parentOf(child: number): number;
  /** The row's place among the children of its parent, from 0; 0 without a parent. */
  ordinalOf(child: number): number;
  /** Throws Problem `unsatisfiable` for the few relations whose children can only be found by a scan. */
  childrenOf(parent: number): Children;
  /**
   * The children of many parents, if consecutive parents have consecutive children: `starts[i]` becomes the first child of the i-th parent,
   * `starts[count]` the end. Otherwise returns false and writes nothing.
   */
  fillStarts(parents: Rows, starts: Float64Array): boolean;
  /** Parents of many rows at once. */
  fill(rows: Rows, parents: Float64Array): void;
  /** The ranks of the parents, if the relation computes ranks before rows; otherwise null. */
  ranks(): Ranks | null;
};

/** A step of the load, in order. An update sets columns that were NULL at first, since they close a cycle or refer to later rows. */
export type LoadStep =
  | { readonly kind: 'copy'; readonly table: string; readonly leaveNull: readonly string[] }
  | { readonly kind: 'update'; readonly table: string; readonly columns: readonly string[]; readonly relation: string }
  /** NOT NULL references in a cycle: inserted in one statement, or, if `deferrable`, in one transaction with deferred constraints. */
  | { readonly kind: 'cycle'; readonly tables: readonly string[]; readonly deferrable: boolean };
