import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { jsonText, moment } from '../columns.ts';
import { datasets } from './datasets.ts';

/** Never updated. `json`, not `jsonb`, keeps the order of the blueprint's members. */
export const revisions = pgTable(
  'revisions',
  {
    datasetId: uuid()
      .notNull()
      .references(() => datasets.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    blueprint: jsonText().notNull(),
    sha256: text().notNull(),
    /** Counted once, so that lists need not read blueprints. */
    tables: integer().notNull(),
    rows: bigint({ mode: 'number' }).notNull(),
    message: text().notNull(),
    /** The wish in words that it accepted. */
    wish: text(),
    author: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.number] })],
);
