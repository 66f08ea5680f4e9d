import type { Blueprint, Catalog, LoadMode, TableModes } from '@seedbed/contract';
import type { ExistingTables } from '@seedbed/engine';
import type { CommitProof, LoadStep, LoadOptions as SessionOptions, MadeSchema } from '@seedbed/postgres/load';
import type { Shard } from '../rows/row-part.ts';
import type { LoadedState, LoadProgress } from './report.ts';

export type LoadOptions = {
  readonly mode?: LoadMode;
  /** Tables with a different mode. */
  readonly modes?: TableModes;
  /** The target's existing rows from `takeExisting`, which the plan uses. */
  readonly existingTables?: ExistingTables;
  /** New rows refer only to new rows and to kept tables, so existing rows of other tables are not needed. */
  readonly ownReferences?: boolean;
  /** Creates the schema from this DDL first. A failed load drops it again. */
  readonly create?: string;
  /**
   * The blueprint file from which options made this blueprint. A load of something else than the file says is recorded in
   * the target, so that `refresh` and `slide` find its rows by the file; `record: false` leaves that out.
   */
  readonly from?: Blueprint;
  readonly record?: boolean;
  /**
   * For a lock file: the report says what was loaded, with a digest for each table. A blueprint that no file holds is kept in the
   * target, unless `record` is false.
   */
  readonly lock?: boolean;
  /** The tables of the lock of an earlier load: rows that it appended are not appended again. */
  readonly locked?: LoadedState['tables'];
  /** Tables whose rows are in the target as the plan makes them: they are not sent. */
  readonly there?: readonly string[];
  /** The catalog, if the caller has it; otherwise it is read again. */
  readonly catalog?: Catalog;
  readonly tables?: readonly string[];
  /**
   * Sessions that send rows and build keys in parallel, each with its own thread; default 1, in one transaction. With more, a failed load
   * is undone piece by piece: drops its objects, deletes the rows of its transactions, and keeps the work of others. If that cannot be
   * exact (triggers, rows to restore), one session does everything.
   */
  readonly connections?: number;
  /**
   * For existing tables: drops their foreign keys and plain indexes, and builds them again over all rows at once, in
   * the same transaction, so that they exist afterwards in any case. Locks the tables meanwhile, even for readers. Not
   * for parts or several connections, which commit in between.
   */
  readonly fast?: boolean;
  /** Loads in parts, each committed when done: an interrupted load continues with `resume`. Otherwise one transaction. */
  readonly parts?: boolean;
  readonly resume?: boolean;
  /**
   * One of n processes that fill the target together, in parts, and are connected only by its ledger: each has the same
   * blueprint and options.
   */
  readonly shard?: Shard;
  /** Rows of a part; default: by the table's size. */
  readonly partRows?: number;
  /**
   * Restarts with fewer rows of a table if the target rejects some, and reports it. Without it, the first error is
   * thrown.
   */
  readonly learn?: boolean;
  /** The name of its sessions, to find them after a crash. */
  readonly session?: string;
  /** Before the COMMIT of a load in one transaction, saves the data for looking up its outcome. */
  readonly prove?: (proof: CommitProof) => Promise<void>;
  /** The same, before the COMMIT of a schema ahead of its rows (`ALTER TYPE … ADD VALUE` before Postgres 17), for undoing it. */
  readonly proveMade?: (made: MadeSchema) => Promise<void>;
  /** Runs in the transaction of a load by one session, when all rows are in and checked: commits together with them. */
  readonly onFilled?: SessionOptions['onFilled'];
  readonly signal?: AbortSignal;
  /** Stops waiting for the locks of others: a running clean-up ends immediately and reports what remains. */
  readonly hurry?: AbortSignal;
  /** Called before the first session at the target is opened: until then a stop has nothing to undo. */
  readonly onReached?: () => void;
  /** Called when the target confirmed that a failed or stopped load left nothing. Not for loads in parts, which keep finished work. */
  readonly onTakenBack?: () => void;
  readonly onProgress?: (progress: LoadProgress) => void;
  /** The current step while no rows are sent: schema statements, building keys and indexes. */
  readonly onStep?: (step: LoadStep) => void;
};
