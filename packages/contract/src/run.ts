import { Type, type Static } from 'typebox';
import { Id, revisionNumber, Timestamp } from './api-page.ts';
import { strictObject } from './api-route.ts';
import { Artifact } from './artifact.ts';
import { ExportFiles } from './export.ts';
import { LIMITS } from './limits.ts';
import { LoadMode, TableModes } from './load-modes.ts';
import { ProblemDocument } from './api-problem.ts';
import { LastProof } from './proof.ts';
import { Address } from './source.ts';

const Count = Type.Integer({ minimum: 0 });
const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

export const RunState = Type.Union([
  Type.Literal('queued'),
  /** A load that asked for it is tried in a private Postgres first. */
  Type.Literal('proving'),
  Type.Literal('preparing'),
  Type.Literal('running'),
  Type.Literal('finishing'),
  Type.Literal('succeeded'),
  Type.Literal('failed'),
  Type.Literal('cancelling'),
  Type.Literal('cancelled'),
]);
export type RunState = Static<typeof RunState>;

export const Ledger = Type.Union([Type.Literal('table'), Type.Literal('none')], { description: 'Without it: table' });
export type Ledger = Static<typeof Ledger>;

export const RunKind = Type.Union([Type.Literal('load'), Type.Literal('export')]);
export type RunKind = Static<typeof RunKind>;

/**
 * A load's target is a saved connection, or an address used for this run only; an export produces `files`, and has no
 * target.
 */
export const StartRun = strictObject(
  {
    /** Without it: load. */
    kind: Type.Optional(RunKind),
    datasetId: Id,
    /** Of an export. */
    files: Type.Optional(Type.Unsafe<ExportFiles>(ExportFiles)),
    /** Without it: the current one. */
    revision: Type.Optional(revisionNumber()),
    connectionId: Type.Optional(Id),
    address: Type.Optional(Address),
    /** The treatment of existing rows; default `empty`. */
    mode: Type.Optional(LoadMode),
    /** Tables with another mode than `mode`. */
    modes: Type.Optional(Type.Unsafe<TableModes>(TableModes)),
    /** Prove the revision first, unless it is proved. If the proof is refused, the run fails before anything is sent. */
    prove: Type.Optional(Type.Boolean({ description: 'Without it: false' })),
    /** Create the schema in the target first, from the dataset's DDL. */
    create: Type.Optional(Type.Boolean()),
    /** Rows for every table, or by table (`*`: all others), instead of the blueprint's. */
    rows: Type.Optional(
      Type.Union([
        Type.Integer({ minimum: 0, maximum: LIMITS.rowsPerTable }),
        Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: LIMITS.rowsPerTable })),
      ]),
    ),
    /** Sessions that send rows and build keys at once. With more than one the load runs in parts, unless `atomic` is set. */
    connections: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.loadConnections, description: 'Without it: 1' })),
    /** All rows in one transaction, or none; otherwise in parts, each committed when done; a resumed run does the missing ones. */
    atomic: Type.Optional(
      Type.Boolean({
        description: `Without it: true up to ${LIMITS.atomicRows.toLocaleString('en-US')} rows. With create, and a Postgres before 17: a schema with ALTER TYPE … ADD VALUE is committed before its rows, and removed again if they fail`,
      }),
    ),
    /**
     * For existing tables: drops their foreign keys and plain indexes, and builds them again over all rows at once.
     * Only in one transaction, which restores them in any case; locks the tables meanwhile, even for readers.
     */
    fast: Type.Optional(Type.Boolean({ description: 'Without it: false' })),
    /**
     * The evidence in the target that a part is loaded: a table `seedbed.load_ledger`, removed at the end; or, with `none`, the keys of the
     * part or the number of its transaction.
     */
    ledger: Type.Optional(Ledger),
  },
  { $id: 'StartRun' },
);
export type StartRun = Static<typeof StartRun>;

export const RunTableState = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('running'),
  Type.Literal('done'),
  Type.Literal('failed'),
  Type.Literal('rolled-back'),
  Type.Literal('partial'),
  Type.Literal('skipped'),
]);
export type RunTableState = Static<typeof RunTableState>;

export const RunTable = strictObject(
  {
    table: Type.String(),
    rows: Count,
    /** During the run, sent rows; afterwards rows in the target. */
    rowsDone: Count,
    /**
     * `rolled-back`: rows were sent, and none of them are in the target. `partial`: the run was cancelled, and some
     * are. `skipped`: none were sent.
     */
    state: RunTableState,
    seconds: OrNull(Type.Number({ minimum: 0 })),
  },
  { $id: 'RunTable' },
);
export type RunTable = Static<typeof RunTable>;

/** The number of parts of a run, by state. */
export const RunParts = strictObject({ total: Count, pending: Count, running: Count, done: Count, failed: Count });
export type RunParts = Static<typeof RunParts>;

/** A part of a run: one worker's unit of work. */
export const RunPart = strictObject(
  {
    number: Count,
    /** Parts of a stage run in parallel, stage after stage. */
    stage: Count,
    /**
     * `whole`: the whole run in one transaction. `prepare`: checks, creates and empties tables. `rows`: a range of one table. `steps`:
     * tables in one transaction. `finish`: keys, sequences, the report. `clean`: drops the ledger. For an export: `files` writes files,
     * `finish` joins them, `clean` removes what is left.
     */
    kind: Type.String(),
    tables: Type.Array(Type.String()),
    /** For a range, from 1; null for other parts. */
    firstRow: OrNull(Type.Integer({ minimum: 1 })),
    rows: OrNull(Count),
    rowsDone: Count,
    state: Type.Union([Type.Literal('pending'), Type.Literal('running'), Type.Literal('done'), Type.Literal('failed')]),
    /** How often it was restarted after a failure. */
    retries: Count,
    /** How often a worker took it, including workers that died. */
    attempts: Count,
    /** host:process:name of the worker. */
    worker: OrNull(Type.String()),
    startedAt: OrNull(Timestamp),
    finishedAt: OrNull(Timestamp),
    error: OrNull(Type.Unsafe<ProblemDocument>(ProblemDocument)),
  },
  { $id: 'RunPart' },
);
export type RunPart = Static<typeof RunPart>;

/** The target's state at the end of a load in parts: counts, and each constraint checked again by its own query. */
export const RunReport = strictObject(
  {
    parts: Count,
    /** Whether a ledger in the target proved the parts. */
    ledger: Type.Boolean(),
    seconds: Type.Number({ minimum: 0 }),
    /** `digest`: the sum of the rows' hashes, whatever their order. */
    tables: Type.Array(strictObject({ table: Type.String(), rows: Count, bytes: Count, digest: Type.String(), seconds: Type.Number({ minimum: 0 }) })),
    /** `holds`: null if no plain query can check the constraint again, so that only Postgres' own check counts. */
    constraints: Type.Array(strictObject({ table: Type.String(), name: Type.String(), kind: Type.String(), holds: OrNull(Type.Boolean()) })),
    /** Requirements of "exactly once" that this server does not satisfy. */
    limits: Type.Array(Type.String()),
  },
  { $id: 'RunReport' },
);
export type RunReport = Static<typeof RunReport>;

export const Run = strictObject(
  {
    id: Id,
    kind: RunKind,
    datasetId: Id,
    datasetName: Type.String(),
    revision: Type.Integer({ minimum: 1 }),
    connectionId: OrNull(Id),
    /** For a load: user@host:port/database, without the password. For an export: its format. */
    target: Type.String(),
    /** Of a load. */
    mode: OrNull(LoadMode),
    modes: Type.Unsafe<TableModes>(TableModes),
    /** Of an export. */
    files: OrNull(Type.Unsafe<ExportFiles>(ExportFiles)),
    create: Type.Boolean(),
    /** Whether the revision is proved first. */
    prove: Type.Boolean(),
    /** That proof, whether it was refused or not; null before it. */
    proof: OrNull(Type.Unsafe<LastProof>(LastProof)),
    state: RunState,
    rows: Count,
    rowsDone: Count,
    bytesDone: Count,
    createdAt: Timestamp,
    startedAt: OrNull(Timestamp),
    /** When its first rows were made, after it was proved and prepared. */
    runningAt: OrNull(Timestamp),
    finishedAt: OrNull(Timestamp),
    error: OrNull(Type.Unsafe<ProblemDocument>(ProblemDocument)),
    atomic: Type.Boolean(),
    /** Foreign keys and plain indexes are dropped during the load. */
    fast: Type.Boolean(),
    ledger: Ledger,
    connections: Count,
    parts: RunParts,
    /** How often parts were restarted after a failure. */
    retries: Count,
    tables: Type.Array(Type.Unsafe<RunTable>(RunTable)),
    /** For a load in parts that succeeded; null in lists. */
    report: OrNull(Type.Unsafe<RunReport>(RunReport)),
    /** The files of an export; empty until all of it is done. */
    artifacts: Type.Array(Type.Unsafe<Artifact>(Artifact)),
  },
  { $id: 'Run' },
);
export type Run = Static<typeof Run>;

/** Sent by GET /runs/{id}/events; `id` of the event counts up within the run. */
export const RunEvent = Type.Union(
  [
    strictObject({ kind: Type.Literal('run'), run: Type.Unsafe<Run>(Run) }),
    strictObject({
      kind: Type.Literal('progress'),
      state: RunState,
      rowsDone: Count,
      bytesDone: Count,
      rowsPerSecond: Type.Number(),
      secondsLeft: OrNull(Type.Number()),
      parts: RunParts,
      retries: Count,
      tables: Type.Array(Type.Unsafe<RunTable>(RunTable)),
    }),
    strictObject({
      kind: Type.Literal('log'),
      at: Timestamp,
      level: Type.Union([Type.Literal('info'), Type.Literal('warning'), Type.Literal('error')]),
      message: Type.String(),
    }),
  ],
  { $id: 'RunEvent' },
);
export type RunEvent = Static<typeof RunEvent>;

export const RUN_ENDED: ReadonlySet<RunState> = new Set(['succeeded', 'failed', 'cancelled']);
