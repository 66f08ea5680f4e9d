import { index, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, type WorkspaceId } from '../columns.ts';

/**
 * Rows are added and never changed: a trigger of the migration rejects updates. No foreign keys, since the named
 * objects may be gone.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid().primaryKey(),
    /** Null: no workspace, as for a rejected sign-in. */
    workspaceId: uuid().$type<WorkspaceId>(),
    at: moment().notNull(),
    whoKind: text({ enum: ['user', 'key', 'system'] }).notNull(),
    whoId: text(),
    whoName: text().notNull(),
    action: text().notNull(),
    objectKind: text(),
    objectId: text(),
    objectName: text(),
    fromAddress: text(),
    via: text({ enum: ['browser', 'command-line', 'agent', 'program'] }),
    details: json().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('audit_events_at_idx').on(table.workspaceId, table.at, table.id)],
);
