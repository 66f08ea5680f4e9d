import { Type } from 'typebox';
import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';

export const oidcStartRoute = defineRoute({
  id: 'oidcStart',
  method: 'GET',
  path: `${API_PREFIX}/oidc/start`,
  needs: 'public',
  summary: "Go to the organization's own login",
  description: 'For browsers: leads there, and from there back to the callback, which leads to the page.',
  tags: ['People'],
  query: strictObject({
    to: Type.Optional(Type.String({ pattern: '^/(?![/\\\\])[^\\\\\\s]*$', maxLength: 2_000, description: 'Path of the page to come back to' })),
  }),
  status: 302,
  reply: noContent,
  replyHeaders: ['location'],
  problems: ['not-found', 'overloaded'],
  examples: { query: { to: '/' } },
});

export const oidcCallbackRoute = defineRoute({
  id: 'oidcCallback',
  method: 'GET',
  path: `${API_PREFIX}/oidc/callback`,
  needs: 'public',
  summary: "Come back from the organization's own login",
  description: 'Signs in and leads to the page; where that is not allowed, to /sign-in?problem=…. What the query holds is between us and that login.',
  tags: ['People'],
  status: 302,
  reply: noContent,
  replyHeaders: ['location'],
  problems: ['not-found'],
  examples: {},
});
