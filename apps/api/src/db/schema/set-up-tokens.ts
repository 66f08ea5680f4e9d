import { pgTable } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../columns.ts';

/** For the link in the log of the last server that started without an owner. */
export const setUpTokens = pgTable('set_up_tokens', {
  tokenHash: bytes().primaryKey(),
  expiresAt: moment().notNull(),
});
