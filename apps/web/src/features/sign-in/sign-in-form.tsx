import { ClientProblem } from '@seedbed/client';
import type { Me } from '@seedbed/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { signIn, signInOptionsQuery } from './api/sign-in.ts';
import styles from './sign-in.module.css';

/** The word “credentials” would not help a person with a wrong password. */
function inPlainWords(error: unknown): unknown {
  if (!(error instanceof ClientProblem) || error.type !== 'unauthenticated') return error;
  return { title: 'Sign-in failed', message: error.message, errors: [] };
}

type SignInFormProps = {
  /** The previously signed-in address, if any. */
  email?: string;
  onSignedIn: (me: Me) => void;
  /** Starts the organization's own login. */
  onOidc: () => void;
};

/** By e-mail and password, by the organization's own login, or both, depending on the server. */
export function SignInForm({ email: before, onSignedIn, onOidc }: SignInFormProps) {
  const options = useQuery(signInOptionsQuery);
  const [email, setEmail] = useState(before ?? '');
  const [password, setPassword] = useState('');
  const enter = useMutation({
    mutationFn: () => signIn({ email: email.trim(), password }),
    onSuccess: onSignedIn,
    onError: () => setPassword(''),
  });
  if (options.isError) return <ErrorNote error={options.error} onRetry={() => void options.refetch()} />;
  if (!options.data) return <SkeletonLines count={4} label="Loading" />;
  const { setUp, password: byPassword, oidc, mail } = options.data;
  if (!setUp) {
    return (
      <p className="quiet break-anywhere pretty">
        There is no owner yet. Open the link in the log of the server to create the first one. It works for an hour; restart the server again for another.
      </p>
    );
  }
  return (
    <div className="stack gap-5">
      {oidc ? (
        <Button look={byPassword ? 'plain' : 'primary'} autoFocus={!byPassword} onPress={onOidc}>
          Sign in with {oidc.name}
        </Button>
      ) : null}
      {oidc && byPassword ? <p className={`note line gap-4 ${styles.or}`}>or</p> : null}
      {byPassword ? (
        <form
          className="stack gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (email.trim() !== '' && password !== '') enter.mutate();
          }}
        >
          <TextField label="E-mail" type="email" name="email" autoComplete="username" autoFocus={!before} value={email} onChange={setEmail} isRequired />
          <TextField
            label="Password"
            type="password"
            name="password"
            autoComplete="current-password"
            autoFocus={before !== undefined}
            value={password}
            onChange={setPassword}
            isRequired
          />
          {enter.isError ? <ErrorNote error={inPlainWords(enter.error)} /> : null}
          <Button type="submit" look="primary" isPending={enter.isPending}>
            {enter.isPending ? 'Signing in…' : 'Sign in'}
          </Button>
          <p className="faint pretty">
            {mail ? <Link to="/reset-password">Forgot your password?</Link> : 'Forgot your password? An owner of your workspace can make a link to a new one.'}
          </p>
        </form>
      ) : null}
    </div>
  );
}
