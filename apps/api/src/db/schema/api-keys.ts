import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment, type WorkspaceId } from '../columns.ts';
import { workspaces } from './workspaces.ts';

/** Found by its id, which the key names: `sb_<id>_<secret>`. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
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
  (table) => [index('api_keys_workspace_id_idx').on(table.workspaceId)],
);
