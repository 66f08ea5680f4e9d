import { meRoute, type Me, type Right } from '@seedbed/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, openApi } from '../lib/api.ts';
import { rememberedMe, rememberMe } from '../lib/remembered-me.ts';
import { noteKnown } from '../lib/session.ts';
import { useIsVisitor } from '../lib/visitor.ts';

/**
 * The signed-in person, the open workspace, and the rights in it. If nobody is signed in, waits until someone signs in.
 */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => noteMe(await api.request(meRoute, {}, { signal })),
});

/** The same, but null if nobody is signed in. */
export const openMeQuery = queryOptions({
  queryKey: ['me', 'if any'],
  queryFn: ({ signal }) => openApi.request(meRoute, {}, { signal }).catch(() => null),
  staleTime: 0,
});

/** Stores the signed-in person, for this page and for the next page before its first response. */
export function noteMe(me: Me): Me {
  noteKnown(identityOf(me));
  rememberMe({ mode: me.mode, user: me.user.id, rights: me.rights });
  return me;
}

/** Changes if another person signs in or another workspace opens. Then nothing on the page is valid. */
export function identityOf(me: Me): string {
  return `${me.user.id} ${me.workspace.id}`;
}

/** The signed-in person; undefined until known, and for visitors. */
export function useMe(): Me | undefined {
  const isVisitor = useIsVisitor();
  const { data } = useQuery({ ...meQuery, enabled: !isVisitor });
  return isVisitor ? undefined : data;
}

/** The start of a curl command for the API. With a login it contains a key. */
export function useCurl(): string {
  return useMe()?.mode === 'server' ? `curl -s -H "authorization: Bearer $SEEDBED_API_KEY"` : 'curl -s';
}

/**
 * Whether the caller's role allows an action. Until `/me` responds, this is the last known answer in this browser, so that buttons do not
 * appear and disappear. The server decides in any case.
 */
export function useMay(right: Right): boolean {
  const me = useMe();
  if (useIsVisitor()) return right === 'read';
  return (me?.rights ?? rememberedMe()?.rights ?? [right]).includes(right);
}
