import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import { apiKeys } from '../../db/schema/api-keys.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { workspaces } from '../../db/schema/workspaces.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** Keys: found by the hash of their secret at sign-in, or listed by workspace. */
export function apiKeysRepository(database: Database) {
  return {
    /**
     * With its creator's current membership; a key is deleted with that membership. Looks it up by the secret only, so a wrong secret takes
     * the same time whether or not a key with that id exists (T20).
     */
    async find(secretHash: Buffer) {
      const [found] = await database
        .select({ key: apiKeys, role: memberships.role, workspace: { id: workspaces.id, name: workspaces.name } })
        .from(apiKeys)
        .innerJoin(memberships, and(eq(memberships.userId, apiKeys.userId), eq(memberships.workspaceId, apiKeys.workspaceId)))
        .innerJoin(workspaces, eq(workspaces.id, apiKeys.workspaceId))
        .where(eq(apiKeys.secretHash, secretHash));
      return found;
    },

    async list(workspaceId: WorkspaceId): Promise<ApiKeyRow[]> {
      return database.select().from(apiKeys).where(eq(apiKeys.workspaceId, workspaceId)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
    },

    async insert(row: ApiKeyRow): Promise<void> {
      await database.insert(apiKeys).values(row);
    },

    async used(id: string, at: Date): Promise<void> {
      await database.update(apiKeys).set({ lastUsedAt: at }).where(eq(apiKeys.id, id));
    },

    async remove(workspaceId: WorkspaceId, id: string): Promise<boolean> {
      const own = and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, id));
      return (await database.delete(apiKeys).where(own).returning({ id: apiKeys.id })).length > 0;
    },
  };
}

export type ApiKeysRepository = ReturnType<typeof apiKeysRepository>;
