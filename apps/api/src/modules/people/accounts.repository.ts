import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { users } from '../../db/schema/users.ts';
import { workspaces } from '../../db/schema/workspaces.ts';

export type UserRow = typeof users.$inferSelect;

/** Accounts, and the workspaces that each is a member of. */
export function accountsRepository(database: Database) {
  return {
    async find(id: string): Promise<UserRow | undefined> {
      return (await database.select().from(users).where(eq(users.id, id)))[0];
    },

    async findByEmail(email: string): Promise<UserRow | undefined> {
      return (
        await database
          .select()
          .from(users)
          .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
      )[0];
    },

    async findByLogin(issuer: string, subject: string): Promise<UserRow | undefined> {
      return (
        await database
          .select()
          .from(users)
          .where(and(eq(users.oidcIssuer, issuer), eq(users.oidcSubject, subject)))
      )[0];
    },

    async update(id: string, changes: Partial<Pick<UserRow, 'name' | 'passwordHash' | 'oidcIssuer' | 'oidcSubject'>>): Promise<void> {
      await database.update(users).set(changes).where(eq(users.id, id));
    },

    /** By name. */
    async workspacesOf(userId: string) {
      return database
        .select({ id: workspaces.id, name: workspaces.name, role: memberships.role })
        .from(memberships)
        .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
        .where(eq(memberships.userId, userId))
        .orderBy(asc(sql`lower(${workspaces.name})`), asc(workspaces.id));
    },

    async insertWorkspace(row: typeof workspaces.$inferInsert, ownerId: string): Promise<void> {
      await database.transaction(async (transaction) => {
        await transaction.insert(workspaces).values(row);
        await transaction.insert(memberships).values({ workspaceId: row.id, userId: ownerId, role: 'owner', createdAt: row.createdAt });
      });
    },

    async renameWorkspace(id: WorkspaceId, name: string): Promise<void> {
      await database.update(workspaces).set({ name }).where(eq(workspaces.id, id));
    },
  };
}

export type AccountsRepository = ReturnType<typeof accountsRepository>;
