import type { Me } from '@seedbed/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { acceptInvitation, type InvitationSeen } from './api/sign-in.ts';
import { NewPasswordField, passwordFault } from '../../components/ui/new-password-field.tsx';
import { YourNameField } from './your-name-field.tsx';

/** Accepts an invitation: with the password of the existing account, or with a new account. */
export function InvitationForm({
  token,
  invitation,
  signedIn,
  onSignedIn,
}: {
  token: string;
  invitation: InvitationSeen;
  /** The session belongs to the invited address: nothing else is needed. */ signedIn: boolean;
  onSignedIn: (me: Me) => void;
}) {
  const { email, known, workspace } = invitation;
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const accept = useMutation({
    mutationFn: () => acceptInvitation({ token, ...(known ? {} : { name: name.trim() }), ...(signedIn ? {} : { password }) }),
    onSuccess: onSignedIn,
  });
  const ready = signedIn || (known ? password !== '' : name.trim() !== '' && !passwordFault(password));
  return (
    <form
      className="stack gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (ready) accept.mutate();
      }}
    >
      <TextField label="E-mail" type="email" name="email" autoComplete="username" value={email} isReadOnly />
      {known ? null : <YourNameField value={name} tried={tried} onChange={setName} />}
      {signedIn ? null : known ? (
        <TextField
          label="Your password"
          type="password"
          name="password"
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={setPassword}
          hint="You have an account here: sign in with it to join."
          error={tried && password === '' ? 'Enter the password of your account.' : undefined}
        />
      ) : (
        <NewPasswordField value={password} onChange={setPassword} tried={tried} />
      )}
      {accept.isError ? <ErrorNote error={accept.error} /> : null}
      <Button type="submit" look="primary" isPending={accept.isPending}>
        {accept.isPending ? 'Joining…' : `Join ${workspace}`}
      </Button>
    </form>
  );
}
