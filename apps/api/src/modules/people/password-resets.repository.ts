import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';

type Row = typeof passwordResets.$inferInsert;

export function passwordResetsRepository(database: Database) {
  const living = (tokenHash: Buffer, now: Date) => and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));

  return {
    async put(row: Row): Promise<void> {
      const { userId: _, ...changes } = row;
      await database.insert(passwordResets).values(row).onConflictDoUpdate({ target: passwordResets.userId, set: changes });
    },

    /** The user whose password it may change; undefined if it is invalid. */
    async whose(tokenHash: Buffer, now: Date): Promise<string | undefined> {
      return (await database.select({ id: passwordResets.userId }).from(passwordResets).where(living(tokenHash, now)))[0]?.id;
    },

    /** Uses it up, sets the password, ends all sessions; returns its user, or undefined if it was used meanwhile. */
    async use(tokenHash: Buffer, now: Date, passwordHash: string): Promise<string | undefined> {
      return database.transaction(async (transaction) => {
        const [used] = await transaction.delete(passwordResets).where(living(tokenHash, now)).returning({ userId: passwordResets.userId });
        if (!used) return undefined;
        await transaction.update(users).set({ passwordHash }).where(eq(users.id, used.userId));
        await transaction.delete(sessions).where(eq(sessions.userId, used.userId));
        return used.userId;
      });
    },
  };
}

export type PasswordResetsRepository = ReturnType<typeof passwordResetsRepository>;
