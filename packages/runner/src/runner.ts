import type {
  Blueprint,
  Catalog,
  Decision,
  Diagnostic,
  DriftChange,
  FileFormat,
  GrowthProgress,
  KnowledgeOutcome,
  LoadMode,
  Proof,
  RowCounts,
  RowsPage,
  TableModes,
} from '@seedbed/contract';
import type { Plan, ExistingTables } from '@seedbed/engine';
import type { CommitProof, LoadStep, LoadOptions as SessionOptions, MadeSchema, ReadBack } from '@seedbed/postgres/load';
import type { Shard } from './files/row-part.ts';
import type { SlideOptions, SlideReport } from './slide/report.ts';
import type { Copy, CopyOptions } from './copy/open-copy.ts';
import type { RefreshOptions, RefreshReport } from './refresh/report.ts';
import type { ThrowawayCheck } from './throwaway.ts';

export type InferOptions = {
  /** Rows for every table, or by table (`users` or `public.users`), `*` for all others; default by the table's role. */
  readonly rows?: RowCounts;
  /** Multiplies the default row counts. */
  readonly scale?: number;
  readonly seed?: string | number;
  readonly locale?: string;
  readonly referenceDate?: string;
  /** A person's knowledge about the schema, in the form of `knowledge.json`: takes precedence over all choices of inference. */
  readonly knowledge?: unknown;
  /** Checks relations of `knowledge` in generated rows, and compares values with their bounds. Default false. */
  readonly checksKnowledge?: boolean;
  /** From DDL: tries the blueprint in the throwaway database, and repairs it (pools, rules, dictionaries). */
  readonly repair?: boolean;
  /**
   * Seconds of a trial for the rows of one table; a slower table gets fewer rows. Default `LIMITS.trial.tableSeconds`.
   */
  readonly tableSeconds?: number;
  /** Seconds of work of a trial in total; tables that it did not reach stay empty. Default `LIMITS.trial.totalSeconds`. */
  readonly trialSeconds?: number;
  readonly signal?: AbortSignal;
  /** Called as tables are read, and as their generators are chosen. */
  readonly onProgress?: ((progress: GrowthProgress) => void) | undefined;
};

export type Inferred = {
  readonly catalog: Catalog;
  readonly blueprint: Blueprint;
  readonly diagnostics: readonly Diagnostic[];
  /** With `knowledge`: its effects and failures. */
  readonly knowledge?: KnowledgeOutcome;
  /** With `repair`: the tables for which Postgres accepted every row in the first trial, before any repair. */
  readonly firstTry?: readonly string[];
};

/** Formats that the engine's encoders write; a workbook uses its own. */
export type RowFormat = Exclude<FileFormat, 'xlsx'>;

/** Rows count from 1 here, including both ends. */
export type StreamRequest = {
  readonly table: string;
  readonly format: RowFormat;
  readonly from?: number;
  readonly to?: number;
  readonly columns?: readonly string[];
  /** CSV: a first line with the names. Default true. */
  readonly header?: boolean;
  readonly signal?: AbortSignal;
};

/** Receives a chunk of rows. Returns a promise if it completes later. */
export type WriteChunk = (chunk: Uint8Array) => void | Promise<void>;

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

/** `rows`: that the load added; `there`: that the table then holds, where the load sent none itself. */
export type LoadedTable = {
  readonly table: string;
  readonly rows: number;
  readonly there?: number;
  readonly bytes: number;
  readonly seconds: number;
  readonly note?: string;
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
};

export type ProveOptions = {
  /** The schema to prove against: this DDL, or otherwise the catalog. */
  readonly ddl?: string;
  readonly catalog?: Catalog;
  /** An earlier proof of the same dataset. Unchanged tables are not loaded again. */
  readonly earlier?: Proof;
  /** Diagnostics of inference and repair. */
  readonly diagnostics?: readonly Diagnostic[];
  readonly tableSeconds?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: { readonly table: string; readonly done: number; readonly total: number }) => void;
};

/** A stored blueprint compared with the current schema. */
export type Drifted = {
  readonly changes: readonly DriftChange[];
  /** Fits the schema again, tried and repaired; unaffected columns are identical. */
  readonly blueprint: Blueprint;
  readonly catalog: Catalog;
  readonly diagnostics: readonly Diagnostic[];
};

/** The schema of the column to explain. */
export type ExplainFrom = { readonly ddl: string } | { readonly url: string } | { readonly catalog: Catalog };

export type ExplainOptions = Pick<InferOptions, 'rows' | 'scale' | 'seed' | 'locale' | 'referenceDate' | 'signal'> & {
  /** The stored blueprint, possibly edited since; the decision ends with its state. */
  readonly stored?: Blueprint;
  /** Another name for the column: the alternatives are its content under that name. */
  readonly called?: string | undefined;
};

/** Everything that the apps do with data. Opens resources on demand; dispose it to close them. */
export type Runner = AsyncDisposable & {
  inferDdl(ddl: string, options?: InferOptions): Promise<Inferred>;
  /** From the address of a database, read in one snapshot. */
  inferAddress(url: string, options?: InferOptions): Promise<Inferred>;
  /** Why `table.column` is generated this way. Infers the schema again and changes nothing. */
  explain(from: ExplainFrom, column: string, options?: ExplainOptions): Promise<Decision>;
  /** The differences between a blueprint and its schema, and the updated blueprint. */
  driftFromDdl(stored: Blueprint, ddl: string, options?: { readonly signal?: AbortSignal }): Promise<Drifted>;
  driftFromAddress(stored: Blueprint, url: string, options?: { readonly signal?: AbortSignal }): Promise<Drifted>;
  /** Compiled once per blueprint: caches plans by its hash. */
  compile(blueprint: Blueprint): Promise<Plan>;
  /** Skips `offset` rows; returns at most `LIMITS.previewRows`. Throws Problem not-found. */
  rows(plan: Plan, table: string, offset: number, limit: number): RowsPage;
  stream(plan: Plan, request: StreamRequest): AsyncIterable<Uint8Array>;
  /** The same rows to a file or pipe: a chunk is valid until `write` is done, synchronously or later. */
  write(plan: Plan, request: StreamRequest, write: WriteChunk): Promise<void>;
  load(blueprint: Blueprint, url: string, options?: LoadOptions): Promise<LoadReport>;
  /** Loads all rows into a database of the throwaway server. Disposing the copy, or the runner, drops it. */
  copy(blueprint: Blueprint, options: CopyOptions): Promise<Copy>;
  /** After a migration: fills new tables, and new columns of rows that the stored blueprint made, in one transaction. */
  refresh(stored: Blueprint, url: string, options?: RefreshOptions): Promise<RefreshReport>;
  /** Moves the times of rows that the blueprint generated by whole weeks, up to a date, in one transaction. */
  slide(stored: Blueprint, url: string, day: string, options?: SlideOptions): Promise<SlideReport>;
  prove(blueprint: Blueprint, options?: ProveOptions): Promise<Proof>;
  /** Repairs everything that a proof would reject. */
  repair(blueprint: Blueprint, options: Pick<ProveOptions, 'ddl' | 'catalog' | 'signal'>): Promise<Pick<Inferred, 'blueprint' | 'diagnostics'>>;
  /** Whether the server for reading and proving schemas answers; never starts it. */
  checkThrowaway(): Promise<ThrowawayCheck>;
};
