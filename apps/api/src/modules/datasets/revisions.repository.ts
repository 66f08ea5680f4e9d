import { and, desc, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import { datasetSources } from '../../db/schema/dataset-sources.ts';
import { datasets } from '../../db/schema/datasets.ts';
import { proofs } from '../../db/schema/proofs.ts';
import { revisions } from '../../db/schema/revisions.ts';
import type { SourceRow } from './datasets.repository.ts';

/** All but the blueprint, which can be large, and the workspace that its dataset is in. */
export type RevisionRow = Omit<typeof revisions.$inferSelect, 'blueprint'> & { readonly workspaceId: WorkspaceId };
/** Identifies a revision. */
export type RevisionKey = Pick<RevisionRow, 'workspaceId' | 'datasetId' | 'number'>;

const { blueprint: _, ...withoutBlueprint } = getTableColumns(revisions);
type NewRevision = typeof revisions.$inferInsert & Pick<RevisionRow, 'workspaceId'>;

const row = { ...withoutBlueprint, workspaceId: datasets.workspaceId };
const { number, sha256, message, wish, author, at } = withoutBlueprint;

export function revisionsRepository(database: Database) {
  const ofDataset = (workspace: WorkspaceId, id: string) => and(eq(datasets.id, revisions.datasetId), eq(datasets.workspaceId, workspace), eq(datasets.id, id));

  return {
    async find(workspace: WorkspaceId, datasetId: string, number: number): Promise<RevisionRow | undefined> {
      const [found] = await database.select(row).from(revisions).innerJoin(datasets, ofDataset(workspace, datasetId)).where(eq(revisions.number, number));
      return found;
    },

    async current(workspace: WorkspaceId, datasetId: string): Promise<RevisionRow | undefined> {
      const [found] = await database
        .select(row)
        .from(revisions)
        .innerJoin(datasets, ofDataset(workspace, datasetId))
        .where(eq(datasets.revision, revisions.number));
      return found;
    },

    /** The blueprint as JSON. */
    async blueprint({ workspaceId, datasetId, number }: RevisionKey): Promise<string | undefined> {
      const [found] = await database
        .select({ json: sql<string>`${revisions.blueprint}::text` })
        .from(revisions)
        .innerJoin(datasets, ofDataset(workspaceId, datasetId))
        .where(eq(revisions.number, number));
      return found?.json;
    },

    /** Newest first, without blueprints. */
    async list(workspace: WorkspaceId, datasetId: string, before: number | undefined, limit: number) {
      return database
        .select({ number, sha256, message, wish, author, at })
        .from(revisions)
        .innerJoin(datasets, ofDataset(workspace, datasetId))
        .where(before === undefined ? undefined : lt(revisions.number, before))
        .orderBy(desc(revisions.number))
        .limit(limit);
    },

    /** Changes its message; false if there is no such revision. */
    async rename(workspace: WorkspaceId, datasetId: string, number: number, message: string): Promise<boolean> {
      const renamed = await database
        .update(revisions)
        .set({ message })
        .from(datasets)
        .where(and(ofDataset(workspace, datasetId), eq(revisions.number, number)))
        .returning({ number: revisions.number });
      return renamed.length > 0;
    },

    /**
     * Appends it after `expected` if that is still the current revision of a dataset that is not archived; the second
     * of two concurrent calls gets false.
     */
    async append(revision: NewRevision, expected: number): Promise<boolean> {
      return database.transaction((transaction) => appendIn(transaction, revision, expected));
    },

    /** The same with another schema, which is the dataset's source from then on; proofs against the one before go. */
    async appendWithSource(revision: NewRevision, expected: number, source: SourceRow): Promise<boolean> {
      return database.transaction(async (transaction) => {
        if (!(await appendIn(transaction, revision, expected))) return false;
        await transaction.update(datasetSources).set(source).where(eq(datasetSources.datasetId, revision.datasetId));
        await transaction.delete(proofs).where(eq(proofs.datasetId, revision.datasetId));
        return true;
      });
    },
  };
}

async function appendIn(transaction: Pick<Database, 'update' | 'insert'>, revision: NewRevision, expected: number): Promise<boolean> {
  const moved = await transaction
    .update(datasets)
    .set({ revision: revision.number, updatedAt: revision.at, updatedBy: revision.author })
    .where(
      and(eq(datasets.workspaceId, revision.workspaceId), eq(datasets.id, revision.datasetId), eq(datasets.revision, expected), isNull(datasets.archivedAt)),
    )
    .returning({ id: datasets.id });
  if (moved.length === 0) return false;
  if (revision.number !== expected) await transaction.insert(revisions).values(revision);
  return true;
}

export type RevisionsRepository = ReturnType<typeof revisionsRepository>;
