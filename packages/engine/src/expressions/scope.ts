import type { Frame } from '../plan/frame.ts';
import type { NumberFold } from './number-folds.ts';
import type { Numbers } from './numbers.ts';
import type { Value, ValueType } from './value.ts';

/** A compiled node of an expression: `prepare` once per batch, then a value for each row of the frame. */
export type Compiled = {
  readonly type: ValueType;
  /** Whether its text is an array of one dimension, as Postgres writes it. */
  readonly isList?: boolean;
  prepare(frame: Frame): (row: number) => Value;
  /**
   * All rows of the frame at once, for numbers and times. Null if it reads a column that is not stored as numbers. The
   * answer is the same for every batch, so a cell never depends on the rows around it. The result is valid until the
   * next call.
   */
  numbers?(frame: Frame): Numbers | null;
  /** Whether reading single rows gives exactly the same numbers as `numbers`. */
  readonly readsNumbers?: boolean;
  /**
   * All rows at once of a top-level expression: stored like its single rows. Other expressions cannot use it as an
   * operand.
   */
  stored?(frame: Frame): Numbers | null;
};

/** Resolves the names in an expression. */
export type Scope = {
  /** A column of the row. */
  field(name: string): Compiled | null;
  /** The row of a parent, by the name `parent` (the owner) or by the name of the relation, table or column. */
  parent(name: string): { readonly scope: Scope; lift(inner: Compiled): Compiled } | null;
  /** The rows of children, by their table's or relation's name. */
  children(name: string): { readonly scope: Scope; aggregate(inner: Compiled | null, fold: Fold): Compiled } | null;
  /** The row's place by one of its references, by the name of the relation, table or column. Absent where rows have no place. */
  places?(name: string): Places | null;
  /** The place of a row, from 0, in the order of one value among the rows in which the others are the same. */
  rank?(order: Compiled, by: readonly Compiled[]): Compiled;
  /** The known names, for error messages. */
  readonly names: readonly string[];
};

/** Folds the values of a row's children, NULLs left out. */
export type Fold = {
  readonly type: ValueType;
  start(): void;
  add(value: Value): void;
  end(): Value;
  /** The same for numbers, for the children of many rows at once; null if not available. */
  readonly numbers: NumberFold | null;
};

/** The place of a row by a reference: among the rows of the same parent, and, in a reference to the same table, below its ancestors. */
export type Places = {
  readonly isTree: boolean;
  /** Among the rows of the same parent, from 0; 0 without a parent. */
  readonly place: Compiled;
  /** How many rows the parent has; 1 without one. */
  readonly siblings: Compiled;
  /** How many ancestors the row has. */
  readonly depth: Compiled;
  /** The numbers of a nested set, over all trees of the table. */
  readonly enter: Compiled;
  readonly leave: Compiled;
  /** The value that the first row of the tree has, or the row before or after this one; NULL without such a row. */
  at(step: 'root' | 'previous' | 'next', inner: Compiled): Compiled;
  /** The sum over the rows of the parent up to this one; NULLs left out. */
  running(inner: Compiled): Compiled;
  /** The first time after the row's own among those of the rows of its parent, whatever their order; NULL for the last, and in rows without a time. */
  later(inner: Compiled): Compiled;
  /** A time between both in the row's turn among the rows of its parent, each after the one before; `from` and `until` are the same for all rows of a parent. */
  turn(from: Compiled, until: Compiled): Compiled;
  /** The same with the rows of each parent in order of a column's numbers or times, equal ones as they stand, those without a value last. */
  inOrder(by: Compiled, column: string): Places;
  /** The texts of all ancestors from the first on, and the row's own, with `between` between them. */
  path(inner: Compiled, between: string): Compiled;
};
