import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { givePassword } from './api/sign-in.ts';
import { NewPasswordField, passwordFault } from '../../components/ui/new-password-field.tsx';

/** A new password, by a link. */
export function GivePasswordForm({ token, onGiven }: { token: string; onGiven: () => void }) {
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const give = useMutation({ mutationFn: () => givePassword(token, password), onSuccess: onGiven });
  return (
    <form
      className="stack gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!passwordFault(password)) give.mutate();
      }}
    >
      <NewPasswordField label="New password" value={password} onChange={setPassword} tried={tried} autoFocus />
      {give.isError ? <ErrorNote error={give.error} /> : null}
      <Button type="submit" look="primary" isPending={give.isPending}>
        Set the password
      </Button>
    </form>
  );
}
