import type { Me } from '@seedbed/contract';
import { useQueryClient } from '@tanstack/react-query';
import { noteSignedIn } from '../../lib/session.ts';
import { identityOf, meQuery, noteMe } from '../../queries/me.ts';

/** What follows once someone was let in: it is known who, and what waited for it goes on. */
export function useLetIn(): (me: Me) => void {
  const queries = useQueryClient();
  return (me) => {
    // First what waits: for another person than before the page is begun again, and nothing of theirs is written over.
    noteSignedIn(identityOf(me));
    queries.setQueryData(meQuery.queryKey, noteMe(me));
  };
}
