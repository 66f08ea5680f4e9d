import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, type WorkspaceId } from '../columns.ts';

/** The unit that a team shares. The migration creates the first: the local owner's, and the first owner's of a server. */
export const workspaces = pgTable('workspaces', {
  id: uuid().$type<WorkspaceId>().primaryKey(),
  name: text().notNull(),
  createdAt: moment().notNull(),
});
