import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Place } from '../../db/cursor.ts';
import { mockWriteLines, mockWrites } from '../../db/schema/mock-writes.ts';
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
      const later = sql<string>`coalesce(string_agg(E'\\n' || ${mockWriteLines.lines}, '' order by ${mockWriteLines.number}), '')`;
      const [found] = await database
        .select({ written: sql<string>`${mockWrites.written} || ${later}` })
        .from(mockWrites)
        .leftJoin(mockWriteLines, and(eq(mockWriteLines.mockId, mockWrites.mockId), eq(mockWriteLines.opening, mockWrites.opening)))
        .where(and(eq(mockWrites.mockId, mockId), eq(mockWrites.rowsKey, rowsKey)))
        .groupBy(mockWrites.mockId);
      return found?.written;
    },

    /** Stores all writes, instead of what is there. Nothing is stored for a deleted mock. */
    async keepWritten(mockId: string, { rowsKey, opening, written, at }: Omit<typeof mockWrites.$inferInsert, 'mockId'> & { at: Date }): Promise<void> {
      await database.execute(sql`
        with replaced as (delete from ${mockWriteLines} where mock_id = ${mockId}::uuid)
        insert into ${mockWrites} (mock_id, rows_key, opening, written, at)
        select id, ${rowsKey}, ${opening}::uuid, ${written}, ${at.toISOString()}::timestamptz from ${mocks} where id = ${mockId}::uuid
        on conflict (mock_id) do update
          set rows_key = excluded.rows_key, opening = excluded.opening, written = excluded.written, at = excluded.at`);
    },

    /** Adds lines to the writes that an opening of the mock stored; false if they are not there any more. */
    async appendWritten(mockId: string, opening: string, lines: string): Promise<boolean> {
      const { rowCount } = await database.execute(sql`
        insert into ${mockWriteLines} (mock_id, opening, lines)
        select mock_id, opening, ${lines} from ${mockWrites} where mock_id = ${mockId}::uuid and opening = ${opening}::uuid`);
      return rowCount === 1;
    },

    async forgetWritten(mockId: string): Promise<void> {
      await database.delete(mockWrites).where(eq(mockWrites.mockId, mockId));
    },
  };
}

export type MocksRepository = ReturnType<typeof mocksRepository>;
