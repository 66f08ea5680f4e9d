import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { LOCAL_WORKSPACE } from '../../db/columns.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { setUpTokens } from '../../db/schema/set-up-tokens.ts';
import { users } from '../../db/schema/users.ts';
import { workspaces } from '../../db/schema/workspaces.ts';

/** An arbitrary number of our own, which serializes claims. */
const LOCK = 7_033_120_186;

type NewUser = typeof users.$inferInsert;

export function setUpRepository(database: Database) {
  const living = (tokenHash: Buffer, now: Date) => and(eq(setUpTokens.tokenHash, tokenHash), gt(setUpTokens.expiresAt, now));

  return {
    async hasOwner(): Promise<boolean> {
      return (await database.select({ id: memberships.userId }).from(memberships).where(eq(memberships.role, 'owner')).limit(1)).length > 0;
    },

    /** The only one from now on: the link of an earlier start may be in a log that others read. */
    async replaceToken(tokenHash: Buffer, expiresAt: Date): Promise<void> {
      await database.delete(setUpTokens);
      await database.insert(setUpTokens).values({ tokenHash, expiresAt });
    },

    async isGood(tokenHash: Buffer, now: Date): Promise<boolean> {
      return (await database.select({ at: setUpTokens.expiresAt }).from(setUpTokens).where(living(tokenHash, now))).length > 0;
    },

    /** Uses the token up and creates the owner of the existing workspace; false if someone else was first. */
    async claim(tokenHash: Buffer, now: Date, user: NewUser, workspace: string): Promise<boolean> {
      return database.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_catalog.pg_advisory_xact_lock(${LOCK})`);
        const used = await transaction.delete(setUpTokens).where(living(tokenHash, now)).returning({ at: setUpTokens.expiresAt });
        if (used.length === 0) return false;
        await transaction.delete(setUpTokens);
        const [owner] = await transaction.select({ id: memberships.userId }).from(memberships).where(eq(memberships.role, 'owner')).limit(1);
        if (owner) return false;
        await transaction.insert(users).values(user);
        await transaction.update(workspaces).set({ name: workspace }).where(eq(workspaces.id, LOCAL_WORKSPACE));
        await transaction.insert(memberships).values({ workspaceId: LOCAL_WORKSPACE, userId: user.id, role: 'owner', createdAt: now });
        return true;
      });
    },
  };
}

export type SetUpRepository = ReturnType<typeof setUpRepository>;
