import { foreignKey, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment, type WorkspaceId } from '../columns.ts';
import { memberships } from './memberships.ts';

/** A person's login, and its workspace. It ends with the membership. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the token, which only the cookie contains. */
    tokenHash: bytes().notNull(),
    userId: uuid().notNull(),
    workspaceId: uuid().$type<WorkspaceId>().notNull(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    address: text().notNull(),
    agent: text().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.workspaceId, table.userId], foreignColumns: [memberships.workspaceId, memberships.userId] }).onDelete('cascade'),
    uniqueIndex('sessions_token_hash_key').on(table.tokenHash),
    index('sessions_user_id_idx').on(table.userId),
  ],
);
