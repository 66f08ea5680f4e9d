import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { runs } from './runs.ts';

/** Files of exports. A row appears when its run's work is done, so its file is complete. */
export const artifacts = pgTable(
  'artifacts',
  {
    id: uuid().primaryKey(),
    runId: uuid()
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Its name in the store, below the run's. */
    object: text().notNull(),
    /** The name under which it is downloaded. */
    name: text().notNull(),
    format: text().notNull(),
    mediaType: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [uniqueIndex('artifacts_run_id_position_key').on(table.runId, table.position), index('artifacts_expires_at_idx').on(table.expiresAt)],
);
