import { MOCK_DIALECTS, type MockChaos } from '@seedbed/contract';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, type WorkspaceId } from '../columns.ts';
import { datasets } from './datasets.ts';
import { workspaces } from './workspaces.ts';

/** Datasets that are served as mock APIs. They end with their dataset. */
export const mocks = pgTable(
  'mocks',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id),
    datasetId: uuid()
      .notNull()
      .references(() => datasets.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Unguessable, and unique over all workspaces. */
    slug: text().notNull(),
    dialect: text({ enum: MOCK_DIALECTS }).notNull(),
    on: boolean().notNull(),
    readOnly: boolean().notNull(),
    visibility: text({ enum: ['public', 'workspace'] }).notNull(),
    /** Null: always the newest. */
    revision: integer(),
    /** Null: the dataset's, as for `rows`. */
    seed: bigint({ mode: 'number' }),
    rows: text(),
    /** Null: answers every request immediately. */
    chaos: jsonb().$type<MockChaos>(),
    /** Null: the table that most resembles people. */
    people: text(),
    /** Null: all with tables. */
    schemas: text().array(),
    createdAt: moment().notNull(),
    createdBy: text().notNull(),
    updatedAt: moment().notNull(),
    updatedBy: text().notNull(),
  },
  (table) => [
    uniqueIndex('mocks_slug_key').on(table.slug),
    index('mocks_created_at_idx').on(table.workspaceId, table.createdAt, table.id),
    index('mocks_dataset_id_idx').on(table.datasetId),
  ],
);
