import type { FastifyRequest } from 'fastify';
import { Problem, type Me } from '@seedbed/contract';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';
import type { Caller } from '../../http/caller.ts';
import { VERSION } from '../../version.ts';
import { accountsRepository } from './accounts.repository.ts';
import { canHash, passwords } from './passwords.ts';
import { sessionsRepository } from './sessions.repository.ts';
import { sessionsService } from './sessions.service.ts';
import { setUpRepository } from './set-up.repository.ts';
import { setUpService } from './set-up.service.ts';
import { signInService } from './sign-in.service.ts';
import { tries } from './tries.ts';

/** All about people, where the server has a login; null where it has none. */
export type People = ReturnType<typeof openPeople>;

export function openPeople(config: Config, database: Database, gate: Bulkhead, clock: () => Date) {
  if (!canHash)
    throw new Problem('invalid-request', `A server with a login needs Node 24.7 or newer, which hashes passwords with argon2id; this is ${process.version}.`);
  const accounts = accountsRepository(database);
  const sessions = sessionsService(sessionsRepository(database), clock);
  const hashing = passwords(gate);
  const signIn = signInService(accounts, hashing, sessions, tries(clock));
  return {
    accounts,
    sessions,
    signIn,
    setUp: setUpService(setUpRepository(database), hashing, sessions, clock),
    identify: (request: FastifyRequest): Promise<Caller | undefined> => sessions.identify(request.headers.cookie),
    me: async (caller: Caller): Promise<Me> => meOf('server', caller, await accounts.workspacesOf(caller.id)),
    linkTo: (page: string, token: string): string => new URL(`/${page}#${token}`, config.publicUrl!).href,
  };
}

export function meOf(mode: Me['mode'], { id, name, email, hasPassword, workspace, role, rights, session }: Caller, workspaces: Me['workspaces']): Me {
  return { mode, user: { id, name, email, hasPassword }, session, workspace, role, rights: [...rights], workspaces, version: VERSION };
}

/** Where there is nothing to sign in to. */
export function demandPeople(people: People | null): People {
  if (people) return people;
  throw new Problem(
    'not-found',
    'This server has no login: it serves its own machine only. For a team, start it with SEEDBED_PUBLIC_URL, the https:// address under which browsers find it.',
  );
}
