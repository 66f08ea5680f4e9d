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

/** Where one is led back to when the organization's own login did not let one in, and after signing out. */
export function SignInPage() {
  const { problem } = route.useSearch();
  const letIn = useLetIn();
  const navigate = useNavigate();
  return (
    <EntryFrame title="Sign in">
      {problem ? <ErrorNote error={{ title: 'That did not let you in', message: problem, errors: [] }} /> : null}
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
