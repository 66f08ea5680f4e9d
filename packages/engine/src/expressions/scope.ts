import type { Frame } from '../plan/frame.ts';
import type { NumberFold } from './number-folds.ts';
import type { Numbers } from './numbers.ts';
import type { Value, ValueType } from './value.ts';

/** A compiled piece of an expression: `prepare` once a batch, then a value for each row of the frame. */
export type Compiled = {
  readonly type: ValueType;
  prepare(frame: Frame): (row: number) => Value;
  /**
   * All rows of the frame at once, for numbers and times. Null where a column that is read is not kept as numbers: that is so for
   * every batch or for none, so that a cell never depends on the rows around it. Holds until it is asked again.
   */
  numbers?(frame: Frame): Numbers | null;
  /** Whether single rows read what `numbers` gives, to the last bit. */
  readonly readsNumbers?: boolean;
  /** All rows at once of a piece that stands alone: they are stored as its single rows would be. Others cannot reckon with it. */
  stored?(frame: Frame): Numbers | null;
};

/** What names mean in an expression. */
export type Scope = {
  /** A column of the row. */
  field(name: string): Compiled | null;
  /** The row of a parent: `parent` for the owner's, or by the relation's, table's or column's name. */
  parent(name: string): { readonly scope: Scope; lift(inner: Compiled): Compiled } | null;
  /** The rows of children, by their table's or relation's name. */
  children(name: string): { readonly scope: Scope; aggregate(inner: Compiled | null, fold: Fold): Compiled } | null;
  /** Names that may be meant, for messages. */
  readonly names: readonly string[];
};

/** Folds the values of a row's children, NULLs left out. */
export type Fold = {
  readonly type: ValueType;
  start(): void;
  add(value: Value): void;
  end(): Value;
  /** The same over numbers, for the children of many rows at once; null where there is none. */
  readonly numbers: NumberFold | null;
};
