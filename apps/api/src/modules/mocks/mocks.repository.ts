import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Place } from '../../db/cursor.ts';
import { mockWrites } from '../../db/schema/mock-writes.ts';
import { mocks } from '../../db/schema/mocks.ts';

export type MockRow = typeof mocks.$inferSelect;

export function mocksRepository(database: Database) {
  const one = (workspace: WorkspaceId, id: string) => and(eq(mocks.workspaceId, workspace), eq(mocks.id, id));

  return {
    async find(workspace: WorkspaceId, id: string): Promise<MockRow | undefined> {
      return (await database.select().from(mocks).where(one(workspace, id)))[0];
    },

    /** In any workspace: the row determines who may use it. */
    async bySlug(slug: string): Promise<MockRow | undefined> {
      return (await database.select().from(mocks).where(eq(mocks.slug, slug)))[0];
    },

    async list(workspace: WorkspaceId, datasetId: string | undefined, after: Place | undefined, limit: number): Promise<MockRow[]> {
      return database
        .select()
        .from(mocks)
        .where(
          and(
            eq(mocks.workspaceId, workspace),
            datasetId === undefined ? undefined : eq(mocks.datasetId, datasetId),
            after ? sql`(${mocks.createdAt}, ${mocks.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)` : undefined,
          ),
        )
        .orderBy(desc(mocks.createdAt), desc(mocks.id))
        .limit(limit);
    },

    async count(workspace: WorkspaceId): Promise<number> {
      return (await database.select({ count: count() }).from(mocks).where(eq(mocks.workspaceId, workspace)))[0]!.count;
    },

    async insert(row: MockRow): Promise<void> {
      await database.insert(mocks).values(row);
    },

    async update(workspace: WorkspaceId, id: string, changes: Partial<MockRow>): Promise<MockRow | undefined> {
      return (await database.update(mocks).set(changes).where(one(workspace, id)).returning())[0];
    },

    async remove(workspace: WorkspaceId, id: string): Promise<boolean> {
      return (await database.delete(mocks).where(one(workspace, id)).returning({ id: mocks.id })).length > 0;
    },

    /** The writes to these rows; undefined if there are none, or if they belong to other rows. */
    async written(mockId: string, rowsKey: string): Promise<string | undefined> {
      const [found] = await database
        .select({ written: mockWrites.written })
        .from(mockWrites)
        .where(and(eq(mockWrites.mockId, mockId), eq(mockWrites.rowsKey, rowsKey)));
      return found?.written;
    },

    /** Null: no writes remain. Nothing is stored for a deleted mock. */
    async keepWritten(mockId: string, rowsKey: string, written: string | null, at: Date): Promise<void> {
      if (written === null) {
        await database.delete(mockWrites).where(eq(mockWrites.mockId, mockId));
        return;
      }
      await database.execute(sql`
        insert into ${mockWrites} (mock_id, rows_key, written, at)
        select id, ${rowsKey}, ${written}, ${at.toISOString()}::timestamptz from ${mocks} where id = ${mockId}::uuid
        on conflict (mock_id) do update set rows_key = excluded.rows_key, written = excluded.written, at = excluded.at`);
    },
  };
}

export type MocksRepository = ReturnType<typeof mocksRepository>;
