import type { PackSummary } from '@seedbed/contract';
import { integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** Own packs of this server: what a company's words mean. */
export const packs = pgTable('packs', {
  name: text().primaryKey(),
  /** JSON, read by the threads that work out schemas. */
  content: text().notNull(),
  characters: integer().notNull(),
  /** What lists show of it. */
  summary: json().$type<PackSummary>().notNull(),
  updatedAt: moment().notNull(),
});
