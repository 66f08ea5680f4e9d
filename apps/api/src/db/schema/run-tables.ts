import { bigint, doublePrecision, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { runs } from './runs.ts';

/** A run's progress, table by table, in load order. */
export const runTables = pgTable(
  'run_tables',
  {
    runId: uuid()
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    table: text().notNull(),
    rows: bigint({ mode: 'number' }).notNull(),
    rowsDone: bigint({ mode: 'number' }).notNull().default(0),
    state: text({ enum: ['waiting', 'running', 'done', 'failed', 'rolled-back', 'partial', 'skipped'] })
      .notNull()
      .default('waiting'),
    seconds: doublePrecision(),
    /** It is done when this many parts of it are. */
    parts: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
);
