import type { PackSummary } from '@seedbed/contract';
import { integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, type WorkspaceId } from '../columns.ts';
import { workspaces } from './workspaces.ts';

/** Own packs of a workspace: what a company's words mean. */
export const packs = pgTable(
  'packs',
  {
    workspaceId: uuid()
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id),
    name: text().notNull(),
    /** JSON, read by the threads that work out schemas. */
    content: text().notNull(),
    characters: integer().notNull(),
    /** What lists show of it. */
    summary: json().$type<PackSummary>().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.name] })],
);
