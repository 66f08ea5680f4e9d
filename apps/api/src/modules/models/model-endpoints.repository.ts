import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import { modelEndpoints } from '../../db/schema/model-endpoints.ts';

export type ModelEndpointRow = typeof modelEndpoints.$inferSelect;

export function modelEndpointsRepository(database: Database) {
  const of = (workspace: WorkspaceId) => eq(modelEndpoints.workspaceId, workspace);

  return {
    async find(workspace: WorkspaceId): Promise<ModelEndpointRow | undefined> {
      return (await database.select().from(modelEndpoints).where(of(workspace)))[0];
    },

    async put(row: ModelEndpointRow): Promise<void> {
      const { workspaceId: _, ...changes } = row;
      await database.insert(modelEndpoints).values(row).onConflictDoUpdate({ target: modelEndpoints.workspaceId, set: changes });
    },

    /** Records a test's result, unless the endpoint was changed meanwhile. */
    async noteTest({ workspaceId, updatedAt }: ModelEndpointRow, found: Pick<ModelEndpointRow, 'state' | 'message' | 'testedAt'>): Promise<void> {
      await database
        .update(modelEndpoints)
        .set(found)
        .where(and(of(workspaceId), eq(modelEndpoints.updatedAt, updatedAt)));
    },

    async remove(workspace: WorkspaceId): Promise<boolean> {
      return (await database.delete(modelEndpoints).where(of(workspace)).returning({ url: modelEndpoints.url })).length > 0;
    },
  };
}

export type ModelEndpointsRepository = ReturnType<typeof modelEndpointsRepository>;
