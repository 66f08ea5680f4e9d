import { and, asc, desc, eq, gt, gte, ilike, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Place } from '../../db/cursor.ts';
import { auditEvents } from '../../db/schema/audit-events.ts';

export type AuditRow = typeof auditEvents.$inferSelect;

/** Texts match ids, and names regardless of case. */
export type AuditFilter = {
  /** `noun.verb`, or `noun.` for all of a noun. */
  readonly action?: string;
  readonly who?: string;
  readonly object?: string;
  /** At or after, as ISO 8601. */
  readonly from?: string;
  /** Before. */
  readonly to?: string;
};

/** Adds and reads events. No statement here changes one; only `cut` removes, and only expired events. */
export function auditRepository(database: Database) {
  return {
    async insert(rows: readonly AuditRow[]): Promise<void> {
      await database.insert(auditEvents).values([...rows]);
    },

    async newestFirst(workspaceId: WorkspaceId, filter: AuditFilter, after: Place | undefined, limit: number): Promise<AuditRow[]> {
      const behind = after && or(lt(auditEvents.at, after.at), and(eq(auditEvents.at, after.at), lt(auditEvents.id, after.id)));
      return database
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.workspaceId, workspaceId), ...conditions(filter), behind))
        .orderBy(desc(auditEvents.at), desc(auditEvents.id))
        .limit(limit);
    },

    async oldestFirst(workspaceId: WorkspaceId, filter: AuditFilter, after: Place | undefined, limit: number): Promise<AuditRow[]> {
      const behind = after && or(gt(auditEvents.at, after.at), and(eq(auditEvents.at, after.at), gt(auditEvents.id, after.id)));
      return database
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.workspaceId, workspaceId), ...conditions(filter), behind))
        .orderBy(asc(auditEvents.at), asc(auditEvents.id))
        .limit(limit);
    },

    /** The trigger allows deleting events older than the days that this transaction sets, and nothing else. */
    async cut(days: number): Promise<number> {
      return database.transaction(async (transaction) => {
        await transaction.execute(sql`SELECT set_config('seedbed.audit_days', ${String(days)}, true)`);
        const { rowCount } = await transaction.delete(auditEvents).where(lt(auditEvents.at, sql`now() - make_interval(days => ${days})`));
        return rowCount ?? 0;
      });
    },
  };
}

export type AuditRepository = ReturnType<typeof auditRepository>;

function conditions({ action, who, object, from, to }: AuditFilter): (SQL | undefined)[] {
  return [
    action === undefined ? undefined : action.endsWith('.') ? sql`starts_with(${auditEvents.action}, ${action})` : eq(auditEvents.action, action),
    who === undefined ? undefined : or(eq(auditEvents.whoId, who), ilike(auditEvents.whoName, containing(who))),
    object === undefined ? undefined : or(eq(auditEvents.objectId, object), ilike(auditEvents.objectName, containing(object))),
    from === undefined ? undefined : gte(auditEvents.at, new Date(from)),
    to === undefined ? undefined : lt(auditEvents.at, new Date(to)),
  ];
}

function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
