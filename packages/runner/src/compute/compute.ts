import type { Answer as KnowledgeAnswer, ShortQuestion } from '@seedbed/assist';
import type {
  AskedChanges,
  ColumnReview,
  Decision,
  Diagnostic,
  Format,
  KnowledgeQuestion,
  LoadMode,
  PackSummary,
  Proof,
  Rehearsal,
  SchemaFile,
  SchemaReading,
  Shape,
  TriedChange,
  Wishes,
} from '@seedbed/contract';
import type { StorePlace } from '../files/artifacts/store.ts';
import type { ExportPartAsk, ExportPartDone } from '../files/exports/do-export.ts';
import type { ExportAsk } from '../files/exports/export-ask.ts';
import type { ExportPlan } from '../files/exports/plan-export.ts';
import type { InferOptions } from '../infer/infer.ts';
import type { LoadOptions } from '../load/options.ts';
import type { PartAsk, PartDone } from '../load/parts/do-part.ts';
import type { LoadProgress, LoadReport } from '../load/report.ts';
import type { RehearseOptions } from '../rehearse/rehearse.ts';
import type { PostgresDdl } from '../source/postgres-ddl-of.ts';
import type { ThrowawayCheck } from '../source/servers/throwaway.ts';
import type { Answer } from './answer.ts';
import type { Document } from './document.ts';
import type { Changes } from './documents-kept.ts';
import type { ReadBody } from './methods/body.ts';
import type { Outline, Revised } from './methods/documents.ts';
import type { AnsweredText } from './methods/knowledge.ts';
import type { CheckedPack } from './methods/packs.ts';
import type { Queried } from './methods/queries.ts';
import type { Archived, ArchiveArgs, Looked, OpenArgs, Opened } from './methods/rows.ts';
import type { DriftedText, InferredText, RepairedText, ShapeText } from './methods/schemas.ts';
import type { ToolArgs, ToolDone, ToolProgress } from './methods/tool.ts';

/** DDL, or the address of a database. */
export type SchemaSource = { readonly ddl: string } | { readonly url: string };

/** Files of a folder; `path` selects one of several schemas among them. */
export type SentFiles = { readonly files: readonly SchemaFile[]; readonly path?: string | undefined };

/** Packs that take precedence over the built-in ones, each as JSON. */
export type OwnPacks = { readonly packs?: readonly string[] };

export type OpenAsk = Omit<OpenArgs, 'document'>;

export type ArchiveAsk = Omit<ArchiveArgs, 'document'>;

export type LoadAsk = {
  readonly url: string;
  readonly changes?: Changes;
  readonly mode?: LoadMode;
  readonly create?: string;
  readonly connections?: number;
  /** The name of its sessions in the target. */
  readonly session?: string;
  /** With `session`: before the COMMIT, saves the data for looking up its outcome. */
  readonly prove?: NonNullable<LoadOptions['prove']>;
  readonly proveMade?: NonNullable<LoadOptions['proveMade']>;
  /** Called when the target is reached: from then on a stop waits until the load is undone. */
  readonly onReached?: () => void;
  readonly onTakenBack?: NonNullable<LoadOptions['onTakenBack']>;
  readonly onProgress?: (progress: LoadProgress) => void;
  readonly onStep?: NonNullable<LoadOptions['onStep']>;
};

type LoadPartAsk = PartAsk & Pick<LoadAsk, 'url' | 'changes' | 'prove' | 'onProgress' | 'onReached'>;

/** Rows requested instead of the blueprint's, and the schema of an SQL bundle. */
export type ExportOf = { readonly changes?: Changes | undefined; readonly bundle?: ArchiveArgs['bundle'] };

export type ToolAsk = Omit<ToolArgs, 'policy' | 'server'> & { readonly onProgress: (progress: ToolProgress) => void };

/**
 * Everything that a server does with data, in threads: the calling thread never generates a row, reads a blueprint or
 * waits for either. Every call has limits of time and memory, and exceeding them is a Problem `too-large`; an aborted
 * signal ends it soon.
 */
export type Compute = AsyncDisposable & {
  /** JSON of a `RowsPage`; the same, of other forms, for the next five. */
  page(of: Document, ask: { readonly table: string; readonly offset: number; readonly limit: number }, signal: AbortSignal): Promise<Answer>;
  children(
    of: Document,
    ask: { readonly table: string; readonly number: number; readonly relation: string; readonly offset: number; readonly limit: number },
    signal: AbortSignal,
  ): Promise<Answer>;
  row(of: Document, ask: { readonly table: string; readonly number: number }, signal: AbortSignal): Promise<Answer>;
  distribution(of: Document, ask: { readonly table: string; readonly column: string }, signal: AbortSignal): Promise<Answer>;
  agreements(of: Document, ask: { readonly table: string }, signal: AbortSignal): Promise<Answer>;
  /** JSON of `Findings`: what looks wrong in the rows. */
  findings(of: Document, signal: AbortSignal): Promise<Answer<Looked>>;
  estimate(of: Document, format: Format, signal: AbortSignal): Promise<Answer>;
  /** Rows as a file. */
  download(of: Document, ask: OpenAsk, signal: AbortSignal): Promise<Answer<Opened>>;
  /** The same for a document that was just sent. */
  generate(of: Document, ask: OpenAsk, signal: AbortSignal): Promise<Answer<Opened>>;
  /** All files of a dataset as one ZIP file. */
  archive(of: Document, ask: ArchiveAsk, signal: AbortSignal): Promise<Answer<Archived>>;
  generators(): Promise<Answer>;

  /** Reads and checks a large body of the route. Throws Problem `invalid-request` for invalid JSON. */
  body(route: string, bytes: Uint8Array, signal?: AbortSignal): Promise<ReadBody>;
  /** The files of a ZIP archive that may belong to a schema. Throws Problem `invalid-request`, `too-large`. */
  unzip(bytes: Uint8Array, signal?: AbortSignal): Promise<SchemaFile[]>;
  /** How the files were recognised, and their script; runs nothing. Throws the errors of reading a folder. */
  readFiles(from: SentFiles, signal: AbortSignal): Promise<SchemaReading>;
  /** Their DDL for Postgres. */
  filesDdl(from: SentFiles, signal: AbortSignal): Promise<PostgresDdl>;
  builtInPacks(): Promise<readonly PackSummary[]>;
  checkPack(json: string): Promise<CheckedPack>;
  outline(of: Document, changes?: Changes, signal?: AbortSignal): Promise<Outline>;
  /** JSON of a `SharedSchema`: the public view of a blueprint through a read-only link. */
  shared(of: Document, signal?: AbortSignal): Promise<string>;
  /** Checks a blueprint sent as text, or a patch of the current one. Throws Problem `invalid-blueprint`, or the patch's error. */
  revise(change: { readonly current?: Document; readonly json?: string; readonly patch?: string }, signal?: AbortSignal): Promise<Revised>;
  /** JSON of a `Difference`. */
  compare(a: Document, b: Document, numbers: readonly [number, number], signal?: AbortSignal): Promise<Answer>;

  /** With `measured` it also counts tables and rows. The blueprint follows `shape`, with its row counts times `scale`. */
  infer(
    from: SchemaSource & OwnPacks,
    options: Omit<InferOptions, 'signal'> & { readonly measured?: boolean; readonly shape?: Shape; readonly scale?: number },
    signal: AbortSignal,
  ): Promise<InferredText>;
  /** What the planner of a database knows of its rows. Throws the errors of `readShape`. */
  shape(url: string, ask: { readonly approved: readonly string[]; readonly day: string }, signal: AbortSignal): Promise<ShapeText>;
  /** `catalog` as JSON. */
  explain(
    stored: Document,
    from: ({ readonly ddl: string } | { readonly catalog: string }) & OwnPacks,
    columnQuery: { readonly column: string; readonly called?: string | undefined },
    signal: AbortSignal,
  ): Promise<Decision>;
  /** What else a column could hold; `decision`: the one about it, if the dataset has a schema. */
  reviewColumn(
    of: Document,
    ask: { readonly column: string; readonly decision: Decision | null; readonly rows: readonly number[] },
    signal: AbortSignal,
  ): Promise<ColumnReview>;
  /** The question about a stored blueprint, or a part of it; `catalog` as JSON. */
  question(of: Document, ask: { readonly catalog: string; readonly part: number }, signal: AbortSignal): Promise<Omit<KnowledgeQuestion, 'revision'>>;
  /** The questions of the short form, a table at a time; `catalog` as JSON. */
  shortQuestions(of: Document, ask: { readonly catalog: string }, signal: AbortSignal): Promise<readonly ShortQuestion[]>;
  /** A stored blueprint with an answer applied. Throws Problem `invalid-request` for anything that is not an answer. */
  answer(of: Document, answer: KnowledgeAnswer, signal: AbortSignal): Promise<AnsweredText>;
  /** The question about an answer's effects; `catalog` as JSON. Throws the errors of `answer`. */
  review(of: Document, ask: KnowledgeAnswer & { readonly catalog: string }, signal: AbortSignal): Promise<string>;
  /**
   * Requests in words: the part understood without a model, and the question about the rest; `catalog` as JSON, null if
   * none is stored. `table`: the one that is meant where several have a name.
   */
  say(
    of: Document,
    ask: { readonly catalog: string | null; readonly words: string; readonly table?: string | undefined },
    signal: AbortSignal,
  ): Promise<Omit<AskedChanges, 'revision'>>;
  /** Each change separately, with rows. Throws Problem `invalid-request` if there is no list. */
  changes(
    of: Document,
    ask: { readonly answer?: string | undefined; readonly changes?: Wishes['changes'] | undefined },
    signal: AbortSignal,
  ): Promise<TriedChange[]>;
  /** `strictFrom`: the line from which on every statement has to run. */
  drift(stored: Document, from: SchemaSource & OwnPacks & { readonly strictFrom?: number | undefined }, signal: AbortSignal): Promise<DriftedText>;
  prove(
    of: Document,
    options: {
      readonly ddl?: string;
      /** As JSON. */
      readonly catalog?: string;
      readonly earlier?: Proof;
      readonly diagnostics: readonly Diagnostic[];
      readonly onProgress?: (progress: { readonly table: string; readonly done: number; readonly total: number }) => void;
    },
    signal: AbortSignal,
  ): Promise<Proof>;
  /** A migration over every kind of row that the old schema allows; `catalog` as JSON. */
  rehearse(
    from: (SchemaSource | { readonly catalog: string }) & OwnPacks,
    options: Pick<RehearseOptions, 'migration' | 'edge' | 'transaction' | 'measureSeconds' | 'onProgress'>,
    signal: AbortSignal,
  ): Promise<Rehearsal>;
  /** A stored blueprint, repaired for its schema; `catalog` as JSON. */
  repair(of: Document, schema: { readonly ddl?: string; readonly catalog?: string }, signal: AbortSignal): Promise<RepairedText>;
  /** One SELECT over the first rows of each table; the rows are loaded with the first query and kept for a while. Throws Problem `invalid-sql`. */
  query(of: Document, sql: string, signal: AbortSignal): Promise<Queried>;
  /** Whether the server for reading and proving schemas answers; never starts it. */
  checkThrowaway(): Promise<ThrowawayCheck>;
  load(of: Document, ask: LoadAsk, signal: AbortSignal): Promise<LoadReport>;
  /** One part of a load, for the holder of its lease. */
  loadPart(of: Document, ask: LoadPartAsk, signal: AbortSignal): Promise<PartDone>;
  /** The files of an export and its parts. */
  planExport(of: Document, ask: ExportOf & { readonly ask: ExportAsk }, signal?: AbortSignal): Promise<ExportPlan>;
  /** One part of an export, for the holder of its lease. */
  exportPart(
    of: Document,
    ask: ExportOf & { readonly part: ExportPartAsk; readonly place: StorePlace; readonly onProgress: (progress: LoadProgress) => void },
    signal: AbortSignal,
  ): Promise<ExportPartDone>;
  /** A call of an agent's tool. */
  tool(ask: ToolAsk, signal: AbortSignal): Promise<ToolDone>;
};
