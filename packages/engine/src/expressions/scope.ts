import type { Frame } from '../plan/frame.ts';
import type { NumberFold } from './number-folds.ts';
import type { Numbers } from './numbers.ts';
import type { Value, ValueType } from './value.ts';

/** A compiled piece of an expression: `prepare` once per batch, then a value for each row of the frame. */
export type Compiled = {
  readonly type: ValueType;
  prepare(frame: Frame): (row: number) => Value;
  /**
   * All rows of the frame at once, for numbers and times. Null if it reads a column that is not stored as numbers. That is the same for
   * every batch, so that a cell never depends on the rows around it. The result is valid until the next call.
   */
  numbers?(frame: Frame): Numbers | null;
  /** Whether reading single rows gives the same numbers as `numbers`, to the last bit. */
  readonly readsNumbers?: boolean;
  /** All rows at once of an expression that is not part of another: stored like its single rows. Other expressions cannot compute with it. */
  stored?(frame: Frame): Numbers | null;
};

/** Resolves the names in an expression. */
export type Scope = {
  /** A column of the row. */
  field(name: string): Compiled | null;
  /** The row of a parent: `parent` for the owner's, or by the relation's, table's or column's name. */
  parent(name: string): { readonly scope: Scope; lift(inner: Compiled): Compiled } | null;
  /** The rows of children, by their table's or relation's name. */
  children(name: string): { readonly scope: Scope; aggregate(inner: Compiled | null, fold: Fold): Compiled } | null;
  /** The known names, for messages. */
  readonly names: readonly string[];
};

/** Folds the values of a row's children, NULLs left out. */
export type Fold = {
  readonly type: ValueType;
  start(): void;
  add(value: Value): void;
  end(): Value;
  /** The same over numbers, for the children of many rows at once; null if there is none. */
  readonly numbers: NumberFold | null;
};
