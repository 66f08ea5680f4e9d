import type { ProblemDocument } from '@seedbed/contract';
import { bigint, boolean, index, integer, json, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { runs } from './runs.ts';

/** What a part got of a table, while it is at work and afterwards: `failed` and `rolled-back` where nothing of it is there. */
export type PartTable = {
  readonly state: 'running' | 'done' | 'failed' | 'rolled-back' | 'skipped';
  readonly rows: number;
  readonly bytes: number;
  readonly seconds: number;
};

/** A piece of a run that one worker does at a time. The row is the truth about who may: whoever has its newest `token`. */
export const parts = pgTable(
  'parts',
  {
    runId: uuid()
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** Begun when all parts of earlier stages are done. */
    stage: integer().notNull(),
    /** What is to be done: its kind of run reads it. */
    work: json().$type<unknown>().notNull(),
    state: text({ enum: ['pending', 'running', 'done', 'failed'] })
      .notNull()
      .default('pending'),
    /** Times that it failed and was begun again; a lease that was lost is none. */
    attempts: integer().notNull().default(0),
    /** Not before that moment again. */
    notBefore: moment(),
    worker: text(),
    /** Goes up whenever somebody takes the part: a write with an older one changes nothing. */
    token: integer().notNull().default(0),
    leaseUntil: moment(),
    /** Somebody took it and did not hand it back: what became of it must be looked up before it is begun again. */
    inDoubt: boolean().notNull().default(false),
    /** By which its outcome is looked up, where it does not prove itself. */
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
