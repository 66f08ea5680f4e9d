import { dictionary } from '@seedbed/contract';
import { getRouteApi, useNavigate, useRouterState } from '@tanstack/react-router';
import { EntryFrame } from '../../components/layout/entry-frame.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { oidcStart } from '../../features/sign-in/api/sign-in.ts';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { useLetIn } from '../../features/sign-in/use-let-in.ts';

/** Stands in the place of the page that was asked for, whose address stays: it is shown once somebody has signed in. */
export function SignIn({ children }: { children?: React.ReactNode }) {
  const letIn = useLetIn();
  const here = useRouterState({ select: ({ location }) => location.href });
  return (
    <EntryFrame title="Sign in">
      {children}
      <SignInForm onSignedIn={letIn} onOidc={() => window.location.assign(oidcStart(here.replace(/#.*/, '')))} />
    </EntryFrame>
  );
}

const route = getRouteApi('/sign-in');

/** Why the organization's own login led back without a session, as the server names it. */
const PROBLEMS: Readonly<Record<string, string>> = dictionary({
  'oidc-failed': 'The way to your organization’s login and back was not gone to its end. Try again; if it stays so, the server’s log says what happened.',
  'oidc-email-not-verified': 'Your organization’s login does not say that your e-mail address is yours. Ask who runs it to confirm the address.',
  'oidc-not-invited': 'Nobody invited your e-mail address to a workspace here. Ask an owner for an invitation, then sign in again.',
});

/** Where one is led back to when the organization's own login did not let one in, and after signing out. */
export function SignInPage() {
  const { problem } = route.useSearch();
  const letIn = useLetIn();
  const navigate = useNavigate();
  return (
    <EntryFrame title="Sign in">
      {problem ? <ErrorNote error={{ title: 'That did not let you in', message: PROBLEMS[problem] ?? PROBLEMS['oidc-failed']!, errors: [] }} /> : null}
      <SignInForm
        onSignedIn={(me) => {
          letIn(me);
          void navigate({ to: '/', replace: true });
        }}
        onOidc={() => window.location.assign(oidcStart('/'))}
      />
    </EntryFrame>
  );
}
