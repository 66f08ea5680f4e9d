import type { SolveTools } from '../solve/types.ts';
import type { Blueprint, Diagnostic, Tier, TrialReport, TrialTools } from '@seedbed/contract';

/** A throwaway database with the schema, for trials of blueprints. The runner provides it, so that repairing does no IO. */
export type TrialSession = {
  /**
   * Compiles the blueprint and loads its sample into the empty schema. Accepted rows remain there until the next load.
   */
  load(blueprint: Blueprint): Promise<Loaded>;
  /**
   * Compiles the blueprint with its requested counts, and loads the first rows of these tables with all rows to which
   * they refer. Null if the sample already has these counts, or if there are too many rows. For some tables, far more
   * than the first rows are loaded.
   */
  loadRequested?(blueprint: Blueprint, tables: ReadonlySet<string>, whole?: ReadonlySet<string>): Promise<Loaded | null>;
  /**
   * Loads the requested number of the first rows of these tables and their neighbours, at most `most`, with all rows to
   * which they refer; everything, if that is little. Null if a sample already has these counts, or if they refer to too
   * many rows.
   */
  loadFirst?(
    blueprint: Blueprint,
    tables: ReadonlySet<string>,
    beside: ReadonlySet<string>,
    most: number,
  ): Promise<{ readonly loaded: Loaded; /** No table has more rows than were loaded. */ readonly whole: boolean } | null>;
  /** The row counts that the blueprint requests, by table, as far as possible. */
  requestedCounts?(blueprint: Blueprint): Promise<ReadonlyMap<string, number>>;
  /** The used share of the session's time, from 0 to 1. */
  spent?(): number;
  readonly tools: TrialTools;
  /** Reads the code of triggers; without it only their errors are known. */
  readonly read?: SolveTools;
};

export type Loaded = {
  readonly report: TrialReport;
  /** The plan's columns and rows of a table, as texts in Postgres' input form. */
  rows(table: string, first: number, count: number): LoadedRows;
};

export type Load = (blueprint: Blueprint) => Promise<Loaded>;

export type LoadedRows = { readonly columns: readonly string[]; readonly rows: readonly (readonly (string | null)[])[] };

/** One change to a table of the blueprint, and why. */
export type Repair = {
  readonly table: string;
  readonly tier: Tier;
  readonly how: string;
  /** Added to `how` in messages: two repairs that differ only in this are the same. */
  readonly reason?: string;
  /** The subject of the repair: a later repair with the same one replaces it. */
  readonly of?: string;
  /** The number of rows that Postgres accepted, if `how` counts them. */
  readonly taken?: number;
  /** The rows that the table keeps, if more were sent. */
  readonly largest?: number;
  /** The diagnostic to report, if it is more than `how`. */
  readonly diagnostic?: Diagnostic;
  /** Given up permanently: not retried at the end. */
  readonly isFinal?: boolean;
  /** Given up because the trial reached its limit. */
  readonly isUntried?: boolean;
  apply(blueprint: Blueprint): Blueprint;
};

/** A blueprint that was tried, and the repairs that led to it. */
export type State = { readonly blueprint: Blueprint; readonly loaded: Loaded; readonly repairs: readonly Repair[] };

export type Repaired = {
  readonly blueprint: Blueprint;
  readonly report: TrialReport;
  /** Tables whose rows were all accepted in the first trial, before any repair. */
  readonly firstTry: readonly string[];
  /** The repairs, and the tables given up. */
  readonly repairs: readonly { readonly table: string; readonly tier: Tier; readonly how: string }[];
  /** Diagnostics of inference that still apply. */
  readonly reported: readonly Diagnostic[];
  readonly diagnostics: readonly Diagnostic[];
};
