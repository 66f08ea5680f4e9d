import { pgTable, uuid } from 'drizzle-orm/pg-core';

/** Runs with possible objects in the store of artifacts. The rows outlive the run: files of a deleted dataset must still be removed there. */
export const keptExports = pgTable('kept_exports', { runId: uuid().primaryKey() });
