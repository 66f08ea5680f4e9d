import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { packs } from '../../db/schema/packs.ts';

export type PackRow = typeof packs.$inferSelect;

export function packsRepository(database: Database) {
  return {
    async find(name: string): Promise<PackRow | undefined> {
      return (await database.select().from(packs).where(eq(packs.name, name)))[0];
    },

    async list(): Promise<Pick<PackRow, 'name' | 'summary' | 'characters' | 'updatedAt'>[]> {
      return database
        .select({ name: packs.name, summary: packs.summary, characters: packs.characters, updatedAt: packs.updatedAt })
        .from(packs)
        .orderBy(asc(packs.name));
    },

    async contents(): Promise<string[]> {
      return (await database.select({ content: packs.content }).from(packs).orderBy(asc(packs.name))).map(({ content }) => content);
    },

    async put(row: PackRow): Promise<void> {
      const { name: _, ...changes } = row;
      await database.insert(packs).values(row).onConflictDoUpdate({ target: packs.name, set: changes });
    },

    async remove(name: string): Promise<boolean> {
      return (await database.delete(packs).where(eq(packs.name, name)).returning({ name: packs.name })).length > 0;
    },
  };
}

export type PacksRepository = ReturnType<typeof packsRepository>;
