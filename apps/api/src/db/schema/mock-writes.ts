import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { mocks } from './mocks.ts';

/** Writes to a mock, read when it is next opened. */
export const mockWrites = pgTable('mock_writes', {
  mockId: uuid()
    .primaryKey()
    .references(() => mocks.id, { onDelete: 'cascade' }),
  /** Of the rows below: dataset, revision, seed and counts. Writes over others are forgotten. */
  rowsKey: text().notNull(),
  written: text().notNull(),
  at: moment().notNull(),
});
