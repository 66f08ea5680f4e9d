import { bigint, boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../columns.ts';
import { datasets } from './datasets.ts';

/** Read-only links of datasets. They end with their dataset. */
export const shares = pgTable(
  'shares',
  {
    id: uuid().primaryKey(),
    datasetId: uuid()
      .notNull()
      .references(() => datasets.id, { onDelete: 'cascade' }),
    tokenHash: bytes().notNull(),
    /** The recipient; null if none was given. */
    name: text(),
    createdAt: moment().notNull(),
    createdBy: text().notNull(),
    /** Null: until it is revoked. */
    expiresAt: moment(),
    /** Precise to the minute. */
    lastUsedAt: moment(),
    /** Where it opens, rows from 1; null: at no table. */
    atTable: text(),
    atRow: bigint({ mode: 'number' }),
    /** Whether it shows the address of a mock API. */
    showsMock: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('shares_token_hash_key').on(table.tokenHash), index('shares_dataset_id_idx').on(table.datasetId)],
);
