import { pgTable } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../columns.ts';

/** For the links in the logs of servers that started without an owner. Using one deletes all. */
export const setUpTokens = pgTable('set_up_tokens', {
  tokenHash: bytes().primaryKey(),
  expiresAt: moment().notNull(),
});
