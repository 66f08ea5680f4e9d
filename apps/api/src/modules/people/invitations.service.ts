import { LIMITS, Problem, type Invitation, type NewInvitation, type Role } from '@seedbed/contract';
import type { WorkspaceId } from '../../db/columns.ts';
import { newId } from '../../db/uuid.ts';
import type { Caller } from '../../http/caller.ts';
import type { From } from '../../http/mount.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import type { InvitationRow, InvitationsRepository } from './invitations.repository.ts';
import type { Links } from './links.ts';
import type { Mail } from './mail.ts';
import type { MembersRepository } from './members.repository.ts';
import type { Passwords } from './passwords.ts';
import type { SessionsService, SignedIn } from './sessions.service.ts';
import type { SignInService } from './sign-in.service.ts';
import { hashSecret } from '../../secrets/hash-secret.ts';
import { newToken } from './tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Tools = {
  readonly repository: InvitationsRepository;
  readonly accounts: AccountsRepository;
  readonly members: MembersRepository;
  readonly passwords: Passwords;
  readonly sessions: SessionsService;
  readonly signIn: SignInService;
  readonly links: Links;
  readonly mail: Mail | null;
  readonly clock: () => Date;
  readonly report: (error: unknown) => void;
};

export function invitationsService(tools: Tools) {
  const { repository, accounts, members, passwords, sessions, signIn, links, mail, clock, report } = tools;

  async function find(token: string) {
    const found = await repository.find(hashSecret(token), clock());
    if (!found) throw noSuchLink();
    return found;
  }

  /** An existing account is proved by its session or its password; otherwise a name and a password create one. */
  async function accountFor(email: string, given: { name?: string; password?: string }, known: Caller | undefined, from: From) {
    const user = await accounts.findByEmail(email);
    if (user) {
      if (user.id !== known?.id) await signIn.check(user, user.email, given.password ?? '', from);
      return { id: user.id, made: undefined };
    }
    if (given.name === undefined || given.password === undefined)
      throw new Problem('invalid-request', 'There is no account for that address yet: send a name and a password.', {
        errors: (['name', 'password'] as const)
          .filter((member) => given[member] === undefined)
          .map((member) => ({ pointer: `/${member}`, message: 'is missing' })),
      });
    const made = { id: newId(), email, name: given.name.trim(), passwordHash: await passwords.hash(given.password, [given.name, email]), createdAt: clock() };
    return { id: made.id, made };
  }

  return {
    list: async (workspace: WorkspaceId): Promise<Invitation[]> => (await repository.list(workspace, clock())).map(toInvitation),

    async create({ workspace, name }: Caller, email: string, role: Role): Promise<NewInvitation> {
      const user = await accounts.findByEmail(email);
      if (user && (await members.find(workspace.id, user.id)))
        throw new Problem('conflict', `${user.name} is a member already.`, { errors: [{ pointer: '/email', message: 'is that of a member' }] });
      const { token, hash } = newToken();
      const createdAt = clock();
      const expiresAt = new Date(createdAt.getTime() + LIMITS.invitationDays * DAY_MS);
      const row = { id: newId(), workspaceId: workspace.id, email: email.trim(), role, tokenHash: hash, invitedBy: name, createdAt, expiresAt };
      await repository.put(row);
      const link = links.to('accept-invitation', token);
      // Where the letter does not leave, the link is there: the owner hands it over.
      const mailed = mail
        ? await mail.sendInvitation(row.email, { workspace: workspace.name, invitedBy: name, role, link }).then(
            () => true,
            (error: unknown) => (report(error), false),
          )
        : false;
      return { invitation: toInvitation(row), link, mailed };
    },

    async remove(workspace: WorkspaceId, id: string): Promise<void> {
      if (!(await repository.remove(workspace, id))) throw new Problem('not-found', 'There is no invitation with that id.', { facts: { id } });
    },

    async look(token: string) {
      const { invitation, workspace } = await find(token);
      const { role, email, invitedBy, expiresAt } = invitation;
      return { workspace, role, email, invitedBy, expiresAt: expiresAt.toISOString(), known: (await accounts.findByEmail(email)) !== undefined };
    },

    async accept(given: { token: string; name?: string; password?: string }, known: Caller | undefined, from: From): Promise<SignedIn> {
      const { invitation } = await find(given.token);
      const { id, made } = await accountFor(invitation.email, given, known, from);
      if (!(await repository.accept(invitation, id, made, clock()))) throw noSuchLink();
      return sessions.begin(id, invitation.workspaceId, from);
    },
  };
}

function toInvitation({ id, email, role, invitedBy, createdAt, expiresAt }: InvitationRow): Invitation {
  return { id, email, role, invitedBy, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

function noSuchLink(): Problem {
  return new Problem('not-found', 'The invitation is invalid, used or expired: it works once, within 7 days. Ask for a new one.');
}
