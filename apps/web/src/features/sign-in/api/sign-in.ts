import {
  acceptInvitationRoute,
  lookAtInvitationRoute,
  meRoute,
  oidcStartRoute,
  requestPasswordResetRoute,
  setUpRoute,
  signInOptionsRoute,
  signInRoute,
  switchWorkspaceRoute,
  usePasswordResetRoute,
  type Me,
  type RouteInput,
  type RouteReply,
} from '@seedbed/contract';
import { ClientProblem, urlOf } from '@seedbed/client';
import { queryOptions } from '@tanstack/react-query';
import { openApi } from '../../../lib/api.ts';

export type SignInOptions = RouteReply<typeof signInOptionsRoute>;
export type InvitationSeen = RouteReply<typeof lookAtInvitationRoute>;

export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => openApi.request(signInOptionsRoute, {}, { signal }),
});

export function signIn(body: RouteInput<typeof signInRoute>['body']): Promise<Me> {
  return openApi.request(signInRoute, { body }).then(keptByBrowser);
}

export function setUp(body: RouteInput<typeof setUpRoute>['body']): Promise<Me> {
  return openApi.request(setUpRoute, { body }).then(keptByBrowser);
}

/** Show an invitation. The token goes in the body: no log of a server holds it. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation'],
    queryFn: ({ signal }) => openApi.request(lookAtInvitationRoute, { body: { token } }, { signal }),
    gcTime: 0,
    retry: false,
  });

export function acceptInvitation(body: RouteInput<typeof acceptInvitationRoute>['body']): Promise<Me> {
  return openApi.request(acceptInvitationRoute, { body }).then(keptByBrowser);
}

export function requestPasswordReset(email: string) {
  return openApi.request(requestPasswordResetRoute, { body: { email } });
}

export function givePassword(token: string, password: string) {
  return openApi.request(usePasswordResetRoute, { body: { token, password } });
}

/** Goes to a workspace that was looked at before; null if the account is no member of it any more. */
export function backToWorkspace(id: string): Promise<Me | null> {
  return openApi.request(switchWorkspaceRoute, { body: { id } }).catch(() => null);
}

/** Where the organization's own login begins. `to`: the path of the page to come back to. */
export function oidcStart(to: string): string {
  return urlOf('', oidcStartRoute, { query: { to } });
}

/** A browser that refuses the cookie would be asked to sign in for ever. */
async function keptByBrowser(me: Me): Promise<Me> {
  await openApi.request(meRoute, {}).catch((error: unknown) => {
    if (!(error instanceof ClientProblem) || error.type !== 'unauthenticated') return;
    throw {
      title: 'This browser did not store the session',
      message: 'Sign-in worked, but the cookie was not stored. Open Seedbed over https or on localhost, and allow cookies.',
      errors: [],
    };
  });
  return me;
}
