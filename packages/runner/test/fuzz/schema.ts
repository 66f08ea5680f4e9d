import type { Sql } from './sql.ts';

/** A schema by the fuzzer, with hidden rows that prove it can be filled. */
export type FuzzSchema = {
  /** Extensions, types, domains and functions, in order of creation. */
  readonly preamble: readonly Preamble[];
  readonly tables: readonly FuzzTable[];
  readonly constraints: readonly FuzzConstraint[];
  /** The hidden rows exist before the product adds its own. */
  readonly standing?: boolean;
};

export type Preamble = { readonly name: string; readonly statement: string };

export type FuzzTable = {
  readonly name: string;
  readonly columns: readonly FuzzColumn[];
  /** By column name: a value as Postgres reads it, null for NULL. Generated columns are not there. */
  readonly rows: readonly Row[];
  /** The text after the list of columns: `PARTITION BY …`, `INHERITS (…)`. */
  readonly suffix?: string;
  /** Columns that the suffix mentions. */
  readonly keeps?: readonly string[];
  /** The table that it inherits from. */
  readonly parent?: string;
  /** Whole statements that create its partitions. */
  readonly partitions?: readonly string[];
  /**
   * Its hidden rows are inserted by a separate statement, after those of the earlier tables, because code reads these.
   */
  readonly apart?: boolean;
  /** Code of other tables fills it, and determines its row count. */
  readonly written?: boolean;
  /** The number of rows that it can have, if there are no hidden ones. */
  readonly holds?: number;
};

export type Row = Record<string, string | null>;

export type FuzzColumn = {
  readonly name: string;
  readonly type: string;
  readonly notNull?: boolean;
  /** DEFAULT, GENERATED …, COLLATE … */
  readonly suffix?: string;
  /** Columns that the suffix reads. */
  readonly reads?: readonly string[];
  readonly generated?: boolean;
  /** Already exists in the parent table. */
  readonly inherited?: boolean;
};

/** A CHECK, key, reference, exclusion, index or trigger: `text` is one or more whole statements. */
export type FuzzConstraint = {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly refers?: { readonly table: string; readonly columns: readonly string[] };
  readonly text: Sql;
};
