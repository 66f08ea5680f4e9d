import type { Blueprint, Diagnostic } from '@seedbed/contract';
import type { ReadBack } from '@seedbed/postgres/load';
import type { Shard } from '../rows/row-part.ts';

export type LoadProgress = {
  readonly table: string;
  readonly state: 'waiting' | 'running' | 'done' | 'skipped';
  readonly rows: number;
  readonly total: number;
  readonly bytes: number;
  /** Number of these rows that an earlier attempt sent. */
  readonly found?: number;
  /** Seconds of this table alone, so far; null while it waits. */
  readonly seconds: number | null;
};

/** `rows`: that the load added; `there`: that the table then holds, where the load sent none itself. */
export type LoadedTable = {
  readonly table: string;
  readonly rows: number;
  readonly there?: number;
  readonly bytes: number;
  readonly seconds: number;
  readonly note?: string;
};

/** A table as it was loaded. `digest`: of the values that were sent; absent if nothing computed it since, or the role could not read them. */
export type LockedTable = {
  readonly rows: number;
  readonly digest?: string;
  /** Rows of others that were there, to which the load appended. */
  readonly beside?: number;
  /** Columns that a later blueprint makes otherwise, because a migration changed what decides them. */
  readonly otherwise?: readonly string[];
};

/** What decides the rows of a database, and the rows: everything here is the same for the same load on any machine. */
export type LoadedState = {
  /** Of the rules that make values. */
  readonly generator: number;
  /** SHA-256 of the blueprint that was given, and of the one as loaded, if options or the target changed it. */
  readonly blueprint: { readonly sha256: string; readonly loaded?: string };
  readonly seed: string | number;
  readonly locale: Blueprint['locale'];
  readonly referenceDate: string;
  readonly slide?: number;
  /** By qualified name. */
  readonly tables: Readonly<Record<string, LockedTable>>;
};

export type LoadReport = {
  readonly tables: readonly LoadedTable[];
  /** Of the generated rows that were sent. */
  readonly rows: number;
  readonly bytes: number;
  readonly seconds: number;
  readonly diagnostics: readonly Diagnostic[];
  /** The target's content after the load; null if it could not be read, which a diagnostic reports. */
  readonly readBack: ReadBack | null;
  /**
   * For one of many shards: the rows of its parts; `overSince`: when everything was finished before this one began
   * (UTC).
   */
  readonly shard?: Shard & { readonly rows: number; readonly overSince?: string };
  /**
   * For a resumed load in parts: the rows that this call sent; `overSince`: when the load had ended, so that nothing
   * changed (UTC).
   */
  readonly resumed?: { readonly rows: number; readonly overSince?: string };
  /** With `lock`: what a lock file says of it. Absent after a load that adds to other rows. */
  readonly loaded?: LoadedState | undefined;
};
