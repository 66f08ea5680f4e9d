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
import type { Plan, Standings } from '@seedbed/engine';
import type { CommitProof, LoadStep, LoadOptions as SessionOptions, MadeSchema, ReadBack } from '@seedbed/postgres/load';
import type { Shard } from './files/row-part.ts';
import type { SlideOptions, SlideReport } from './slide/report.ts';
import type { Copy, CopyOptions } from './copy/open-copy.ts';
import type { RefreshOptions, RefreshReport } from './refresh/report.ts';
import type { ThrowawayCheck } from './throwaway.ts';

export type InferOptions = {
  /** Rows for every table, or by table (`users` or `public.users`), `*` for those that are not named; without a count what suits the table's role. */
  readonly rows?: RowCounts;
  /** Multiplies the default row counts. */
  readonly scale?: number;
  readonly seed?: string | number;
  readonly locale?: string;
  readonly referenceDate?: string;
  /** What somebody knows of the schema, in the form of `knowledge.json`: law over all that inference chooses. */
  readonly knowledge?: unknown;
  /** Counts relations of `knowledge` in made rows, and compares values with their bounds. Default false. */
  readonly checksKnowledge?: boolean;
  /** From DDL: the blueprint is tried in the throwaway database, and what Postgres refuses is repaired (pools, rules, dictionaries). */
  readonly repair?: boolean;
  /** Seconds of work in a trial, for the rows of one table: where they take longer there are fewer of them. Default `LIMITS.trial.tableSeconds`. */
  readonly tableSeconds?: number;
  readonly signal?: AbortSignal;
  /** Tables as they are read. */
  readonly onProgress?: ((progress: GrowthProgress) => void) | undefined;
};

export type Inferred = {
  readonly catalog: Catalog;
  readonly blueprint: Blueprint;
  readonly diagnostics: readonly Diagnostic[];
  /** With `knowledge`: what it changed, and what it could not. */
  readonly knowledge?: KnowledgeOutcome;
  /** With `repair`: tables of which Postgres took every row at the first trial, before anything was repaired. */
  readonly firstTry?: readonly string[];
};

/** Formats that encoders of the engine write; a workbook is made of others. */
export type RowFormat = Exclude<FileFormat, 'xlsx'>;

/** Rows are counted from 1 here, both ends in. */
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

/** Takes a chunk of rows: at once, or with a promise for who cannot. */
export type WriteChunk = (chunk: Uint8Array) => void | Promise<void>;

export type LoadProgress = {
  readonly table: string;
  readonly state: 'waiting' | 'running' | 'done' | 'skipped';
  readonly rows: number;
  readonly total: number;
  readonly bytes: number;
  /** Rows among them that an earlier attempt sent. */
  readonly found?: number;
  /** Of this table alone, up to now; null while it waits. */
  readonly seconds: number | null;
};

export type LoadOptions = {
  readonly mode?: LoadMode;
  /** Tables that differ from it. */
  readonly modes?: TableModes;
  /** What the target's tables hold, as `takeStanding` found it; the plan is made with it. */
  readonly standings?: Standings;
  /** Rows that are added refer to added rows alone, and to tables that are kept: nobody else's rows are needed for them. */
  readonly ownReferences?: boolean;
  /** Makes the schema from this DDL first; it goes again where the load fails. */
  readonly create?: string;
  /** Saves reading it again, where the caller has it. */
  readonly catalog?: Catalog;
  readonly tables?: readonly string[];
  /**
   * Sessions that send rows and build keys at once, each with a thread of its own; default 1, which keeps everything in one transaction.
   * With more a load that fails is taken back piece by piece: what it made is dropped, the rows of its transactions are removed, and what others
   * did meanwhile stays. Where that could not be done exactly (triggers, rows that are to come back) one session does it all.
   */
  readonly connections?: number;
  /**
   * Into tables that are there: their foreign keys and plain indexes are dropped, and made again over all rows at once, in the same transaction; whatever becomes of
   * it they are there afterwards. The tables are locked meanwhile, against readers as well. Not for parts or several connections, which keep what they did.
   */
  readonly fast?: boolean;
  /** In parts, each kept as it is done: a load that was interrupted goes on with `resume`. Otherwise all of it is one transaction. */
  readonly parts?: boolean;
  readonly resume?: boolean;
  /** One of n processes that fill the target together, in parts, and know of each other by its ledger alone: each has the same blueprint and options. */
  readonly shard?: Shard;
  /** Rows of a part; default: by the table's size. */
  readonly partRows?: number;
  /** Begins anew, with fewer rows of a table, where the target refuses some; the report says so. Without it the first refusal is thrown. */
  readonly learn?: boolean;
  /** The name of its sessions, by which they are found when we are no more. */
  readonly session?: string;
  /** Keeps, before the COMMIT of a load in one transaction, what its outcome can be looked up by. */
  readonly prove?: (proof: CommitProof) => Promise<void>;
  /** The same, before the COMMIT of a schema that is kept before its rows (`ALTER TYPE … ADD VALUE` before Postgres 17): it is taken back by this. */
  readonly proveMade?: (made: MadeSchema) => Promise<void>;
  /** In the transaction of a load by one session, when all its rows are in and checked: what it does is kept with them, or not at all. */
  readonly onFilled?: SessionOptions['onFilled'];
  readonly signal?: AbortSignal;
  /** Aborted by who does not want to wait for what others hold: a clean-up that is under way ends at once, and says what stays. */
  readonly hurry?: AbortSignal;
  /** Told before the first session at the target is opened: up to then a stop has nothing to take back. */
  readonly onReached?: () => void;
  /** Called when a load that failed or was stopped left nothing: the target was asked. Not called for loads in parts, which keep what is done. */
  readonly onTakenBack?: () => void;
  readonly onProgress?: (progress: LoadProgress) => void;
  /** What it is at while no rows are sent: statements of the schema, keys and indexes that are built. */
  readonly onStep?: (step: LoadStep) => void;
};

export type LoadReport = {
  readonly tables: readonly { readonly table: string; readonly rows: number; readonly bytes: number; readonly seconds: number; readonly note?: string }[];
  readonly rows: number;
  readonly bytes: number;
  readonly seconds: number;
  readonly diagnostics: readonly Diagnostic[];
  /** What the target showed when the load was over; null where it could not be asked any more, which a diagnostic says. */
  readonly readBack: ReadBack | null;
  /** Of one of many shards: the rows of its parts; `overSince`: when all was finished before this one began (UTC). */
  readonly shard?: Shard & { readonly rows: number; readonly overSince?: string };
  /** Of a load in parts that was begun before: the rows that this call sent; `overSince`: when it had ended, so that nothing was changed (UTC). */
  readonly resumed?: { readonly rows: number; readonly overSince?: string };
};

export type ProveOptions = {
  /** The schema to prove against: DDL, or else what the catalog says. */
  readonly ddl?: string;
  readonly catalog?: Catalog;
  /** Of the same dataset: its tables are not loaded again where nothing that they depend on changed. */
  readonly earlier?: Proof;
  /** What inference and repairing told of the schema. */
  readonly diagnostics?: readonly Diagnostic[];
  readonly tableSeconds?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: { readonly table: string; readonly done: number; readonly total: number }) => void;
};

/** A stored blueprint against a schema as it is now. */
export type Drifted = {
  readonly changes: readonly DriftChange[];
  /** Fits the schema again, tried and repaired; columns that nothing touched are the very same. */
  readonly blueprint: Blueprint;
  readonly catalog: Catalog;
  readonly diagnostics: readonly Diagnostic[];
};

/** Where the schema comes from whose column is explained. */
export type ExplainFrom = { readonly ddl: string } | { readonly url: string } | { readonly catalog: Catalog };

export type ExplainOptions = Pick<InferOptions, 'rows' | 'scale' | 'seed' | 'locale' | 'referenceDate' | 'signal'> & {
  /** What was made of the schema and may have been changed since; the decision ends with what it has. */
  readonly stored?: Blueprint;
};

/** Everything that the apps do with data. Opens what it needs when it needs it; dispose it to close that. */
export type Runner = AsyncDisposable & {
  inferDdl(ddl: string, options?: InferOptions): Promise<Inferred>;
  /** From the address of a database, read in one snapshot. */
  inferAddress(url: string, options?: InferOptions): Promise<Inferred>;
  /** Why `table.column` is made as it is. Infers the schema once more and changes nothing. */
  explain(from: ExplainFrom, column: string, options?: ExplainOptions): Promise<Decision>;
  /** What changed between a blueprint and the schema that it is for, and the blueprint brought up to it. */
  driftFromDdl(stored: Blueprint, ddl: string, options?: { readonly signal?: AbortSignal }): Promise<Drifted>;
  driftFromAddress(stored: Blueprint, url: string, options?: { readonly signal?: AbortSignal }): Promise<Drifted>;
  /** Compiled once a blueprint: plans are kept by its hash. */
  compile(blueprint: Blueprint): Promise<Plan>;
  /** `offset` rows are passed over; at most `LIMITS.previewRows` come. Throws Problem not-found. */
  rows(plan: Plan, table: string, offset: number, limit: number): RowsPage;
  stream(plan: Plan, request: StreamRequest): AsyncIterable<Uint8Array>;
  /** The same rows to a file or pipe: a chunk holds until `write` is done, at once or later. */
  write(plan: Plan, request: StreamRequest, write: WriteChunk): Promise<void>;
  load(blueprint: Blueprint, url: string, options?: LoadOptions): Promise<LoadReport>;
  /** All rows in a database of the throwaway server, which goes when it is disposed of, or with the runner. */
  copy(blueprint: Blueprint, options: CopyOptions): Promise<Copy>;
  /** After a migration: fills new tables, and new columns of rows that the stored blueprint made, in one transaction. */
  refresh(stored: Blueprint, url: string, options?: RefreshOptions): Promise<RefreshReport>;
  /** Moves the times of rows that the blueprint made by whole weeks, up to a day, in one transaction. */
  slide(stored: Blueprint, url: string, day: string, options?: SlideOptions): Promise<SlideReport>;
  prove(blueprint: Blueprint, options?: ProveOptions): Promise<Proof>;
  /** What a proof would refuse, repaired. */
  repair(blueprint: Blueprint, options: Pick<ProveOptions, 'ddl' | 'catalog' | 'signal'>): Promise<Pick<Inferred, 'blueprint' | 'diagnostics'>>;
  /** Whether the server in which schemas are read and proved answers; never starts it. */
  checkThrowaway(): Promise<ThrowawayCheck>;
};
