import type { Diagnostic } from '@seedbed/contract';
import { json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../columns.ts';
import { datasets } from './datasets.ts';

/** The source of a dataset, for proofs and for loads that create the schema. Stored separately, because it can be large and is seldom read. */
export const datasetSources = pgTable('dataset_sources', {
  datasetId: uuid()
    .primaryKey()
    .references(() => datasets.id, { onDelete: 'cascade' }),
  ddl: text(),
  catalog: jsonText(),
  /** Diagnostics of inference. */
  diagnostics: json().$type<Diagnostic[]>().notNull(),
});
