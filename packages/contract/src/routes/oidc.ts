import { Type } from 'typebox';
import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';

export const oidcStartRoute = defineRoute({
  id: 'oidcStart',
  method: 'GET',
  path: `${API_PREFIX}/oidc/start`,
  needs: 'public',
  summary: 'Start single sign-on',
  description: 'For browsers: redirects to the identity provider, which redirects to the callback, which redirects to the page.',
  tags: ['People'],
  query: strictObject({
    to: Type.Optional(Type.String({ pattern: '^/(?![/\\\\])[^\\\\\\s]*$', maxLength: 2_000, description: 'Path of the page to return to' })),
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
  summary: 'Callback of single sign-on',
  description: 'Signs in and redirects to the page, or to /sign-in?problem=… if that is not allowed. The query comes from the identity provider.',
  tags: ['People'],
  status: 302,
  reply: noContent,
  replyHeaders: ['location'],
  problems: ['not-found'],
  examples: {},
});
