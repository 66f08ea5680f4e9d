import type { Column, Rows, Shape } from './column.ts';

/**
 * Generates the values of one column, or of a member of an entity or group: a pure function of the row number. The plan
 * adds null masks, unique keys and conditions around it; the source itself ignores them.
 */
export type ColumnSource = {
  readonly shape: Shape;
  /** The number of different values it can generate; Infinity if that is not bounded in practice. */
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
  /** The row to which `fill` assigns the value of a rank; absent if finding the row requires a search. */
  readonly rowOfRank?: (rank: number) => number;
  /**
   * The row to which `fill` assigns a value (as Postgres prints it), or −1. Available if draws can be inverted; the
   * caller verifies the row.
   */
  readonly rowOf?: (value: string) => number;
  /**
   * The number of rows (0 … distinct − 1) for which `fill` never repeats a value: a sequence, a permutation, a unique
   * member of an entity. If it is absent or below the requested row count, a unique key uses `at` with a permutation
   * instead of `fill`.
   */
  readonly distinct?: number;
  /**
   * Lower ranks have more natural values (`Riverside`, … `Riverside 2`), so a unique key draws only from as many ranks
   * as its table needs.
   */
  readonly plainFirst?: boolean;
  /** `fill` reads parents, children or other rows, so only the plan's own frames may call it. */
  readonly readsFrame?: boolean;
  /** How often each rank comes in `fill`; absent if all come alike. */
  readonly weights?: readonly number[];
  /** Its texts fit the column's length, and `distinct` counts texts as well as values. */
  readonly fits?: boolean;
  /** The pieces that its texts consist of, if they are known. */
  readonly composed?: Composed;
  /** The source produces NULLs itself (the timestamp of a state not reached): `fill` then writes `out.nulls`. */
  readonly makesNulls?: boolean;
  /**
   * Marks the rows that have no value at all, by a condition on the row. Their other rows have values of one source, so that a unique key
   * can choose these by rank (`at`).
   */
  readonly absent?: (rows: Rows, nulls: Uint8Array, siblings: Siblings) => void;
};

/**
 * A text with a fixed prefix and suffix around other columns of the row, compared case-insensitively: `row` is the
 * row's number.
 */
export type Composed = {
  readonly head: string;
  readonly tail: string;
  readonly columns: readonly string[];
  /** The text contains nothing else. */ readonly alone: boolean;
};

/** Columns of the same rows, by name. */
export type Siblings = { column(name: string): Column };
