import type { ProblemDocument } from '@seedbed/contract';
import { bigint, boolean, index, integer, json, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { runs } from './runs.ts';

/** A part's progress on a table, during and after its work: `failed` and `rolled-back` if none of it remains. */
export type PartTable = {
  readonly state: 'running' | 'done' | 'failed' | 'rolled-back' | 'skipped';
  readonly rows: number;
  readonly bytes: number;
  readonly seconds: number;
};

/** A unit of a run for one worker at a time. The row decides who may do it: the holder of its newest `token`. */
export const parts = pgTable(
  'parts',
  {
    runId: uuid()
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** Starts when all parts of earlier stages are done. */
    stage: integer().notNull(),
    /** The work: its kind of run interprets it. */
    work: json().$type<unknown>().notNull(),
    state: text({ enum: ['pending', 'running', 'done', 'failed'] })
      .notNull()
      .default('pending'),
    /** Times that it failed and was begun again; a lease that was lost is none. */
    attempts: integer().notNull().default(0),
    /** Not before that moment again. */
    notBefore: moment(),
    worker: text(),
    /** Increases whenever a worker takes the part: a write with an older token changes nothing. */
    token: integer().notNull().default(0),
    leaseUntil: moment(),
    /** A worker took it and did not return it: its outcome must be looked up before it starts again. */
    inDoubt: boolean().notNull().default(false),
    /** For looking up its outcome, if the target does not show it. */
    proof: json().$type<unknown>(),
    progress: jsonb().$type<Record<string, PartTable>>().notNull().default({}),
    /** Rows that are there for good. */
    rowsDone: bigint({ mode: 'number' }).notNull().default(0),
    result: json().$type<unknown>(),
    error: json().$type<ProblemDocument>(),
    startedAt: moment(),
    finishedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.number] }), index('parts_state_idx').on(table.state, table.leaseUntil)],
);
