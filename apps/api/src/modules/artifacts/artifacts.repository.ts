import { LIMITS } from '@seedbed/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import { artifacts } from '../../db/schema/artifacts.ts';
import { keptExports } from '../../db/schema/kept-exports.ts';
import { runs } from '../../db/schema/runs.ts';

export type ArtifactRow = typeof artifacts.$inferSelect;

/** The files of these runs, by run and in order. */
export async function artifactsOf(database: Pick<Database, 'select'>, ids: readonly string[]): Promise<ReadonlyMap<string, readonly ArtifactRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database.select().from(artifacts).where(inArray(artifacts.runId, [...ids])).orderBy(asc(artifacts.runId), asc(artifacts.position)); // prettier-ignore
  return Map.groupBy(rows, ({ runId }) => runId);
}

export function artifactsRepository(database: Database) {
  return {
    async find(workspace: WorkspaceId, id: string): Promise<ArtifactRow | undefined> {
      const found = await database.select({ artifact: artifacts }).from(artifacts).innerJoin(runs, eq(runs.id, artifacts.runId)).where(and(eq(runs.workspaceId, workspace), eq(artifacts.id, id))); // prettier-ignore
      return found[0]?.artifact;
    },

    /** Across workspaces: for a signed address. */
    async findSigned(id: string): Promise<ArtifactRow | undefined> {
      return (await database.select().from(artifacts).where(eq(artifacts.id, id)))[0];
    },

    /** Exports whose files must be removed: expired, or deleted with their dataset. */
    async overdue(): Promise<string[]> {
      const rows = await database
        .select({ id: keptExports.runId })
        .from(keptExports)
        .leftJoin(runs, eq(runs.id, keptExports.runId))
        .where(sql`${runs.id} is null or ${runs.finishedAt} < now() - make_interval(days => ${LIMITS.artifactDays})`);
      return rows.map(({ id }) => id);
    },

    async forget(run: string): Promise<void> {
      await database.delete(keptExports).where(eq(keptExports.runId, run));
    },
  };
}

export type ArtifactsRepository = ReturnType<typeof artifactsRepository>;
