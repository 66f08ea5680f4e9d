import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { datasets } from '../../db/schema/datasets.ts';
import { revisions } from '../../db/schema/revisions.ts';

export type RevisionRow = typeof revisions.$inferSelect;

/** All but the blueprint, which can be large. */
const summary = { number: revisions.number, sha256: revisions.sha256, message: revisions.message, author: revisions.author, at: revisions.at };

export function revisionsRepository(database: Database) {
  return {
    async find(datasetId: string, number: number): Promise<RevisionRow | undefined> {
      const [found] = await database
        .select()
        .from(revisions)
        .where(and(eq(revisions.datasetId, datasetId), eq(revisions.number, number)));
      return found;
    },

    /** Newest first, without blueprints. */
    async list(datasetId: string, before: number | undefined, limit: number) {
      return database
        .select(summary)
        .from(revisions)
        .where(and(eq(revisions.datasetId, datasetId), before === undefined ? undefined : lt(revisions.number, before)))
        .orderBy(desc(revisions.number))
        .limit(limit);
    },

    /** Adds it behind `expected` if that is still the current one; whichever of two comes second gets false. */
    async append(revision: typeof revisions.$inferInsert, expected: number): Promise<boolean> {
      return database.transaction(async (transaction) => {
        const moved = await transaction
          .update(datasets)
          .set({ revision: revision.number, updatedAt: revision.at, updatedBy: revision.author })
          .where(and(eq(datasets.id, revision.datasetId), eq(datasets.revision, expected)))
          .returning({ id: datasets.id });
        if (moved.length === 0) return false;
        await transaction.insert(revisions).values(revision);
        return true;
      });
    },
  };
}

export type RevisionsRepository = ReturnType<typeof revisionsRepository>;
