import type { Diagnostic } from '@seedbed/contract';
import { json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../columns.ts';
import { datasets } from './datasets.ts';

/** What a dataset was made from: proofs need it, and loads that make the schema. Apart, because it can be large and is seldom read. */
export const datasetSources = pgTable('dataset_sources', {
  datasetId: uuid()
    .primaryKey()
    .references(() => datasets.id, { onDelete: 'cascade' }),
  ddl: text(),
  catalog: jsonText(),
  /** What inference could not understand. */
  diagnostics: json().$type<Diagnostic[]>().notNull(),
});
