import type { Blueprint, Diagnostic, DriftChange, StatedColumn } from '@seedbed/contract';
import type { ColumnCounts, Filled, Recognized } from '@seedbed/postgres/refresh';
import type { LoadOptions } from '../../load/options.ts';

export type RefreshOptions = Pick<LoadOptions, 'signal' | 'hurry' | 'onReached' | 'onTakenBack' | 'onProgress' | 'onStep'> & {
  /** Only counts, without writing. */
  readonly dry?: boolean;
  /**
   * Fills only these tables, new or with new columns. A new table in a schema outside the blueprint is filled only if
   * named.
   */
  readonly tables?: readonly string[];
  /** Loaded tables of which most rows were deleted on purpose. For others, fewer than half found is an error. */
  readonly deleted?: readonly string[];
  /** Columns by qualified table that the rows have otherwise than the blueprint makes them, as a lock lists them. */
  readonly otherwise?: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  /** What code states about columns: new ones hold these values. */
  readonly stated?: readonly StatedColumn[] | undefined;
  /** Applies the caller's overlay to the new blueprint. `changes`: what is new in it. */
  readonly overlay?: (blueprint: Blueprint, changes: readonly DriftChange[]) => Promise<Blueprint>;
};

/** An existing table, and its new columns. */
export type RefreshedTable = Recognized & {
  readonly table: string;
  /** The key that identified its rows. */
  readonly key: readonly string[];
  readonly columns: readonly ColumnCounts[];
  readonly refused: Filled['refused'];
  readonly triggers: Filled['triggers'];
  /** Columns with values that cannot be distinguished from chosen ones, and why. */
  readonly opaque: readonly { readonly column: string; readonly why: string }[];
};

/** `later`: it was not requested, and another refresh may fill it. `otherwise`: the blueprint makes it in another way than the rows have it. */
export type LeftAsIs = { readonly table: string; readonly column?: string; readonly why: string; readonly later?: true; readonly otherwise?: true };

export type RefreshReport = {
  readonly dry: boolean;
  /** How the load differed from the given blueprint, by the record in the target: its rows were found by that. Null if it did not. */
  readonly recorded: string | null;
  readonly changes: readonly DriftChange[];
  /** The blueprint for the next refresh. It fits the current database, without pending parts, which a later refresh finds new again. */
  readonly blueprint: Blueprint;
  /** New tables, with the number of rows that they got, or would get. `leftOut`: rows of the blueprint that refer to rows which are gone. */
  readonly filled: readonly { readonly table: string; readonly rows: number; readonly leftOut?: number }[];
  /** New tables and columns left unchanged, and why. */
  readonly left: readonly LeftAsIs[];
  /**
   * Tables with new columns that Postgres rejected in some rows, or that were not requested; new tables that were not
   * requested.
   */
  readonly pending: readonly string[];
  readonly tables: readonly RefreshedTable[];
  /** Columns of loaded rows that the new blueprint makes otherwise: the rows in the database stay as they are. */
  readonly otherwise: readonly { readonly table: string; readonly columns: readonly string[] }[];
  readonly diagnostics: readonly Diagnostic[];
  readonly seconds: number;
};
