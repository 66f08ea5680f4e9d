import { LIMITS, Problem, type RouteParts, type setUpRoute } from '@seedbed/contract';
import { LOCAL_WORKSPACE } from '../../db/columns.ts';
import { newId } from '../../db/uuid.ts';
import type { From } from '../../http/mount.ts';
import type { Passwords } from './passwords.ts';
import type { SessionsService, SignedIn } from './sessions.service.ts';
import type { SetUpRepository } from './set-up.repository.ts';
import { hashSecret } from '../../secrets/hash-secret.ts';
import { newToken } from './tokens.ts';

type SetUp = RouteParts<typeof setUpRoute>['body'];

const HOUR_MS = 60 * 60 * 1000;

/** The first owner, by a link that only who reads the server's log can have (T4). */
export function setUpService(repository: SetUpRepository, passwords: Passwords, sessions: SessionsService, clock: () => Date) {
  return {
    /** The token of a new link; undefined if there is an owner. */
    async token(): Promise<string | undefined> {
      if (await repository.hasOwner()) return undefined;
      const { token, hash } = newToken();
      await repository.replaceToken(hash, new Date(clock().getTime() + LIMITS.setUpHours * HOUR_MS));
      return token;
    },

    isDone: (): Promise<boolean> => repository.hasOwner(),

    async claim({ token, name, email, password, workspace }: SetUp, from: From): Promise<SignedIn> {
      const hash = hashSecret(token);
      // Hashes a password only for a valid link.
      if (!(await repository.isGood(hash, clock()))) throw noSuchLink();
      const now = clock();
      const user = {
        id: newId(),
        email: email.trim(),
        name: name.trim(),
        passwordHash: await passwords.hash(password, [name, email, workspace]),
        createdAt: now,
      };
      if (!(await repository.claim(hash, now, user, workspace.trim()))) throw noSuchLink();
      return sessions.begin(user.id, LOCAL_WORKSPACE, from);
    },
  };
}

function noSuchLink(): Problem {
  return new Problem(
    'not-found',
    'The link is invalid, used or expired: it works once, within an hour. If there is no owner yet, restart the server and use the link in its log.',
  );
}
