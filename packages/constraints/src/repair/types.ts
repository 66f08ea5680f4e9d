import type { SolveTools } from '../solve/types.ts';
import type { Blueprint, Diagnostic, Tier, TrialReport, TrialTools } from '@seedbed/contract';

/** A throwaway database with the schema, in which blueprints are tried. The runner gives it, so that repairing does no IO. */
export type TrialSession = {
  /** Compiles the blueprint and loads its sample into the empty schema. What was taken stays there until the next load. */
  load(blueprint: Blueprint): Promise<Loaded>;
  /**
   * Compiles the blueprint with the counts that it asks for, and loads the first rows of these tables with all that they refer to. Null where
   * the sample has these counts already, or the rows are too many. Of some tables far more rows than the first go in.
   */
  loadAsked?(blueprint: Blueprint, tables: ReadonlySet<string>, whole?: ReadonlySet<string>): Promise<Loaded | null>;
  /**
   * Loads as many of the first rows of these tables, and of those beside them, as are requested and not more than `most`, with all that they refer to; everything, where that
   * is little. Null where a sample has these counts already, or they refer to too many.
   */
  loadFirst?(
    blueprint: Blueprint,
    tables: ReadonlySet<string>,
    beside: ReadonlySet<string>,
    most: number,
  ): Promise<{ readonly loaded: Loaded; /** No table has more rows than were loaded. */ readonly whole: boolean } | null>;
  /** By table: rows that the blueprint asks for, as many of them as can be. */
  countsAsked?(blueprint: Blueprint): Promise<ReadonlyMap<string, number>>;
  /** The share of the session's time that is gone, from 0 to 1. */
  spent?(): number;
  readonly tools: TrialTools;
  /** Reads the code of triggers; without it they are known by what they refuse alone. */
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
  /** What is told behind how: two repairs that differ in it alone are one. */
  readonly said?: string;
  /** What it says something of: a later repair of the same is in its place. */
  readonly of?: string;
  /** The rows that Postgres took, where `how` counts them. */
  readonly taken?: number;
  /** The rows that the table keeps, where more were sent. */
  readonly largest?: number;
  /** What is reported about it, where that is more than how. */
  readonly diagnostic?: Diagnostic;
  /** Given up for good: it is not tried once more when all others are there. */
  readonly isFinal?: boolean;
  apply(blueprint: Blueprint): Blueprint;
};

/** A blueprint that was tried, and what was changed on the way to it. */
export type State = { readonly blueprint: Blueprint; readonly loaded: Loaded; readonly repairs: readonly Repair[] };

export type Repaired = {
  readonly blueprint: Blueprint;
  readonly report: TrialReport;
  /** Tables of which Postgres took every row at the first trial, before anything was repaired. */
  readonly firstTry: readonly string[];
  /** What was changed, and what was given up. */
  readonly repairs: readonly { readonly table: string; readonly tier: Tier; readonly how: string }[];
  /** What inference said and still holds. */
  readonly told: readonly Diagnostic[];
  readonly diagnostics: readonly Diagnostic[];
};
