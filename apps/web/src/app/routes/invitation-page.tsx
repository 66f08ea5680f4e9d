import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { EntryFrame } from '../../components/layout/entry-frame.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { invitationQuery, type InvitationSeen } from '../../features/sign-in/api/sign-in.ts';
import { InvitationForm } from '../../features/sign-in/invitation-form.tsx';
import { linkToken } from '../../features/sign-in/link-token.ts';
import { useLetIn } from '../../features/sign-in/use-let-in.ts';
import { openMeQuery } from '../../queries/me.ts';

/** What somebody is invited to, and the way in. */
export function InvitationPage() {
  const token = linkToken(`#${useRouterState({ select: ({ location }) => location.hash })}`);
  if (token === null) {
    return (
      <EntryFrame title="This link is not whole" lead="Open it as it was sent to you, with everything behind the #.">
        {null}
      </EntryFrame>
    );
  }
  return <Invited token={token} />;
}

function Invited({ token }: { token: string }) {
  const invitation = useQuery(invitationQuery(token));
  const me = useQuery(openMeQuery);
  const letIn = useLetIn();
  const navigate = useNavigate();
  if (invitation.isError) {
    return (
      <EntryFrame title="This invitation is not good any more" lead="It was used, taken back, or is more than seven days old. Ask who invited you for another.">
        <ErrorNote error={invitation.error} />
      </EntryFrame>
    );
  }
  if (!invitation.data || me.isPending) {
    return (
      <EntryFrame title="Your invitation">
        <SkeletonLines count={5} label="Loading" />
      </EntryFrame>
    );
  }
  const { workspace, role, invitedBy, email } = invitation.data;
  return (
    <EntryFrame title={`Join ${workspace}`} lead={`${invitedBy} invites you as ${roleWords(role)}.`}>
      <InvitationForm
        token={token}
        invitation={invitation.data}
        signedIn={me.data?.user.email?.toLowerCase() === email.toLowerCase()}
        onSignedIn={(joined) => {
          letIn(joined);
          void navigate({ to: '/', replace: true });
        }}
      />
    </EntryFrame>
  );
}

function roleWords(role: InvitationSeen['role']): string {
  return { viewer: 'a viewer: you may look and download', editor: 'an editor: you may change datasets and load them', owner: 'an owner' }[role];
}
