import type { TokenPrices } from '@seedbed/contract';
import { integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment, type WorkspaceId } from '../columns.ts';
import { workspaces } from './workspaces.ts';

/** The model that a workspace may use. */
export const modelEndpoints = pgTable('model_endpoints', {
  workspaceId: uuid()
    .$type<WorkspaceId>()
    .primaryKey()
    .references(() => workspaces.id),
  url: text().notNull(),
  model: text().notNull(),
  /** AES-256-GCM under the server's key, bound to this row. */
  sealedKey: bytes(),
  seconds: integer().notNull(),
  prices: json().$type<TokenPrices>(),
  state: text({ enum: ['untested', 'ok', 'failing'] })
    .notNull()
    .default('untested'),
  message: text(),
  testedAt: moment(),
  updatedAt: moment().notNull(),
});
