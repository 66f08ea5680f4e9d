import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import { workspaces } from '../../db/schema/workspaces.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** A session is valid if it was last seen, and created, after these times. */
export type Living = { readonly seenAfter: Date; readonly begunAfter: Date };

const isLiving = ({ seenAfter, begunAfter }: Living) => and(gt(sessions.lastSeenAt, seenAfter), gt(sessions.createdAt, begunAfter));

/** Sessions: found by the hash of their token, or as someone's own. */
export function sessionsRepository(database: Database) {
  return {
    /** With its account and its current membership. */
    async find(tokenHash: Buffer, living: Living) {
      const [found] = await database
        .select({ session: sessions, user: users, role: memberships.role, workspace: workspaces })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .innerJoin(memberships, and(eq(memberships.userId, sessions.userId), eq(memberships.workspaceId, sessions.workspaceId)))
        .innerJoin(workspaces, eq(workspaces.id, sessions.workspaceId))
        .where(and(eq(sessions.tokenHash, tokenHash), isLiving(living)));
      return found;
    },

    async insert(row: SessionRow): Promise<void> {
      await database.insert(sessions).values(row);
    },

    async seen(id: string, at: Date): Promise<void> {
      await database.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, id));
    },

    /** Replaces the token: a copy of the old one becomes worthless. */
    async renew(id: string, tokenHash: Buffer, workspaceId: WorkspaceId): Promise<boolean> {
      return (await database.update(sessions).set({ tokenHash, workspaceId }).where(eq(sessions.id, id)).returning({ id: sessions.id })).length > 0;
    },

    async listOf(userId: string, living: Living): Promise<SessionRow[]> {
      return database
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isLiving(living)))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const own = and(eq(sessions.userId, userId), eq(sessions.id, id));
      return (await database.delete(sessions).where(own).returning({ id: sessions.id })).length > 0;
    },

    async removeAll(userId: string, but?: string): Promise<void> {
      await database.delete(sessions).where(and(eq(sessions.userId, userId), but === undefined ? undefined : ne(sessions.id, but)));
    },
  };
}

export type SessionsRepository = ReturnType<typeof sessionsRepository>;
