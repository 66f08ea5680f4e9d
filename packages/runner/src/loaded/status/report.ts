import type { DifferingRow } from '@seedbed/postgres/refresh';
import type { LoadOptions } from '../../load/options.ts';
import type { Lock } from '../lock/lock-file.ts';

export type StatusOptions = Pick<LoadOptions, 'signal'> & {
  /** What was loaded; without it, what the blueprint makes. */
  readonly lock?: Lock;
  /** Only these tables. */
  readonly tables?: readonly string[];
  readonly onTable?: (table: string) => void;
};

/** A loaded table against what is in the database. */
export type TableStatus = {
  readonly table: string;
  /** Rows that were loaded. */
  readonly loaded: number;
  /** Rows in the table now; null if nobody may count them, or the table is gone. */
  readonly present: number | null;
  /** `loaded`: everything as it was loaded. `undecided`: it could not be compared, `why` says why. */
  readonly state: 'loaded' | 'differs' | 'gone' | 'undecided';
  /** Loaded rows with the values of the load; others with the same key are edited. */
  readonly found: number;
  readonly edited: number;
  readonly missing: number;
  /** Rows of others. */
  readonly added: number;
  /** Edited values by column. */
  readonly columns: readonly { readonly column: string; readonly rows: number }[];
  /** By how many weeks its times are later than the blueprint makes them, moved by a slide of some tables; else absent. */
  readonly weeks?: number;
  /** How rows were told apart: by the digest of the lock, by a key, or whole. */
  readonly by: 'digest' | readonly string[] | 'whole rows' | null;
  readonly examples: readonly DifferingRow[];
  /** What of the table was not compared, a sentence each. */
  readonly undecided: readonly string[];
};

export type StatusReport = {
  /** Whether everything is as it was loaded, in a schema as it was. */
  readonly clean: boolean;
  readonly database: string;
  readonly tables: readonly TableStatus[];
  /** Tables that no load filled, with rows. */
  readonly others: readonly { readonly table: string; readonly rows: number | null }[];
  /** What changed in the schema, a sentence each. */
  readonly schema: readonly string[];
  /** How the database was loaded by its own record, if that is not what the lock says. */
  readonly recorded: string | null;
  readonly seconds: number;
};
