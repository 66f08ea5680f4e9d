import { pgTable, uuid } from 'drizzle-orm/pg-core';

/** Runs of which something may lie in the store of artifacts. It outlives the run: what is removed with its dataset is still to be taken away there. */
export const keptExports = pgTable('kept_exports', { runId: uuid().primaryKey() });
