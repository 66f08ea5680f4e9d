import { LIMITS, Problem, RIGHTS_OF_ROLE, type Session } from '@seedbed/contract';
import type { WorkspaceId } from '../../db/columns.ts';
import { newId } from '../../db/uuid.ts';
import type { Caller, Identify } from '../../http/caller.ts';
import type { From } from '../../http/mount.ts';
import { hashText } from '../../secrets/hash-secret.ts';
import type { Found, KnownCallers } from './known-callers.ts';
import { sessionCookie, tokenFrom } from './session-cookie.ts';
import type { Living, SessionsRepository } from './sessions.repository.ts';
import { newToken } from './tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const IDLE_MS = LIMITS.sessionIdleDays * DAY_MS;
const LONGEST_MS = LIMITS.sessionDays * DAY_MS;
/** How often to record when a session was seen. */
const SEEN_MS = 5 * 60 * 1000;

/** A caller who just signed in or changed the session's rights, with its cookie. */
export type SignedIn = { readonly caller: Caller; readonly cookie: string };

export type SessionsService = ReturnType<typeof sessionsService>;

export function sessionsService(repository: SessionsRepository, known: KnownCallers, clock: () => Date) {
  const living = (): Living => {
    const now = clock().getTime();
    return { seenAfter: new Date(now - IDLE_MS), begunAfter: new Date(now - LONGEST_MS) };
  };

  async function look(hash: Buffer): Promise<Found | undefined> {
    const found = await repository.find(hash, living());
    if (!found) return undefined;
    const { session, user, role, workspace } = found;
    const now = clock();
    const isLate = now.getTime() - session.lastSeenAt.getTime() > SEEN_MS;
    if (isLate) await repository.seen(session.id, now);
    const caller: Caller = {
      kind: 'user',
      id: user.id,
      name: user.name,
      email: user.email,
      hasPassword: user.passwordHash !== null,
      workspace: { id: workspace.id, name: workspace.name },
      role,
      rights: RIGHTS_OF_ROLE[role],
      session: { id: session.id },
    };
    const seenAt = isLate ? now : session.lastSeenAt;
    return { caller, endsAt: Math.min(seenAt.getTime() + IDLE_MS, session.createdAt.getTime() + LONGEST_MS) };
  }

  const callerBy = (token: string) => {
    const hash = hashText(token);
    return known.find(`session ${hash}`, () => look(Buffer.from(hash, 'base64')));
  };

  async function signedIn({ token }: ReturnType<typeof newToken>): Promise<SignedIn> {
    const caller = await callerBy(token);
    if (!caller) throw new Problem('unauthenticated', 'The session has ended. Sign in again.');
    return { caller, cookie: sessionCookie(token) };
  }

  return {
    /** The caller of a cookie; undefined for a foreign one, or if its session has ended. */
    identify(cookies: string | undefined): ReturnType<Identify> {
      const token = tokenFrom(cookies);
      return token === undefined ? undefined : callerBy(token);
    },

    /** Always creates a new token: never adopts one from the request (fixation). */
    async begin(userId: string, workspaceId: WorkspaceId, { address, agent }: From): Promise<SignedIn> {
      const made = newToken();
      const now = clock();
      await repository.insert({ id: newId(), tokenHash: made.hash, userId, workspaceId, createdAt: now, lastSeenAt: now, address, agent });
      return signedIn(made);
    },

    /** The same session by another token, from now on in that workspace. */
    async renew(caller: Caller, workspaceId: WorkspaceId = caller.workspace.id): Promise<SignedIn> {
      const made = newToken();
      if (caller.session) await repository.renew(caller.session.id, made.hash, workspaceId);
      return signedIn(made);
    },

    async list({ id, session }: Caller): Promise<Session[]> {
      const rows = await repository.listOf(id, living());
      return rows.map((row) => ({
        id: row.id,
        current: row.id === session?.id,
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        address: row.address,
        agent: row.agent,
      }));
    },

    async end({ id: userId }: Caller, id: string): Promise<void> {
      if (!(await repository.remove(userId, id))) throw new Problem('not-found', 'There is no session of yours with that id.', { facts: { id } });
    },

    /** `but`: the session to keep. */
    endAll: (userId: string, but?: string): Promise<void> => repository.removeAll(userId, but),
  };
}
