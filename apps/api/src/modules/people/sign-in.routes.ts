import { setUpRoute, signInOptionsRoute, signInRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import { demandPeople, type People } from './people.ts';

/** How one comes in. */
export function signInRoutes(app: FastifyInstance, people: People | null): void {
  mount(app, signInOptionsRoute, async () =>
    people
      ? { mode: 'server' as const, setUp: await people.setUp.isDone(), password: true, oidc: null, mail: false }
      : { mode: 'local' as const, setUp: true, password: false, oidc: null, mail: false },
  );

  mount(app, setUpRoute, async ({ body }, { from, header }) => {
    const { setUp, me } = demandPeople(people);
    const { caller, cookie } = await setUp.claim(body, from);
    header('set-cookie', cookie);
    return me(caller);
  });

  mount(app, signInRoute, async ({ body }, { from, header }) => {
    const { signIn, me } = demandPeople(people);
    const { caller, cookie } = await signIn.signIn(body.email, body.password, from);
    header('set-cookie', cookie);
    return me(caller);
  });
}
