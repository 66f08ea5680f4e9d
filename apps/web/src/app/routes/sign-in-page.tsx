import { dictionary } from '@seedbed/contract';
import { getRouteApi, useNavigate, useRouterState } from '@tanstack/react-router';
import { EntryFrame } from '../../components/layout/entry-frame.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { oidcStart } from '../../features/sign-in/api/sign-in.ts';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { useCompleteSignIn } from '../../features/sign-in/use-let-in.ts';

/** Replaces the requested page and keeps its address, so that the page is shown after sign-in. */
export function SignIn({ children }: { children?: React.ReactNode }) {
  const letIn = useCompleteSignIn();
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
  'oidc-failed': 'Single sign-on was not completed. Try again; if it fails again, see the log of the server.',
  'oidc-email-not-verified': 'Your organization’s login has not verified your e-mail address. Ask its administrator to verify it.',
  'oidc-not-invited': 'Your e-mail address has no invitation. Ask an owner for one, then sign in again.',
});

/** The target after a rejected login of the organization, and after signing out. */
export function SignInPage() {
  const { problem } = route.useSearch();
  const letIn = useCompleteSignIn();
  const navigate = useNavigate();
  return (
    <EntryFrame title="Sign in">
      {problem ? <ErrorNote error={{ title: 'Sign-in failed', message: PROBLEMS[problem] ?? PROBLEMS['oidc-failed']!, errors: [] }} /> : null}
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
