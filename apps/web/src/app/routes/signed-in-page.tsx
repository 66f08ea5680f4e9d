import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EntryFrame } from '../../components/layout/entry-frame.tsx';
import { noteSignedIn } from '../../lib/session.ts';
import { identityOf, meQuery } from '../../queries/me.ts';

/** In the window of the organization's login: notifies the waiting page, and closes. */
export function SignedInPage() {
  const me = useQuery(meQuery).data;
  const identity = me ? identityOf(me) : null;
  useEffect(() => {
    if (identity === null) return;
    noteSignedIn(identity);
    window.close();
  }, [identity]);
  return (
    <EntryFrame title={me ? `You are signed in as ${me.user.name}` : 'Signing in…'}>
      <p>{me ? 'You can close this window and continue in the other.' : 'One moment.'}</p>
    </EntryFrame>
  );
}
