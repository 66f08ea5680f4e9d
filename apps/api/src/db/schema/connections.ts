import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../columns.ts';

export const connections = pgTable(
  'connections',
  {
    id: uuid().primaryKey(),
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
  (table) => [uniqueIndex('connections_name_key').on(sql`lower(${table.name})`), index('connections_created_at_idx').on(table.createdAt, table.id)],
);
