import { useQuery } from '@tanstack/react-query';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { formatMany } from '../../lib/format.ts';
import { membersQuery } from './api/people.ts';
import { Invitations } from './invitations.tsx';
import { MemberRow } from './member-row.tsx';

/** The members of the workspace with their roles, and the invited people. */
export function Members() {
  const members = useQuery(membersQuery);
  const items = members.data?.items ?? [];
  const owners = items.filter((member) => member.role === 'owner').length;
  return (
    <>
      <Invitations />
      <section className="stack gap-4 min-width-0" aria-labelledby="members">
        <h2 id="members">{members.data ? formatMany(items.length, 'member') : 'Members'}</h2>
        {members.isError ? <ErrorNote error={members.error} onRetry={() => void members.refetch()} /> : null}
        {members.isPending ? <SkeletonLines count={4} label="Loading members" /> : null}
        <ul className="border-above">
          {items.map((member) => (
            <MemberRow key={member.id} member={member} isLastOwner={member.role === 'owner' && owners === 1} />
          ))}
        </ul>
        {owners === 1 ? (
          <p className="note pretty">A workspace must have at least one owner: make another member an owner before the last one leaves.</p>
        ) : null}
      </section>
    </>
  );
}
