import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { NewPasswordField, passwordFault } from '../../components/ui/new-password-field.tsx';
import { askAgain } from '../../lib/ask-again.ts';
import { notify } from '../../lib/notify.ts';
import { changePassword } from './api/people.ts';
import styles from './settings.module.css';

/** Changes the password, given the current one. */
export function PasswordForm({ hasPassword, email }: { hasPassword: boolean; email: string }) {
  const queries = useQueryClient();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [tried, setTried] = useState(false);
  const change = useMutation({
    mutationFn: () => changePassword(next, hasPassword ? current : null),
    onSuccess: () => {
      setCurrent('');
      setNext('');
      setTried(false);
      void askAgain(queries, ['me'], ['people', 'sessions']);
      notify('Your password is changed; you are signed out everywhere else');
    },
  });
  return (
    <section className="stack gap-4 min-width-0" aria-labelledby="password">
      <h2 id="password">Password</h2>
      <p className={`quiet pretty ${styles.said}`}>
        {hasPassword
          ? 'Changing it ends your sessions in all other browsers.'
          : 'You sign in with your organization’s login. With a password you can also sign in without it.'}
      </p>
      <form
        className={`stack gap-4 ${styles.form}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if ((current !== '' || !hasPassword) && !passwordFault(next)) change.mutate();
        }}
      >
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        {hasPassword ? (
          <TextField
            label="Current password"
            type="password"
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
            error={tried && current === '' ? 'Enter your current password.' : undefined}
          />
        ) : null}
        <NewPasswordField label="New password" value={next} onChange={setNext} tried={tried} />
        {change.isError ? <ErrorNote error={change.error} /> : null}
        <div>
          <Button type="submit" isPending={change.isPending}>
            {hasPassword ? 'Change the password' : 'Set a password'}
          </Button>
        </div>
      </form>
    </section>
  );
}
