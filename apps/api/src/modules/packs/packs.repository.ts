import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import { packs } from '../../db/schema/packs.ts';

export type PackRow = typeof packs.$inferSelect;

export function packsRepository(database: Database) {
  return {
    async find(workspace: WorkspaceId, name: string): Promise<PackRow | undefined> {
      return (
        await database
          .select()
          .from(packs)
          .where(and(eq(packs.workspaceId, workspace), eq(packs.name, name)))
      )[0];
    },

    async list(workspace: WorkspaceId): Promise<Pick<PackRow, 'name' | 'summary' | 'characters' | 'updatedAt'>[]> {
      return database
        .select({ name: packs.name, summary: packs.summary, characters: packs.characters, updatedAt: packs.updatedAt })
        .from(packs)
        .where(eq(packs.workspaceId, workspace))
        .orderBy(asc(packs.name));
    },

    async contents(workspace: WorkspaceId): Promise<string[]> {
      return (await database.select({ content: packs.content }).from(packs).where(eq(packs.workspaceId, workspace)).orderBy(asc(packs.name))).map(
        ({ content }) => content,
      );
    },

    async put(row: PackRow): Promise<void> {
      const { workspaceId: _, name: __, ...changes } = row;
      await database
        .insert(packs)
        .values(row)
        .onConflictDoUpdate({ target: [packs.workspaceId, packs.name], set: changes });
    },

    async remove(workspace: WorkspaceId, name: string): Promise<boolean> {
      return (
        (
          await database
            .delete(packs)
            .where(and(eq(packs.workspaceId, workspace), eq(packs.name, name)))
            .returning({ name: packs.name })
        ).length > 0
      );
    },
  };
}

export type PacksRepository = ReturnType<typeof packsRepository>;
