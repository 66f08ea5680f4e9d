import { foreignKey, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment, type WorkspaceId } from '../columns.ts';
import { memberships } from './memberships.ts';
import { workspaces } from './workspaces.ts';

/** `sb_<id>_<secret>`: known again by its id, found by the hash of its secret. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Its creator: the key has no more rights than they, and is deleted with their membership. */
    userId: uuid().notNull(),
    name: text().notNull(),
    scopes: text({ enum: ['read', 'write', 'run'] })
      .array()
      .notNull(),
    /** SHA-256 of the secret. */
    secretHash: bytes().notNull(),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment(),
    lastUsedAt: moment(),
  },
  (table) => [
    foreignKey({ columns: [table.workspaceId, table.userId], foreignColumns: [memberships.workspaceId, memberships.userId] }).onDelete('cascade'),
    uniqueIndex('api_keys_secret_hash_key').on(table.secretHash),
    index('api_keys_workspace_id_idx').on(table.workspaceId),
  ],
);
