import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    /** As PHC writes it: `$argon2id$v=19$m=…`. Null: the account is signed in to elsewhere. */
    passwordHash: text(),
    /** `iss` and `sub` of the organization's login that the account belongs to. */
    oidcIssuer: text(),
    oidcSubject: text(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex('users_email_key').on(sql`lower(${table.email})`), uniqueIndex('users_oidc_key').on(table.oidcIssuer, table.oidcSubject)],
);
