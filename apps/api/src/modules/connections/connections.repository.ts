import { desc, eq, sql } from 'drizzle-orm';
import type { Place } from '../../db/cursor.ts';
import type { Database } from '../../db/client.ts';
import { connections } from '../../db/schema/connections.ts';

export type ConnectionRow = typeof connections.$inferSelect;

export function connectionsRepository(database: Database) {
  return {
    async find(id: string): Promise<ConnectionRow | undefined> {
      return (await database.select().from(connections).where(eq(connections.id, id)))[0];
    },

    async list(after: Place | undefined, limit: number): Promise<ConnectionRow[]> {
      return database
        .select()
        .from(connections)
        .where(after ? sql`(${connections.createdAt}, ${connections.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)` : undefined)
        .orderBy(desc(connections.createdAt), desc(connections.id))
        .limit(limit);
    },

    async insert(row: typeof connections.$inferInsert): Promise<ConnectionRow> {
      return (await database.insert(connections).values(row).returning())[0]!;
    },

    async update(id: string, changes: Partial<typeof connections.$inferInsert>): Promise<ConnectionRow | undefined> {
      return (await database.update(connections).set(changes).where(eq(connections.id, id)).returning())[0];
    },

    async remove(id: string): Promise<boolean> {
      return (await database.delete(connections).where(eq(connections.id, id)).returning({ id: connections.id })).length > 0;
    },
  };
}

export type ConnectionsRepository = ReturnType<typeof connectionsRepository>;
