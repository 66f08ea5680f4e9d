import type { Me } from '@seedbed/contract';
import { useQueryClient } from '@tanstack/react-query';
import { noteSignedIn } from '../../lib/session.ts';
import { identityOf, meQuery, noteMe } from '../../queries/me.ts';

/** After sign-in: stores the identity and continues the waiting calls. */
export function useCompleteSignIn(): (me: Me) => void {
  const queries = useQueryClient();
  return (me) => {
    // Waiting calls come first: for a different person the page reloads, so that no data of theirs is overwritten.
    noteSignedIn(identityOf(me));
    queries.setQueryData(meQuery.queryKey, noteMe(me));
  };
}
