import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment, type WorkspaceId } from '../columns.ts';
import { workspaces } from './workspaces.ts';

export const connections = pgTable(
  'connections',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id),
    name: text().notNull(),
    host: text().notNull(),
    port: integer().notNull(),
    database: text().notNull(),
    user: text().notNull(),
    tls: text({ enum: ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'] }).notNull(),
    /** AES-256-GCM under the server's key, bound to this row. */
    sealedPassword: bytes(),
    state: text({ enum: ['untested', 'ok', 'failing'] })
      .notNull()
      .default('untested'),
    message: text(),
    serverVersion: text(),
    testedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('connections_name_key').on(table.workspaceId, sql`lower(${table.name})`),
    index('connections_created_at_idx').on(table.workspaceId, table.createdAt, table.id),
  ],
);
