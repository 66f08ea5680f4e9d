import { Type } from 'typebox';
import { Id, text } from '../api-page.ts';
import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';
import { LIMITS } from '../limits.ts';
import { Email, Me, Session } from '../person.ts';
import { exampleIds, exampleMe } from './examples.ts';

const exampleSession: Session = {
  id: exampleIds.session,
  current: true,
  createdAt: '2026-11-20T09:00:00.000Z',
  lastSeenAt: '2026-11-20T09:05:00.000Z',
  address: '192.0.2.7',
  agent: 'Mozilla/5.0',
};

export const signInRoute = defineRoute({
  id: 'signIn',
  method: 'POST',
  path: `${API_PREFIX}/session`,
  needs: 'public',
  summary: 'Sign in',
  description: `The answer sets a cookie, which ends after ${LIMITS.sessionIdleDays} days without use. An unknown address and a wrong password get the same answer; after ${LIMITS.signInsPerMinute} tries a minute the answer is 429.`,
  tags: ['People'],
  body: strictObject({ email: Email, password: text(1_024) }),
  status: 201,
  reply: Type.Unsafe<Me>(Me),
  problems: ['not-found', 'rate-limited', 'overloaded'],
  examples: { body: { email: 'ana@example.com', password: 'correct horse battery' }, reply: exampleMe },
});

export const signOutRoute = defineRoute({
  id: 'signOut',
  method: 'DELETE',
  path: `${API_PREFIX}/session`,
  needs: 'person',
  summary: 'Sign out',
  tags: ['People'],
  status: 204,
  reply: noContent,
  problems: ['not-found'],
  examples: {},
});

export const listSessionsRoute = defineRoute({
  id: 'listSessions',
  method: 'GET',
  path: `${API_PREFIX}/sessions`,
  needs: 'person',
  summary: 'Your sessions',
  tags: ['People'],
  reply: strictObject({ items: Type.Array(Type.Unsafe<Session>(Session)) }),
  problems: [],
  examples: { reply: { items: [exampleSession] } },
});

export const endSessionRoute = defineRoute({
  id: 'endSession',
  method: 'DELETE',
  path: `${API_PREFIX}/sessions/{id}`,
  needs: 'person',
  summary: 'End another session',
  tags: ['People'],
  params: strictObject({ id: Id }),
  status: 204,
  reply: noContent,
  problems: ['not-found'],
  examples: { params: { id: exampleIds.session } },
});

export const endSessionsRoute = defineRoute({
  id: 'endSessions',
  method: 'DELETE',
  path: `${API_PREFIX}/sessions`,
  needs: 'person',
  summary: 'End all sessions, this one included',
  tags: ['People'],
  status: 204,
  reply: noContent,
  problems: ['not-found'],
  examples: {},
});
