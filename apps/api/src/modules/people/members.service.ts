import { Problem, type Member, type ResetLink, type Role } from '@seedbed/contract';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Caller } from '../../http/caller.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import type { MembersRepository, Outcome } from './members.repository.ts';
import type { PasswordResetsService } from './password-resets.service.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function membersService(repository: MembersRepository, accounts: AccountsRepository, resets: PasswordResetsService) {
  async function find(workspace: WorkspaceId, id: string): Promise<Member> {
    const found = UUID.test(id) ? await repository.find(workspace, id) : undefined;
    if (!found) throw notFound(id);
    return { ...found, createdAt: found.createdAt.toISOString() };
  }

  async function change(workspace: WorkspaceId, id: string, role: Role | null): Promise<void> {
    const outcome: Outcome = UUID.test(id) ? await repository.change(workspace, id, role) : 'absent';
    if (outcome === 'absent') throw notFound(id);
    if (outcome === 'last-owner') throw new Problem('conflict', 'A workspace must have at least one owner. Make another member an owner first.');
  }

  return {
    list: async (workspace: WorkspaceId): Promise<Member[]> =>
      (await repository.list(workspace)).map((member) => ({ ...member, createdAt: member.createdAt.toISOString() })),

    async setRole({ workspace }: Caller, id: string, role: Role): Promise<Member> {
      await change(workspace.id, id, role);
      return find(workspace.id, id);
    },

    async endSessions({ workspace }: Caller, id: string): Promise<void> {
      const member = await find(workspace.id, id);
      await repository.endSessions(workspace.id, member.id);
    },

    remove: ({ workspace }: Caller, id: string): Promise<void> => change(workspace.id, id, null),

    /**
     * Only for an account that belongs to this workspace alone: an owner here has no rights elsewhere, and a password
     * opens all of the account's workspaces.
     */
    async resetLink({ workspace }: Caller, id: string): Promise<ResetLink> {
      const member = await find(workspace.id, id);
      if ((await accounts.workspacesOf(member.id)).length > 1)
        throw new Problem('conflict', `${member.name} also belongs to other workspaces. They can request a new password themselves if mail is set up.`);
      return resets.linkFor(member.id);
    },
  };
}

function notFound(id: string): Problem {
  return new Problem('not-found', 'There is no member with that id in this workspace.', { facts: { id } });
}
