import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { datasetSources } from '../../db/schema/dataset-sources.ts';
import { datasets } from '../../db/schema/datasets.ts';
import { proofs } from '../../db/schema/proofs.ts';
import { revisions } from '../../db/schema/revisions.ts';
import type { SourceRow } from './datasets.repository.ts';

/** All but the blueprint, which can be large. */
export type RevisionRow = Omit<typeof revisions.$inferSelect, 'blueprint'>;

const { blueprint: _, ...withoutBlueprint } = getTableColumns(revisions);
const { number, sha256, message, author, at } = withoutBlueprint;

export function revisionsRepository(database: Database) {
  return {
    async find(datasetId: string, number: number): Promise<RevisionRow | undefined> {
      const [found] = await database
        .select(withoutBlueprint)
        .from(revisions)
        .where(and(eq(revisions.datasetId, datasetId), eq(revisions.number, number)));
      return found;
    },

    async current(datasetId: string): Promise<RevisionRow | undefined> {
      const [found] = await database
        .select(withoutBlueprint)
        .from(revisions)
        .innerJoin(datasets, and(eq(datasets.id, revisions.datasetId), eq(datasets.revision, revisions.number)))
        .where(eq(datasets.id, datasetId));
      return found;
    },

    /** The blueprint as JSON. */
    async blueprint(datasetId: string, number: number): Promise<string | undefined> {
      const [found] = await database
        .select({ json: sql<string>`${revisions.blueprint}::text` })
        .from(revisions)
        .where(and(eq(revisions.datasetId, datasetId), eq(revisions.number, number)));
      return found?.json;
    },

    /** Newest first, without blueprints. */
    async list(datasetId: string, before: number | undefined, limit: number) {
      return database
        .select({ number, sha256, message, author, at })
        .from(revisions)
        .where(and(eq(revisions.datasetId, datasetId), before === undefined ? undefined : lt(revisions.number, before)))
        .orderBy(desc(revisions.number))
        .limit(limit);
    },

    /** Adds it behind `expected` if that is still the current one; whichever of two comes second gets false. */
    async append(revision: typeof revisions.$inferInsert, expected: number): Promise<boolean> {
      return database.transaction((transaction) => appendIn(transaction, revision, expected));
    },

    /** The same with another schema, which is the dataset's source from then on; proofs against the one before go. */
    async appendWithSource(revision: typeof revisions.$inferInsert, expected: number, source: SourceRow): Promise<boolean> {
      return database.transaction(async (transaction) => {
        if (!(await appendIn(transaction, revision, expected))) return false;
        await transaction.update(datasetSources).set(source).where(eq(datasetSources.datasetId, revision.datasetId));
        await transaction.delete(proofs).where(eq(proofs.datasetId, revision.datasetId));
        return true;
      });
    },
  };
}

async function appendIn(transaction: Pick<Database, 'update' | 'insert'>, revision: typeof revisions.$inferInsert, expected: number): Promise<boolean> {
  const moved = await transaction
    .update(datasets)
    .set({ revision: revision.number, updatedAt: revision.at, updatedBy: revision.author })
    .where(and(eq(datasets.id, revision.datasetId), eq(datasets.revision, expected)))
    .returning({ id: datasets.id });
  if (moved.length === 0) return false;
  if (revision.number !== expected) await transaction.insert(revisions).values(revision);
  return true;
}

export type RevisionsRepository = ReturnType<typeof revisionsRepository>;
