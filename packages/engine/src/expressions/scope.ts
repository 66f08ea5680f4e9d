import type { Frame } from '../plan/frame.ts';
import type { NumberFold } from './number-folds.ts';
import type { Numbers } from './numbers.ts';
import type { Value, ValueType } from './value.ts';

/** A compiled node of an expression: `prepare` once per batch, then a value for each row of the frame. */
export type Compiled = {
  readonly type: ValueType;
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
