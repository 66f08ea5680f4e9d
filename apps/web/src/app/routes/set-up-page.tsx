import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { EntryFrame } from '../../components/layout/entry-frame.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { signInOptionsQuery } from '../../features/sign-in/api/sign-in.ts';
import { linkToken } from '../../features/sign-in/link-token.ts';
import { SetUpForm } from '../../features/sign-in/set-up-form.tsx';
import { useCompleteSignIn } from '../../features/sign-in/use-let-in.ts';

/** The first owner, by the link in the server's log. */
export function SetUpPage() {
  const token = linkToken(`#${useRouterState({ select: ({ location }) => location.hash })}`);
  const options = useQuery(signInOptionsQuery).data;
  const letIn = useCompleteSignIn();
  const navigate = useNavigate();
  if (options && (options.setUp || options.mode === 'local')) {
    return (
      <EntryFrame title="There is an owner already" lead="This server is set up. Sign in, or ask an owner for an invitation.">
        <Link to="/" className={buttonClass('primary')}>
          Go on
        </Link>
      </EntryFrame>
    );
  }
  if (token === null) {
    return (
      <EntryFrame
        title="This link is incomplete"
        lead="Copy the whole link from the server’s log, including everything after the #. It works for an hour; restart the server for a new one."
      >
        {null}
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title="Set up Seedbed" lead="You become the first owner and can invite others.">
      <SetUpForm
        token={token}
        onSignedIn={(me) => {
          letIn(me);
          void navigate({ to: '/', replace: true });
        }}
      />
    </EntryFrame>
  );
}
