import { setUpRoute, signInOptionsRoute, signInRoute } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Noted } from '../../http/recorder.ts';
import { demandPeople, type People } from './people.ts';

/** Sign-in routes. */
export function signInRoutes(app: FastifyInstance, people: People | null): void {
  mount(app, signInOptionsRoute, async () =>
    people
      ? { mode: 'server' as const, setUp: await people.setUp.isDone(), password: true, oidc: people.oidc && { name: people.oidc.name }, mail: people.mail }
      : { mode: 'local' as const, setUp: true, password: false, oidc: null, mail: false },
  );

  mount(app, setUpRoute, async ({ body }, { from, header }) => {
    const { setUp, me } = demandPeople(people);
    const { caller, cookie } = await setUp.claim(body, from);
    header('set-cookie', cookie);
    return me(caller);
  });

  mount(app, signInRoute, async ({ body }, { from, header, note }) => {
    const { signIn, me, accounts } = demandPeople(people);
    // The account that was tried. Does not store the typed text: it may be a password in the wrong field.
    note({ tried: () => tried(accounts, body.email) });
    const { caller, cookie } = await signIn.signIn(body.email, body.password, from);
    header('set-cookie', cookie);
    return me(caller);
  });
}

async function tried({ findByEmail, workspacesOf }: People['accounts'], email: string): ReturnType<NonNullable<Noted['tried']>> {
  const user = await findByEmail(email);
  if (!user) return undefined;
  return { who: { kind: 'user', id: user.id, name: user.name }, workspaces: (await workspacesOf(user.id)).map(({ id }) => id) };
}
