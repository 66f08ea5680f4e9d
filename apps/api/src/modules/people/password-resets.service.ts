import { LIMITS, Problem, type ResetLink } from '@seedbed/contract';
import { patiently } from '../../db/patiently.ts';
import type { From } from '../../http/mount.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import type { Links } from './links.ts';
import type { Mail } from './mail.ts';
import type { PasswordResetsRepository } from './password-resets.repository.ts';
import type { Passwords } from './passwords.ts';
import { hashSecret } from '../../secrets/hash-secret.ts';
import { newToken } from './tokens.ts';
import type { Tries } from './tries.ts';

const HOUR_MS = 60 * 60 * 1000;

export type PasswordResetsService = ReturnType<typeof passwordResetsService>;

type Tools = {
  readonly repository: PasswordResetsRepository;
  readonly accounts: AccountsRepository;
  readonly passwords: Passwords;
  readonly links: Links;
  readonly mail: Mail | null;
  readonly tries: Tries;
  readonly clock: () => Date;
  readonly report: (error: unknown) => void;
  /** Ends the waiting of a letter for our database. */
  readonly stopping: AbortSignal;
};

export function passwordResetsService({ repository, accounts, passwords, links, mail, tries, clock, report, stopping }: Tools) {
  async function make(userId: string): Promise<{ link: string; expiresAt: Date }> {
    const { token, hash } = newToken();
    const createdAt = clock();
    const expiresAt = new Date(createdAt.getTime() + LIMITS.passwordResetHours * HOUR_MS);
    await repository.put({ userId, tokenHash: hash, createdAt, expiresAt });
    return { link: links.to('reset-password', token), expiresAt };
  }

  // The request was answered already, with the promise of a letter: a busy database only delays it.
  const later = patiently({ find: (email: string) => accounts.findByEmail(email), make }, stopping);

  async function send(email: string, to: Mail): Promise<void> {
    const user = await later.find(email);
    if (user) await to.sendReset(user.email, (await later.make(user.id)).link);
  }

  return {
    /** Answers before the lookup, so that neither words nor timing reveal whether there is an account. */
    request(email: string, { address }: From): void {
      tries.count(`reset ${email}`, address);
      if (mail) void send(email, mail).catch(report);
    },

    async linkFor(userId: string): Promise<ResetLink> {
      const { link, expiresAt } = await make(userId);
      return { link, mailed: false, expiresAt: expiresAt.toISOString() };
    },

    /** Returns whose account it was. */
    async use(token: string, password: string): Promise<string> {
      const hash = hashSecret(token);
      // Hashes a password only for a valid link.
      const whose = await repository.whose(hash, clock());
      const user = whose === undefined ? undefined : await accounts.find(whose);
      if (!user) throw noSuchLink();
      const userId = await repository.use(hash, clock(), await passwords.hash(password, [user.name, user.email]));
      if (userId === undefined) throw noSuchLink();
      return userId;
    },
  };
}

function noSuchLink(): Problem {
  return new Problem('not-found', 'The link is invalid, used or expired: it works once, within an hour. Request a new one.');
}
