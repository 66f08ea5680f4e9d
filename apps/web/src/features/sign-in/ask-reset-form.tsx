import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { requestPasswordReset } from './api/sign-in.ts';

/** Requests a link for a new password; the response does not reveal who has an account here. */
export function AskResetForm() {
  const [email, setEmail] = useState('');
  const ask = useMutation({ mutationFn: () => requestPasswordReset(email.trim()) });
  if (ask.isSuccess) {
    return (
      <p className="quiet break-anywhere pretty" role="status">
        If there is an account for {email.trim()}, we sent a link to it. It works for an hour.
      </p>
    );
  }
  return (
    <form
      className="stack gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (email.trim() !== '') ask.mutate();
      }}
    >
      <TextField label="E-mail" type="email" name="email" autoComplete="username" autoFocus value={email} onChange={setEmail} isRequired />
      {ask.isError ? <ErrorNote error={ask.error} /> : null}
      <Button type="submit" look="primary" isPending={ask.isPending}>
        Send me a link
      </Button>
    </form>
  );
}
