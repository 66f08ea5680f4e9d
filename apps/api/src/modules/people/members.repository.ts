import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import { workspaces } from '../../db/schema/workspaces.ts';

type MemberRole = (typeof memberships.$inferSelect)['role'];
/** The result of changing a membership: the last owner stays. */
export type Outcome = 'done' | 'absent' | 'last-owner';

/** Members of a workspace. */
export function membersRepository(database: Database) {
  const one = (workspace: WorkspaceId, userId: string) => and(eq(memberships.workspaceId, workspace), eq(memberships.userId, userId));
  const select = () =>
    database
      .select({ id: users.id, name: users.name, email: users.email, role: memberships.role, createdAt: memberships.createdAt })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId));

  /**
   * `role` null: the membership ends. Locks the workspace's row first: of two owners who leave at the same time one
   * remains.
   */
  async function change(workspace: WorkspaceId, userId: string, role: MemberRole | null): Promise<Outcome> {
    return database.transaction(async (transaction) => {
      await transaction.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspace)).for('update');
      const [found] = await transaction.select({ role: memberships.role }).from(memberships).where(one(workspace, userId));
      if (!found) return 'absent';
      if (found.role === role) return 'done';
      const owners = and(eq(memberships.workspaceId, workspace), eq(memberships.role, 'owner'));
      const [others] = await transaction.select({ owners: count() }).from(memberships).where(owners);
      if (found.role === 'owner' && others!.owners === 1) return 'last-owner';
      // Sessions in this workspace end with the role that they were begun with.
      await transaction.delete(sessions).where(and(eq(sessions.workspaceId, workspace), eq(sessions.userId, userId)));
      await (role === null
        ? transaction.delete(memberships).where(one(workspace, userId))
        : transaction.update(memberships).set({ role }).where(one(workspace, userId)));
      return 'done';
    });
  }

  return {
    change,

    /** Those in this workspace. */
    async endSessions(workspace: WorkspaceId, userId: string): Promise<void> {
      await database.delete(sessions).where(and(eq(sessions.workspaceId, workspace), eq(sessions.userId, userId)));
    },

    /** By name. */
    list: (workspace: WorkspaceId) =>
      select()
        .where(eq(memberships.workspaceId, workspace))
        .orderBy(asc(sql`lower(${users.name})`), asc(users.id)),

    async find(workspace: WorkspaceId, userId: string) {
      return (await select().where(one(workspace, userId)))[0];
    },
  };
}

export type MembersRepository = ReturnType<typeof membersRepository>;
