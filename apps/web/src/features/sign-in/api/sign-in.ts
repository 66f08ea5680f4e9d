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

/** Shows an invitation. The token is in the body, so that no server logs it. */
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

/** Switches to a workspace viewed before; null if the account is no longer a member. */
export function backToWorkspace(id: string): Promise<Me | null> {
  return openApi.request(switchWorkspaceRoute, { body: { id } }).catch(() => null);
}

/** The start of the organization's own login. `to`: the path to return to. */
export function oidcStart(to: string): string {
  return urlOf('', oidcStartRoute, { query: { to } });
}

/** Checks that the browser stored the cookie; otherwise sign-in would loop forever. */
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
