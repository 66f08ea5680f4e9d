import {
  acceptInvitationRoute,
  createInvitationRoute,
  deleteInvitationRoute,
  endMemberSessionsRoute,
  listInvitationsRoute,
  listMembersRoute,
  lookAtInvitationRoute,
  removeMemberRoute,
  requestPasswordResetRoute,
  resetMemberPasswordRoute,
  updateMemberRoute,
  usePasswordResetRoute,
  type Member,
} from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../http/caller.ts';
import { mount } from '../../http/mount.ts';
import { demandPeople, type People } from './people.ts';

/** Members, invitations, and links for new passwords. */
export function memberRoutes(app: FastifyInstance, people: People | null): void {
  mount(app, listMembersRoute, async (_, { caller, workspace }) => ({ items: people ? await people.members.list(workspace) : [onlyMember(caller)] }));
  mount(app, updateMemberRoute, ({ params, body }, { caller }) => demandPeople(people).members.setRole(caller, params.id, body.role));
  mount(app, endMemberSessionsRoute, ({ params }, { caller }) => demandPeople(people).members.endSessions(caller, params.id));
  mount(app, removeMemberRoute, ({ params }, { caller }) => demandPeople(people).members.remove(caller, params.id));
  mount(app, resetMemberPasswordRoute, ({ params }, { caller }) => demandPeople(people).members.resetLink(caller, params.id));

  mount(app, listInvitationsRoute, async (_, { workspace }) => ({ items: people ? await people.invitations.list(workspace) : [] }));
  mount(app, createInvitationRoute, ({ body }, { caller }) => demandPeople(people).invitations.create(caller, body.email, body.role));
  mount(app, deleteInvitationRoute, ({ params }, { workspace }) => demandPeople(people).invitations.remove(workspace, params.id));
  mount(app, lookAtInvitationRoute, ({ body }) => demandPeople(people).invitations.look(body.token));
  mount(app, acceptInvitationRoute, async ({ body }, { from, header }) => {
    const { invitations, sessions, me } = demandPeople(people);
    const { caller, cookie } = await invitations.accept(body, await sessions.identify(from.cookies), from);
    header('set-cookie', cookie);
    return me(caller);
  });

  mount(app, requestPasswordResetRoute, ({ body }, { from }) => demandPeople(people).resets.request(body.email, from));
  mount(app, usePasswordResetRoute, async ({ body }, { note }) => {
    const { resets, accounts } = demandPeople(people);
    const id = await resets.use(body.token, body.password);
    const [user, [workspace]] = await Promise.all([accounts.find(id), accounts.workspacesOf(id)]);
    note({ who: { kind: 'user', id, name: user!.name }, ...(workspace && { workspace: workspace.id }) });
  });
}

/** Without a login. */
function onlyMember({ id, name, email, role }: Caller): Member {
  return { id, name, email, role, createdAt: new Date(0).toISOString() };
}
