import { and, desc, eq, sql } from 'drizzle-orm';
import type { Place } from '../../db/cursor.ts';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import { connections } from '../../db/schema/connections.ts';

export type ConnectionRow = typeof connections.$inferSelect;

export function connectionsRepository(database: Database) {
  const one = (workspace: WorkspaceId, id: string) => and(eq(connections.workspaceId, workspace), eq(connections.id, id));

  return {
    async find(workspace: WorkspaceId, id: string): Promise<ConnectionRow | undefined> {
      return (await database.select().from(connections).where(one(workspace, id)))[0];
    },

    async list(workspace: WorkspaceId, after: Place | undefined, limit: number): Promise<ConnectionRow[]> {
      return database
        .select()
        .from(connections)
        .where(
          and(
            eq(connections.workspaceId, workspace),
            after ? sql`(${connections.createdAt}, ${connections.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)` : undefined,
          ),
        )
        .orderBy(desc(connections.createdAt), desc(connections.id))
        .limit(limit);
    },

    async insert(row: typeof connections.$inferInsert): Promise<ConnectionRow> {
      return (await database.insert(connections).values(row).returning())[0]!;
    },

    async update(workspace: WorkspaceId, id: string, changes: Partial<typeof connections.$inferInsert>): Promise<ConnectionRow | undefined> {
      return (await database.update(connections).set(changes).where(one(workspace, id)).returning())[0];
    },

    async remove(workspace: WorkspaceId, id: string): Promise<boolean> {
      return (await database.delete(connections).where(one(workspace, id)).returning({ id: connections.id })).length > 0;
    },
  };
}

export type ConnectionsRepository = ReturnType<typeof connectionsRepository>;
