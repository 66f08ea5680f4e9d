import { Link, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { EntryFrame } from '../../components/layout/entry-frame.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { AskResetForm } from '../../features/sign-in/ask-reset-form.tsx';
import { GivePasswordForm } from '../../features/sign-in/give-password-form.tsx';
import { linkToken } from '../../features/sign-in/link-token.ts';

/** A forgotten password: requests a link, or sets the new password if the page was opened by one. */
export function PasswordResetPage() {
  const token = linkToken(`#${useRouterState({ select: ({ location }) => location.hash })}`);
  const [given, setGiven] = useState(false);
  if (given) {
    return (
      <EntryFrame title="The new password is set" lead="Your other sessions have ended. Sign in with the new password.">
        <Link to="/" className={buttonClass('primary')}>
          Sign in
        </Link>
      </EntryFrame>
    );
  }
  if (token !== null) {
    return (
      <EntryFrame title="Choose a new password">
        <GivePasswordForm token={token} onGiven={() => setGiven(true)} />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title="Forgot your password?" lead="We email you a reset link.">
      <AskResetForm />
      <p>
        <Link to="/">Back to sign-in</Link>
      </p>
    </EntryFrame>
  );
}
