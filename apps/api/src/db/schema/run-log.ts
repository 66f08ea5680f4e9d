import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { runs } from './runs.ts';

/** The log lines of a run. `number` is the id of the event. */
export const runLog = pgTable(
  'run_log',
  {
    runId: uuid()
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    at: moment().notNull(),
    level: text({ enum: ['info', 'warning', 'error'] }).notNull(),
    message: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.number] })],
);
