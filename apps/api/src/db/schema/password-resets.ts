import { pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../columns.ts';
import { users } from './users.ts';

/** One for each account: a new one replaces the old. Deleted when used. */
export const passwordResets = pgTable(
  'password_resets',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [uniqueIndex('password_resets_token_hash_key').on(table.tokenHash)],
);
