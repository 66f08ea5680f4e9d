import type { FastifyRequest } from 'fastify';
import { Problem, type Me } from '@seedbed/contract';
import type { Config } from '../../config.ts';
import type { Notifier } from '../../db/notifier.ts';
import type { Database } from '../../db/client.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';
import type { Caller, Identify } from '../../http/caller.ts';
import type { Sealer } from '../../secrets/sealer.ts';
import { VERSION } from '../../version.ts';
import { apiKeysRepository } from '../api-keys/api-keys.repository.ts';
import { apiKeysService } from '../api-keys/api-keys.service.ts';
import { auditRepository } from '../audit/audit.repository.ts';
import { auditService } from '../audit/audit.service.ts';
import { keepFor } from '../audit/keep-for.ts';
import { recorder } from '../audit/recorder.ts';
import type { RowQuotas } from '../quotas/row-quota.service.ts';
import { accountsRepository } from './accounts.repository.ts';
import { invitationsRepository } from './invitations.repository.ts';
import { invitationsService } from './invitations.service.ts';
import { dropping, knownCallers } from './known-callers.ts';
import { linksBelow } from './links.ts';
import { openMail } from './mail.ts';
import { oidcService } from './oidc.service.ts';
import { membersRepository } from './members.repository.ts';
import { membersService } from './members.service.ts';
import { passwordResetsRepository } from './password-resets.repository.ts';
import { passwordResetsService } from './password-resets.service.ts';
import { canHash, passwords } from './passwords.ts';
import { sessionsRepository } from './sessions.repository.ts';
import { sessionsService } from './sessions.service.ts';
import { setUpRepository } from './set-up.repository.ts';
import { setUpService } from './set-up.service.ts';
import { signInService } from './sign-in.service.ts';
import { tries } from './tries.ts';

/** Everything about people, if the server has a login; otherwise null. */
export type People = ReturnType<typeof openPeople>;

type Given = {
  readonly config: Config;
  readonly database: Database;
  readonly notifier: Pick<Notifier, 'listen' | 'isHeard'>;
  readonly quotas: Pick<RowQuotas, 'look'>;
  readonly sealer: Sealer;
  readonly gate: Bulkhead;
  readonly clock: () => Date;
  readonly report: (error: unknown) => void;
  readonly stopping: AbortSignal;
};

export function openPeople({ config, database, notifier, quotas, sealer, gate, clock, report, stopping }: Given) {
  if (!canHash)
    throw new Problem('invalid-request', `A server with a login needs Node 24.7 or newer, which hashes passwords with argon2id; this is ${process.version}.`);
  // Changes of identity or rights are listed here; the notifier tells other processes.
  const known = knownCallers(notifier, clock);
  const accounts = dropping(known, accountsRepository(database), 'update', 'renameWorkspace');
  const sessions = sessionsService(dropping(known, sessionsRepository(database), 'renew', 'remove', 'removeAll'), known, clock);
  const hashing = passwords(gate);
  const apiKeys = apiKeysService(dropping(known, apiKeysRepository(database), 'remove'), known, clock);
  const events = auditRepository(database);
  const keeping = config.auditDays === null ? undefined : keepFor(config.auditDays, events, report);
  const counted = tries(clock);
  const signIn = signInService(accounts, hashing, sessions, counted);
  const links = linksBelow(config.publicUrl!);
  const mail = openMail(config);
  const members = dropping(known, membersRepository(database), 'change', 'endSessions');
  const invitations = invitationsRepository(database);
  const shared = { accounts, passwords: hashing, links, mail, clock, report };
  const resets = passwordResetsService({ ...shared, repository: dropping(known, passwordResetsRepository(database), 'use'), tries: counted, stopping });
  return {
    apiKeys,
    audit: auditService(events, clock),
    recorder: recorder(database, events, clock, report),
    accounts,
    sessions,
    signIn,
    resets,
    members: membersService(members, accounts, resets),
    invitations: invitationsService({ ...shared, repository: invitations, members, sessions, signIn }),
    /** The organization's own login; null if the operator configured none. */
    oidc: config.oidc && oidcService({ settings: config.oidc, publicUrl: config.publicUrl!, sealer, accounts, invitations, signIn, clock, report }),
    /** Whether it can send mail. */
    mail: mail !== null,
    links,
    setUp: setUpService(setUpRepository(database), hashing, sessions, clock),
    /** A key takes precedence over a cookie. */
    identify: ({ headers }: FastifyRequest): ReturnType<Identify> =>
      headers.authorization === undefined ? sessions.identify(headers.cookie) : apiKeys.identify(headers.authorization),
    /** Calls `hear` when the rights of a person change. */
    onChange: (hear: () => void): Disposable => known.listen(hear),
    me: async (caller: Caller): Promise<Me> =>
      meOf('server', caller, {
        workspaces: caller.kind === 'key' ? [{ ...caller.workspace, role: caller.role }] : await accounts.workspacesOf(caller.id),
        quota: await quotas.look(caller.workspace.id),
      }),
    [Symbol.dispose]: () => {
      keeping?.[Symbol.dispose]();
      known[Symbol.dispose]();
    },
  };
}

export function meOf(
  mode: Me['mode'],
  { id, name, email, hasPassword, workspace, role, rights, session }: Caller,
  { workspaces, quota }: Pick<Me, 'workspaces' | 'quota'>,
): Me {
  return { mode, user: { id, name, email, hasPassword }, session, workspace, role, rights: [...rights], workspaces, quota, version: VERSION };
}

/** Throws if there is no login. */
export function demandPeople(people: People | null): People {
  if (people) return people;
  throw new Problem(
    'not-found',
    'This server has no login and serves only its own machine. For a team, start it with SEEDBED_PUBLIC_URL, its https:// address for browsers.',
  );
}
