import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { EntryFrame } from '../../components/layout/entry-frame.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { invitationQuery, type InvitationSeen } from '../../features/sign-in/api/sign-in.ts';
import { InvitationForm } from '../../features/sign-in/invitation-form.tsx';
import { linkToken } from '../../features/sign-in/link-token.ts';
import { useCompleteSignIn } from '../../features/sign-in/use-let-in.ts';
import { openMeQuery } from '../../queries/me.ts';

/** What the person is invited to, and the form to join. */
export function InvitationPage() {
  const token = linkToken(`#${useRouterState({ select: ({ location }) => location.hash })}`);
  if (token === null) {
    return (
      <EntryFrame title="This link is incomplete" lead="Open the whole link, including everything after the #.">
        {null}
      </EntryFrame>
    );
  }
  return <Invited token={token} />;
}

function Invited({ token }: { token: string }) {
  const invitation = useQuery(invitationQuery(token));
  const me = useQuery(openMeQuery);
  const letIn = useCompleteSignIn();
  const navigate = useNavigate();
  if (invitation.isError) {
    return (
      <EntryFrame title="This invitation is no longer valid" lead="It was used, revoked or is older than seven days. Ask for a new one.">
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
  return { viewer: 'a viewer: you can view and download', editor: 'an editor: you can edit and load datasets', owner: 'an owner' }[role];
}
