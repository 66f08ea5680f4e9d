import { meRoute, type Me, type Right } from '@seedbed/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, openApi } from '../lib/api.ts';
import { rememberedMe, rememberMe } from '../lib/remembered-me.ts';
import { noteKnown } from '../lib/session.ts';
import { useIsVisitor } from '../lib/visitor.ts';

/** Who is signed in, the workspace that is looked at, and what may be done in it. Where nobody is, the answer waits until somebody has signed in. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => noteMe(await api.request(meRoute, {}, { signal })),
});

/** The same where it is not a matter if nobody is: then it is null. */
export const openMeQuery = queryOptions({
  queryKey: ['me', 'if any'],
  queryFn: ({ signal }) => openApi.request(meRoute, {}, { signal }).catch(() => null),
  staleTime: 0,
});

/** Who is signed in is known: for this page, and for the next before its first answer. */
export function noteMe(me: Me): Me {
  noteKnown(identityOf(me));
  rememberMe({ mode: me.mode, user: me.user.id, rights: me.rights });
  return me;
}

/** Another person, or another workspace: nothing of what is on the page is theirs. */
export function identityOf(me: Me): string {
  return `${me.user.id} ${me.workspace.id}`;
}

/** Who is signed in; undefined until that is known, and for visitors. */
export function useMe(): Me | undefined {
  const isVisitor = useIsVisitor();
  const { data } = useQuery({ ...meQuery, enabled: !isVisitor });
  return isVisitor ? undefined : data;
}

/** The start of a command line that calls the API: where people sign in, programs show a key. */
export function useCurl(): string {
  return useMe()?.mode === 'server' ? `curl -s -H "authorization: Bearer $SEEDBED_API_KEY"` : 'curl -s';
}

/**
 * Whether the caller's role allows it here. Until that is known it is what it was last time in this browser, so that nothing comes or goes
 * on the screen; the server has the last word.
 */
export function useMay(right: Right): boolean {
  const me = useMe();
  if (useIsVisitor()) return right === 'read';
  return (me?.rights ?? rememberedMe()?.rights ?? [right]).includes(right);
}
