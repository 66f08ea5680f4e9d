import { bigint, date, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { WorkspaceId } from '../columns.ts';
import { workspaces } from './workspaces.ts';

/** Rows that a workspace generated on its last active day, if there is a limit. */
export const rowQuotas = pgTable('row_quotas', {
  workspaceId: uuid()
    .$type<WorkspaceId>()
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  /** UTC, by the clock of this database: the same for all processes. */
  day: date().notNull(),
  rows: bigint({ mode: 'number' }).notNull(),
});
