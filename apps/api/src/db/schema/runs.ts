import type { ExportFiles, LastProof, ProblemDocument, StartRun } from '@seedbed/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, foreignKey, index, integer, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment, type WorkspaceId } from '../columns.ts';
import type { EndReadBack } from '../../modules/runs/run-states.ts';
import { connections } from './connections.ts';
import { revisions } from './revisions.ts';
import { workspaces } from './workspaces.ts';

export const runs = pgTable(
  'runs',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id),
    kind: text({ enum: ['load', 'export'] }).notNull(),
    datasetId: uuid().notNull(),
    revision: integer().notNull(),
    connectionId: uuid().references(() => connections.id, { onDelete: 'set null' }),
    /** user@host:port/database; for an export its form. */
    target: text().notNull(),
    /** The address of a target that is not a saved connection, sealed; removed when the run has succeeded, for it may be resumed before. */
    sealedAddress: bytes(),
    /** For a load: the mode of all tables, and of those that differ, in the form of `printLoadModes`. */
    mode: text(),
    /** The request of an export. */
    files: json().$type<ExportFiles>(),
    create: boolean().notNull(),
    /** The revision is proved before the first row is sent. */
    prove: boolean().notNull().default(false),
    /** What that proof said. */
    proof: json().$type<LastProof>(),
    /** Row counts that were requested instead of the blueprint's. */
    rowsAsked: json().$type<StartRun['rows']>(),
    /** All in one transaction. */
    atomic: boolean().notNull().default(true),
    /** Foreign keys and plain indexes are dropped while rows arrive. */
    fast: boolean().notNull().default(false),
    ledger: text({ enum: ['table', 'none'] })
      .notNull()
      .default('table'),
    /**
     * Facts about the target that affect rows, read once, so that a resumed run generates the same. For an export:
     * everything that affects its bytes.
     */
    facts: json().$type<unknown>(),
    report: json().$type<unknown>(),
    /** The final state of the target, or of the store. Success is not stored without it. */
    readBack: json().$type<EndReadBack>(),
    /** Parallel sessions. */
    connections: integer().notNull().default(1),
    state: text({ enum: ['queued', 'proving', 'preparing', 'running', 'finishing', 'succeeded', 'failed', 'cancelling', 'cancelled'] }).notNull(),
    rows: bigint({ mode: 'number' }).notNull(),
    rowsDone: bigint({ mode: 'number' }).notNull().default(0),
    bytesDone: bigint({ mode: 'number' }).notNull().default(0),
    /** With a daily row limit: how many rows it took at admission, and on which day. Null: there was no limit. */
    quotaRows: bigint({ mode: 'number' }),
    quotaDay: date(),
    error: json().$type<ProblemDocument>(),
    idempotencyKey: text(),
    /** Hash of the body sent with the key, without passwords: another body with the same key is refused. */
    idempotencyHash: text(),
    createdAt: moment().notNull(),
    startedAt: moment(),
    /** When its first rows were made: a rate counts from here. */
    runningAt: moment(),
    finishedAt: moment(),
  },
  (table) => [
    foreignKey({ columns: [table.datasetId, table.revision], foreignColumns: [revisions.datasetId, revisions.number] }).onDelete('cascade'),
    uniqueIndex('runs_idempotency_key_key').on(table.workspaceId, table.idempotencyKey),
    index('runs_created_at_idx').on(table.workspaceId, table.createdAt, table.id),
    index('runs_dataset_id_idx').on(table.datasetId),
    index('runs_state_idx').on(table.state),
    check('runs_succeeded_is_read_back', sql`${table.state} <> 'succeeded' or ${table.readBack} is not null`),
  ],
);
