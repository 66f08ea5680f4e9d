import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, type WorkspaceId } from '../columns.ts';
import { users } from './users.ts';
import { workspaces } from './workspaces.ts';

export const memberships = pgTable(
  'memberships',
  {
    workspaceId: uuid()
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['owner', 'editor', 'viewer'] }).notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] }), index('memberships_user_id_idx').on(table.userId)],
);
