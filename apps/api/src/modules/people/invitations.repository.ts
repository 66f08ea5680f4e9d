import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import { invitations } from '../../db/schema/invitations.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { users } from '../../db/schema/users.ts';
import { workspaces } from '../../db/schema/workspaces.ts';

export type InvitationRow = typeof invitations.$inferSelect;
type NewUser = typeof users.$inferInsert;

export function invitationsRepository(database: Database) {
  return {
    async list(workspace: WorkspaceId, now: Date): Promise<InvitationRow[]> {
      return database
        .select()
        .from(invitations)
        .where(and(eq(invitations.workspaceId, workspace), gt(invitations.expiresAt, now)))
        .orderBy(desc(invitations.createdAt), desc(invitations.id));
    },

    /** Replaces an earlier one to the same address. */
    async put(row: InvitationRow): Promise<void> {
      await database.transaction(async (transaction) => {
        const same = and(eq(invitations.workspaceId, row.workspaceId), eq(sql`lower(${invitations.email})`, row.email.toLowerCase()));
        await transaction.delete(invitations).where(same);
        await transaction.insert(invitations).values(row);
      });
    },

    async remove(workspace: WorkspaceId, id: string): Promise<boolean> {
      const one = and(eq(invitations.workspaceId, workspace), eq(invitations.id, id));
      return (await database.delete(invitations).where(one).returning({ id: invitations.id })).length > 0;
    },

    /** By the token of its link, for any workspace. */
    async find(tokenHash: Buffer, now: Date) {
      const [found] = await database
        .select({ invitation: invitations, workspace: workspaces.name })
        .from(invitations)
        .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
        .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)));
      return found;
    },

    /** For an address that the organization's login verified. */
    async toEmail(email: string, now: Date): Promise<InvitationRow[]> {
      return database
        .select()
        .from(invitations)
        .where(and(eq(sql`lower(${invitations.email})`, email.toLowerCase()), gt(invitations.expiresAt, now)));
    },

    /**
     * Uses it up, and makes the account a member; `made` is a new account. False if it was used or revoked in the
     * meantime.
     */
    async accept({ id, workspaceId, role }: InvitationRow, userId: string, made: NewUser | undefined, now: Date): Promise<boolean> {
      return database.transaction(async (transaction) => {
        const used = await transaction.delete(invitations).where(eq(invitations.id, id)).returning({ id: invitations.id });
        if (used.length === 0) return false;
        if (made) await transaction.insert(users).values(made);
        await transaction.insert(memberships).values({ workspaceId, userId, role, createdAt: now }).onConflictDoNothing();
        return true;
      });
    },
  };
}

export type InvitationsRepository = ReturnType<typeof invitationsRepository>;
