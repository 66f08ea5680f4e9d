/** One row that Postgres rejected in a trial load, with its error. */
export type Counterexample = {
  /** The table whose rows were sent. */
  readonly table: string;
  readonly sqlstate: string;
  readonly message: string;
  /** The table named by the error, if it is a different one: a trigger wrote to it, or a reference leads to it. */
  readonly otherTable?: string;
  readonly constraint?: string;
  readonly column?: string;
  /** DETAIL: the key, or the row as Postgres saw it (a trigger may have changed it). */
  readonly detail?: string;
  /** CONTEXT: the functions and statements that led there. */
  readonly context?: string;
  /** Row of the plan, from 0. Absent if the whole statement failed and no row is known. */
  readonly row?: number;
  /** The sent values, by column. */
  readonly values?: Readonly<Record<string, string | null>>;
  /** The rows were inserted, but the UPDATE failed that sets these columns, which were initially NULL. */
  readonly setLater?: readonly string[];
  /** It failed only because rows of this table are missing. */
  readonly waitsFor?: string;
  /** No row was tried: the trial had reached its limit. */
  readonly untried?: true;
};

/** Why the rows of a table were not tried. */
export const UNTRIED = 'the trial reached its time limit before its rows were accepted';

export type TrialTable = {
  readonly table: string;
  /** Sent rows, and rows at the end (a trigger may drop, add or remove some). */
  readonly sent: number;
  readonly kept: number;
  /** All rows went in with the first statement. */
  readonly firstTry: boolean;
  readonly refused: number;
  /**
   * Rejected in one statement, though each row alone was accepted: only then does code that reads its own table see the
   * rows before each.
   */
  readonly isRowByRow?: true;
  /** Rows of the plan, from 0, that were not accepted: rejected, or silently dropped by a trigger. */
  readonly missing?: readonly number[];
  /** Tables in a cycle with this one, with rejected rows: the rows kept in one depend on the others. */
  readonly cycle?: readonly string[];
  /** At most 20 of them, no two alike. */
  readonly counterexamples: readonly Counterexample[];
  /** Other tables that received rows while this one was filled, from its triggers. */
  readonly writes: readonly { readonly table: string; readonly inserted: number; readonly updated: number }[];
};

/**
 * SQLSTATEs of code that does not end, by time or by depth: one row behaves like all, so rows are not tried one by one.
 */
export const ENDLESS: ReadonlySet<string> = new Set(['57014', '54001']);

/** The result of loading a whole plan into the throwaway database, with every constraint, rule and trigger on. */
export type TrialReport = {
  readonly tables: readonly TrialTable[];
  /**
   * Tables that the schema's own code scanned completely, for lack of an index: all rows scanned, including deleted
   * ones, and rows read from an index to evaluate an expression on each.
   */
  readonly walks?: readonly { readonly table: string; readonly passed: number; readonly read: number }[];
  readonly serverVersion: number;
  readonly seconds: number;
};

/**
 * Queries that tiers E and F send to Postgres, in a throwaway database that contains the schema. Values are texts in
 * Postgres' input form for the column's type, null for NULL.
 */
export type TrialTools = {
  /**
   * Tier E: for each candidate (one value per column, in the order of `columns`) whether `condition`, an SQL expression
   * over the columns' names, is true or NULL. Anything that is invalid for its type, or raises an error, is not
   * accepted.
   */
  accept(question: {
    readonly columns: readonly { readonly name: string; readonly type: string }[];
    readonly condition: string;
    readonly candidates: readonly (readonly (string | null)[])[];
  }): Promise<boolean[]>;
  /** `c = f(others)`: the value of `expression` for each row of the other columns, as text; null for NULL and for errors. */
  compute(question: {
    readonly columns: readonly { readonly name: string; readonly type: string }[];
    readonly expression: string;
    readonly rows: readonly (readonly (string | null)[])[];
  }): Promise<(string | null)[]>;
  /** The rows of a query as texts, over the trial's rows; null if it raises an error or takes too long. */
  ask?(sql: string): Promise<(string | null)[][] | null>;
  /**
   * Tier F: offers whole rows to a table, each in its own subtransaction with triggers on and deferred constraints
   * checked, until `wanted` are accepted. Accepted rows are kept for the rest of this trial. Outcomes are in the order
   * of `rows`; rows not offered have none.
   */
  offer(question: {
    readonly table: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly (string | null)[])[];
    readonly wanted: number;
  }): Promise<RowOutcome[]>;
  /** Rolls back the rows offered during `work` at its end, so that one rule's rows do not affect the next rule. */
  afresh?<T>(work: () => Promise<T>): Promise<T>;
};

/** `taken` is false without `refused` if a trigger or rule silently dropped the row. */
export type RowOutcome = { readonly taken: boolean; readonly refused?: Omit<Counterexample, 'table' | 'row' | 'values' | 'waitsFor'> };
