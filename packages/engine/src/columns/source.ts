import type { Column, Rows, Shape } from './column.ts';

/**
 * Makes the values of one column, or of a member of an entity or group: a pure function of the row number. The plan adds null masks, unique
 * keys and conditions around it; the source itself ignores them.
 */
export type ColumnSource = {
  readonly shape: Shape;
  /** How many different values it can give; Infinity if that is not bounded in practice. */
  readonly cardinality: number;
  /** Fills positions 0 … rows.count − 1 of `out`, whose shape is this source's. `siblings` gives columns named in `needs`, filled for the same rows. */
  fill(rows: Rows, out: Column, siblings: Siblings): void;
  /** Columns of the same table that `fill` reads. */
  readonly needs?: readonly string[];
  /**
   * Values by rank, for unique keys: `out[i] = value(ranks[i])`, 0 ≤ rank < cardinality, all different. Without it the plan must find
   * another way to unique values, or report how many rows fit.
   */
  readonly at?: (ranks: Float64Array, count: number, out: Column) => void;
  /** The rank of a value as Postgres prints it, or −1. Finds rows by value without an index. */
  readonly rankOf?: (value: string) => number;
  /** The row to which `fill` itself gives the value of a rank; absent if finding it takes a search. */
  readonly rowOfRank?: (rank: number) => number;
  /** The row to which `fill` gives a value as Postgres prints it, or −1. For draws that can be inverted. The caller then checks the row. */
  readonly rowOf?: (value: string) => number;
  /**
   * For how many rows (0 … distinct − 1) `fill` itself never gives a value twice: a sequence, a permutation, a unique member of an
   * entity. Absent or less than the rows asked: a unique key then takes `at` with a permutation instead of `fill`.
   */
  readonly distinct?: number;
  /**
   * The lower a rank, the more natural its value (`Riverside`, … `Riverside 2`): a unique key then draws from as few ranks as its
   * table needs, not from all of them.
   */
  readonly plainFirst?: boolean;
  /** `fill` reads parents, children or other rows, so only the plan's own frames may call it. */
  readonly readsFrame?: boolean;
  /** Its texts fit the column's length, and `distinct` holds for texts as well as for values. */
  readonly fits?: boolean;
  /** The pieces that its texts consist of, if that is easy to see. */
  readonly composed?: Composed;
  /** Nulls that the source itself makes (a stamp of a state not reached): then `fill` writes `out.nulls`. */
  readonly makesNulls?: boolean;
};

/** A text with fixed ends; between them other columns of the row as they are, whatever the case of their letters: `row` is the row's number. */
export type Composed = {
  readonly head: string;
  readonly tail: string;
  readonly columns: readonly string[];
  /** Nothing else is between. */ readonly alone: boolean;
};

/** Columns of the same rows, by name. */
export type Siblings = { column(name: string): Column };
