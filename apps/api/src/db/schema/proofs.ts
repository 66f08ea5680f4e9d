import type { Proof } from '@seedbed/contract';
import { foreignKey, integer, json, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { revisions } from './revisions.ts';

/** The last proof of each revision. */
export const proofs = pgTable(
  'proofs',
  {
    datasetId: uuid().notNull(),
    revision: integer().notNull(),
    proof: json().$type<Proof>().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.datasetId, table.revision] }),
    foreignKey({ columns: [table.datasetId, table.revision], foreignColumns: [revisions.datasetId, revisions.number] }).onDelete('cascade'),
  ],
);
