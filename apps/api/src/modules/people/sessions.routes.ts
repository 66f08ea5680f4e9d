import { endSessionRoute, endSessionsRoute, listSessionsRoute, signOutRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import { demandPeople, type People } from './people.ts';
import { NO_COOKIE } from './session-cookie.ts';

/** Routes for signing in and out. */
export function sessionRoutes(app: FastifyInstance, people: People | null): void {
  mount(app, listSessionsRoute, async (_, { caller }) => ({ items: (await people?.sessions.list(caller)) ?? [] }));

  mount(app, signOutRoute, async (_, { caller, header }) => {
    await demandPeople(people).sessions.end(caller, caller.session!.id);
    header('set-cookie', NO_COOKIE);
  });

  mount(app, endSessionRoute, ({ params }, { caller }) => demandPeople(people).sessions.end(caller, params.id));

  mount(app, endSessionsRoute, async (_, { caller, header }) => {
    await demandPeople(people).sessions.endAll(caller.id);
    header('set-cookie', NO_COOKIE);
  });
}
