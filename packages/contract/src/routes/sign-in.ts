import { Type } from 'typebox';
import { Label } from '../api-page.ts';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { Email, LinkToken, Me, Password } from '../person.ts';
import { exampleMe, exampleToken } from './examples.ts';

const SignInOptions = strictObject(
  {
    /** `local`: anyone who reaches the server is its owner, without signing in. */
    mode: Type.Union([Type.Literal('local'), Type.Literal('server')]),
    /** False: there is no owner yet. The link that creates the first one is in the server's log. */
    setUp: Type.Boolean(),
    password: Type.Boolean(),
    /** The organization's own login, if the operator configured one. */
    oidc: Type.Union([strictObject({ name: Type.String() }), Type.Null()]),
    /** Whether the server can send mail: a forgotten password is reset by mail, otherwise by an owner. */
    mail: Type.Boolean(),
  },
  { $id: 'SignInOptions' },
);

export const signInOptionsRoute = defineRoute({
  id: 'signInOptions',
  method: 'GET',
  path: `${API_PREFIX}/sign-in-options`,
  needs: 'public',
  summary: 'Sign-in methods of this server',
  tags: ['People'],
  reply: SignInOptions,
  problems: [],
  examples: { reply: { mode: 'server', setUp: true, password: true, oidc: null, mail: true } },
});

export const setUpRoute = defineRoute({
  id: 'setUp',
  method: 'POST',
  path: `${API_PREFIX}/set-up`,
  needs: 'public',
  summary: 'Create the first owner',
  description:
    'Needs the token from the link that the server logs when it starts without an owner. It works once, for one hour; restart the server for a new one. The new owner is signed in and owns existing datasets. If there is an owner, the answer is 404.',
  tags: ['People'],
  body: strictObject({ token: LinkToken, name: Label, email: Email, password: Password, workspace: Label }),
  status: 201,
  reply: Type.Unsafe<Me>(Me),
  problems: ['not-found', 'rate-limited', 'overloaded'],
  examples: {
    body: { token: exampleToken, name: 'Ana Sousa', email: 'ana@example.com', password: 'correct horse battery', workspace: 'Acme' },
    reply: exampleMe,
  },
});
