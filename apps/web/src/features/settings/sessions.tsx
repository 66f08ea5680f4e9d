import type { Session } from '@seedbed/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Ago } from '../../components/ui/ago.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { askAgain } from '../../lib/ask-again.ts';
import { leave, signOut } from '../../queries/session.ts';
import { endSession, endSessions, sessionsQuery } from './api/people.ts';
import { browserOf } from './browser-of.ts';
import styles from './settings.module.css';

/** The sessions of the account; each can be ended, and all together. */
export function Sessions() {
  const sessions = useQuery(sessionsQuery);
  const all = useMutation({ mutationFn: endSessions, onSuccess: leave });
  return (
    <section className="stack gap-4 min-width-0" aria-labelledby="sessions">
      <div className="row gap-4 at-start apart">
        <div>
          <h2 id="sessions">Where you are signed in</h2>
          <p className={`quiet pretty ${styles.said}`}>A session ends after 30 days without use.</p>
        </div>
        <Button isPending={all.isPending} onPress={() => all.mutate()}>
          Sign out everywhere
        </Button>
      </div>
      {sessions.isError ? <ErrorNote error={sessions.error} onRetry={() => void sessions.refetch()} /> : null}
      {all.isError ? <ErrorNote error={all.error} /> : null}
      {sessions.isPending ? <SkeletonLines count={3} label="Loading sessions" /> : null}
      <ul className="border-above">
        {(sessions.data?.items ?? []).map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </section>
  );
}

function SessionRow({ session }: { session: Session }) {
  const queries = useQueryClient();
  const { id, current, address, agent, lastSeenAt, createdAt } = session;
  const end = useMutation({ mutationFn: () => endSession(id), onSuccess: () => askAgain(queries, ['people', 'sessions']) });
  const browser = browserOf(agent);
  return (
    <li className={`grid border-below center ${styles.row} ${styles.sessions}`}>
      <span className="stack min-width-0 break-anywhere">
        <span className="line gap-3 wrap semibold" title={agent}>
          {browser} {current ? <Badge tone="good">this browser</Badge> : null}
        </span>
        <span className="note break-anywhere">
          {address} · seen <Ago at={lastSeenAt} /> · signed in <Ago at={createdAt} />
        </span>
        {end.isError ? <ErrorNote error={end.error} /> : null}
      </span>
      {current ? (
        <Button look="quiet" onPress={() => void signOut()}>
          Sign out
        </Button>
      ) : (
        <Button look="quiet" isPending={end.isPending} onPress={() => end.mutate()} aria-label={`End the session in ${browser}`}>
          End
        </Button>
      )}
    </li>
  );
}
