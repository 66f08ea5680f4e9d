import { bigserial, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { mocks } from './mocks.ts';

/** Writes to a mock, read when it is next opened. */
export const mockWrites = pgTable('mock_writes', {
  mockId: uuid()
    .primaryKey()
    .references(() => mocks.id, { onDelete: 'cascade' }),
  /** Of the rows below: dataset, revision, seed and counts. Writes over others are forgotten. */
  rowsKey: text().notNull(),
  /** Who stored them: each opening of the mock in a process has its own. */
  opening: uuid(),
  written: text().notNull(),
  at: moment().notNull(),
});

/** What was written after that, in order. Lines of another opening do not belong to it. */
export const mockWriteLines = pgTable(
  'mock_write_lines',
  {
    mockId: uuid()
      .notNull()
      .references(() => mockWrites.mockId, { onDelete: 'cascade' }),
    number: bigserial({ mode: 'number' }).notNull(),
    opening: uuid().notNull(),
    lines: text().notNull(),
  },
  ({ mockId, number }) => [primaryKey({ columns: [mockId, number] })],
);
