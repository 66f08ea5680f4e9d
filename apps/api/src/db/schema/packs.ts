import type { PackSummary } from '@seedbed/contract';
import { integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, type WorkspaceId } from '../columns.ts';
import { workspaces } from './workspaces.ts';

/** Own packs of a workspace: the meaning of a company's words. */
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
    /** For lists. */
    summary: json().$type<PackSummary>().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.name] })],
);
