import { pgTable } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../columns.ts';

/** Of the links in the logs of servers that started without an owner. All go when one is used. */
export const setUpTokens = pgTable('set_up_tokens', {
  tokenHash: bytes().primaryKey(),
  expiresAt: moment().notNull(),
});
