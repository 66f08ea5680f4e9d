import { changePasswordRoute, createWorkspaceRoute, meRoute, switchWorkspaceRoute, updateMeRoute, updateWorkspaceRoute, Problem } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import type { WorkspaceId } from '../../db/columns.ts';
import { newId } from '../../db/uuid.ts';
import { mount } from '../../http/mount.ts';
import type { RowQuotas } from '../quotas/row-quota.service.ts';
import { demandPeople, meOf, type People } from './people.ts';

/** The caller's account and workspace. */
export function meRoutes(app: FastifyInstance, people: People | null, quotas: Pick<RowQuotas, 'look'>): void {
  mount(app, meRoute, async (_, { caller, workspace }) => {
    if (people) return people.me(caller);
    return meOf('local', caller, { workspaces: [{ ...caller.workspace, role: caller.role }], quota: await quotas.look(workspace) });
  });

  mount(app, updateMeRoute, async ({ body }, { caller }) => {
    const name = body.name.trim();
    await demandPeople(people).accounts.update(caller.id, { name });
    return demandPeople(people).me({ ...caller, name });
  });

  mount(app, changePasswordRoute, async ({ body }, { caller, from, header }) => {
    const { cookie } = await demandPeople(people).signIn.changePassword(caller, body.current, body.password, from);
    header('set-cookie', cookie);
  });

  mount(app, switchWorkspaceRoute, async ({ body }, { caller, header }) => {
    const { accounts, sessions, me } = demandPeople(people);
    const to = (await accounts.workspacesOf(caller.id)).find(({ id }) => id === body.id);
    if (!to) throw new Problem('not-found', 'You are in no workspace with that id.', { facts: { id: body.id } });
    const { caller: there, cookie } = await sessions.renew(caller, to.id);
    header('set-cookie', cookie);
    return me(there);
  });

  mount(app, createWorkspaceRoute, async ({ body }, { caller, header }) => {
    const { accounts, sessions, me } = demandPeople(people);
    const id = newId() as WorkspaceId;
    await accounts.insertWorkspace({ id, name: body.name.trim(), createdAt: new Date() }, caller.id);
    const { caller: there, cookie } = await sessions.renew(caller, id);
    header('set-cookie', cookie);
    return me(there);
  });

  mount(app, updateWorkspaceRoute, async ({ body }, { caller, workspace }) => {
    const { accounts, me } = demandPeople(people);
    const name = body.name.trim();
    await accounts.renameWorkspace(workspace, name);
    return me({ ...caller, workspace: { id: workspace, name } });
  });
}
