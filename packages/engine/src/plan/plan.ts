import type { Blueprint, Diagnostic, SqlType, TableMode } from '@seedbed/contract';
import type { Column, Rows, Shape } from '../columns/column.ts';
import type { Ranks } from '../relations/spread.ts';
import type { Frame } from './frame.ts';

/** A blueprint made ready: every name resolved, every count fixed, every column a pure function of its row number. */
export type Plan = {
  readonly blueprint: Blueprint;
  /** Parents before children, as far as the references allow. */
  readonly tables: readonly TablePlan[];
  readonly relations: readonly RelationPlan[];
  readonly loadSteps: readonly LoadStep[];
  /** Capped counts and other things that somebody should know of; each has a pointer into the blueprint. */
  readonly diagnostics: readonly Diagnostic[];
  /** By qualified name (`public.users`), or by the bare name where only one schema has it. Throws Problem `not-found`. */
  table(name: string): TablePlan;
};

export type TablePlan = {
  /** `schema.name`, quoted where Postgres would. */
  readonly name: string;
  readonly schema: string;
  /** The bare name. */
  readonly table: string;
  readonly mode: TableMode;
  readonly rows: number;
  /** Rows that are not sent, and that nothing refers to: they would violate a key of the target's existing rows. Rising. */
  readonly left: readonly number[];
  /** Columns that get a value from us, in the blueprint's order. */
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
  /** How it is made, in words for people: `person.firstName`, `reference`, `constant`. */
  readonly generator: string;
  /** Number of different values it can give; Infinity where that is not bounded in practice. */
  readonly cardinality: number;
  /** Whether its numbers rise with the row: a sequence without set cells, values for children, or other changes. */
  readonly rises: boolean;
  /** Name of the relation that gives the parent. */
  readonly relation: string | null;
  /** An identity column: INSERT must override it. */
  readonly identity?: 'always' | 'byDefault';
  /** Where it is the default of a sequence: the sequence to set behind the last value. */
  readonly sequence: string | null;
  /** Index into `TablePlan.nodes`: the values that keys, conditions and other columns use. */
  readonly node: number;
  /** The values as sent: the same node, or one that adds dirt. */
  readonly sent: number;
};

/** One step in making a column: fills its values (and `out.nulls`, if it makes nulls) for the frame's rows, reading other nodes from the frame. */
export type ColumnNode = {
  readonly id: number;
  readonly shape: Shape;
  readonly makesNulls: boolean;
  fill(rows: Rows, out: Column, frame: Frame): void;
};

/** A unique key and how it comes to hold, in words that a report can show. */
export type KeyPlan = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly how: string;
  /** The largest row count at which it still holds. */
  readonly largest: number;
};

/** The children of one parent: their rows are `at(0) … at(count − 1)`; where they follow each other, `first` is `at(0)`, else null. */
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
  /** Whether every child keeps its parent when its table, or the parents', gets more rows; else the relation is dealt again. */
  readonly keeps: { readonly children: boolean; readonly parents: boolean };
  /** The parent's row, or −1 for none. */
  parentOf(child: number): number;
  /** Throws Problem `unsatisfiable` for the few relations whose children cannot be determined without a scan. */
  childrenOf(parent: number): Children;
  /**
   * The children of many parents, if those of consecutive parents are consecutive: `starts[i]` becomes the first child of the i-th parent,
   * `starts[count]` the end. Else false, without writing.
   */
  fillStarts(parents: Rows, starts: Float64Array): boolean;
  /** Parents of many rows at once. */
  fill(rows: Rows, parents: Float64Array): void;
  /** The parents' ranks, where the relation tells them sooner than the parents; null where it does not. */
  ranks(): Ranks | null;
};

/** A step of the load, in order. An update sets columns that were NULL at first, since they close a cycle or refer to later rows. */
export type LoadStep =
  | { readonly kind: 'copy'; readonly table: string; readonly leaveNull: readonly string[] }
  | { readonly kind: 'update'; readonly table: string; readonly columns: readonly string[]; readonly relation: string }
  /** NOT NULL references in a cycle: all in one statement, or in one transaction with deferred constraints where `deferrable`. */
  | { readonly kind: 'cycle'; readonly tables: readonly string[]; readonly deferrable: boolean };
