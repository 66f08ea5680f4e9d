import { oidcCallbackRoute, oidcStartRoute, Problem } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount, type Call } from '../../http/mount.ts';
import type { Onward, OidcService } from './oidc.service.ts';
import { demandPeople, type People } from './people.ts';

/** There and back: to the organization's own login. */
export function oidcRoutes(app: FastifyInstance, people: People | null): void {
  mount(app, oidcStartRoute, async ({ query }, call) => lead(call, await loginOf(people).start(query.to)));
  mount(app, oidcCallbackRoute, async (_, call) => {
    const onward = await loginOf(people).finish(call.from);
    const { caller } = onward;
    call.note(caller ? { who: { kind: 'user', id: caller.id, name: caller.name }, workspace: caller.workspace.id } : { refused: true });
    lead(call, onward);
  });
}

function loginOf(people: People | null): OidcService {
  const { oidc } = demandPeople(people);
  if (!oidc) throw new Problem('not-found', 'This server has no single sign-on. Set SEEDBED_OIDC_ISSUER to add one.');
  return oidc;
}

function lead({ header }: Call, { location, cookies }: Onward): void {
  for (const cookie of cookies) header('set-cookie', cookie);
  header('location', location);
}
