import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, type WorkspaceId } from '../columns.ts';
import { workspaces } from './workspaces.ts';

export const datasets = pgTable(
  'datasets',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id),
    name: text().notNull(),
    slug: text().notNull(),
    description: text().notNull().default(''),
    source: text({ enum: ['ddl', 'connection', 'template', 'blueprint', 'blank'] }).notNull(),
    /** Number of the current revision. */
    revision: integer().notNull(),
    createdAt: moment().notNull(),
    createdBy: text().notNull(),
    updatedAt: moment().notNull(),
    updatedBy: text().notNull(),
    archivedAt: moment(),
  },
  (table) => [
    uniqueIndex('datasets_slug_key').on(table.workspaceId, table.slug),
    uniqueIndex('datasets_name_key').on(table.workspaceId, sql`lower(${table.name})`),
    index('datasets_updated_at_idx').on(table.workspaceId, table.updatedAt, table.id),
  ],
);
