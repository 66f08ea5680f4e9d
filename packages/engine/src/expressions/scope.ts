import type { Frame } from '../plan/frame.ts';
import type { Value, ValueType } from './value.ts';

/** A compiled piece of an expression: `prepare` once a batch, then a value for each row of the frame. */
export type Compiled = {
  readonly type: ValueType;
  prepare(frame: Frame): (row: number) => Value;
  /** What `prepare` would read of all rows, at once; null where a row of this batch is NULL. Holds until it is asked again. */
  numbers?(frame: Frame): NumberList | null;
};

export type NumberList = Float64Array | Int32Array;

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

/** Folds the values of a row's children, NULLs left out; `value` is null for a count. */
export type Fold = {
  readonly type: ValueType;
  start(): void;
  add(value: Value): void;
  /** Adds `values[from] … values[to − 1]`, in that order. */
  addAll?(values: NumberList, from: number, to: number): void;
  end(): Value;
};
