import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import { datasets } from '../../db/schema/datasets.ts';
import { shares } from '../../db/schema/shares.ts';

export type ShareRow = typeof shares.$inferSelect;
/** The share behind a token. */
type OpenedShare = { readonly share: ShareRow; readonly workspace: WorkspaceId };

export function sharesRepository(database: Database) {
  const ofDataset = (datasetId: string) => eq(shares.datasetId, datasetId);

  return {
    async list(datasetId: string): Promise<ShareRow[]> {
      return database.select().from(shares).where(ofDataset(datasetId)).orderBy(desc(shares.createdAt), desc(shares.id));
    },

    /** False if the dataset has the maximum number of links; concurrent calls wait for each other. */
    async insert(row: ShareRow, most: number): Promise<boolean> {
      return database.transaction(async (transaction) => {
        await transaction.select({ id: datasets.id }).from(datasets).where(eq(datasets.id, row.datasetId)).for('update');
        const there = await transaction.select({ id: shares.id }).from(shares).where(ofDataset(row.datasetId));
        if (there.length >= most) return false;
        await transaction.insert(shares).values(row);
        return true;
      });
    },

    async remove(datasetId: string, id: string): Promise<boolean> {
      return (
        (
          await database
            .delete(shares)
            .where(and(ofDataset(datasetId), eq(shares.id, id)))
            .returning({ id: shares.id })
        ).length > 0
      );
    },

    /** Only by the token, in any workspace; undefined once it has expired, or its dataset is archived. */
    async open(tokenHash: Buffer, now: Date): Promise<OpenedShare | undefined> {
      const [found] = await database
        .select({ share: shares, workspace: datasets.workspaceId })
        .from(shares)
        .innerJoin(datasets, eq(datasets.id, shares.datasetId))
        .where(
          and(
            eq(shares.tokenHash, tokenHash),
            isNull(datasets.archivedAt),
            or(isNull(shares.expiresAt), sql`${shares.expiresAt} > ${now.toISOString()}::timestamptz`),
          ),
        );
      return found;
    },

    /** Written at most once per minute. */
    async noteUse(id: string, now: Date): Promise<void> {
      const before = new Date(now.getTime() - 60_000);
      await database
        .update(shares)
        .set({ lastUsedAt: now })
        .where(and(eq(shares.id, id), or(isNull(shares.lastUsedAt), lt(shares.lastUsedAt, before))));
    },
  };
}

export type SharesRepository = ReturnType<typeof sharesRepository>;
