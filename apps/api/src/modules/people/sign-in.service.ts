import { Problem } from '@seedbed/contract';
import type { Caller } from '../../http/caller.ts';
import type { From } from '../../http/mount.ts';
import type { AccountsRepository, UserRow } from './accounts.repository.ts';
import type { Passwords } from './passwords.ts';
import type { SessionsService, SignedIn } from './sessions.service.ts';
import type { Tries } from './tries.ts';

export type SignInService = ReturnType<typeof signInService>;

/** Signing in by a password. Neither words nor time reveal whether there is an account (T19). */
export function signInService(accounts: AccountsRepository, passwords: Passwords, sessions: SessionsService, tries: Tries) {
  /** Throws Problem `unauthenticated`, or `rate-limited` after too many tries. */
  async function check(user: UserRow | undefined, email: string, password: string, { address }: From): Promise<UserRow> {
    const counted = tries.count(email, address);
    const right = await passwords.verify(password, user?.passwordHash);
    if (!user || !right) throw new Problem('unauthenticated', 'The e-mail address or the password is wrong.');
    counted.forgive();
    return user;
  }

  /** Enters the first workspace by name. */
  async function enter(user: UserRow, from: From): Promise<SignedIn> {
    const [first] = await accounts.workspacesOf(user.id);
    if (!first) throw new Problem('forbidden', 'This account no longer belongs to a workspace. Ask an owner for an invitation.');
    return sessions.begin(user.id, first.id, from);
  }

  return {
    check,
    enter,

    async signIn(email: string, password: string, from: From): Promise<SignedIn> {
      return enter(await check(await accounts.findByEmail(email), email, password, from), from);
    },

    /** All other sessions end; this one gets another token. */
    async changePassword(caller: Caller, current: string | undefined, password: string, from: From): Promise<SignedIn> {
      const user = (await accounts.find(caller.id))!;
      if (user.passwordHash !== null) await check(user, user.email, current ?? '', from).catch(wrongCurrent);
      await accounts.update(user.id, { passwordHash: await passwords.hash(password, [user.name, user.email, caller.workspace.name]) });
      await sessions.endAll(user.id, caller.session?.id);
      return sessions.renew(caller);
    },
  };
}

/** Avoids telling a signed-in user that they are not signed in. */
function wrongCurrent(error: unknown): never {
  if (error instanceof Problem && error.type === 'unauthenticated')
    throw new Problem('invalid-request', 'The current password is wrong.', { errors: [{ pointer: '/current', message: 'is wrong' }] });
  throw error;
}
