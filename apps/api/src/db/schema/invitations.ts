import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment, type WorkspaceId } from '../columns.ts';
import { workspaces } from './workspaces.ts';

/** Deleted when accepted. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    role: text({ enum: ['owner', 'editor', 'viewer'] }).notNull(),
    tokenHash: bytes().notNull(),
    invitedBy: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('invitations_token_hash_key').on(table.tokenHash),
    uniqueIndex('invitations_email_key').on(table.workspaceId, sql`lower(${table.email})`),
  ],
);
