import type { Me } from '@seedbed/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { setUp } from './api/sign-in.ts';
import { NewPasswordField, passwordFault } from '../../components/ui/new-password-field.tsx';
import { YourNameField } from './your-name-field.tsx';

/** The first owner, and the name of the workspace. */
export function SetUpForm({ token, onSignedIn }: { token: string; onSignedIn: (me: Me) => void }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [workspace, setWorkspace] = useState('');
  const [tried, setTried] = useState(false);
  const make = useMutation({
    mutationFn: () => setUp({ token, name: name.trim(), email: email.trim(), password, workspace: workspace.trim() }),
    onSuccess: onSignedIn,
  });
  const needed = (text: string, what: string) => (tried && text.trim() === '' ? what : undefined);
  return (
    <form
      className="stack gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (name.trim() !== '' && email.trim() !== '' && workspace.trim() !== '' && !passwordFault(password)) make.mutate();
      }}
    >
      <YourNameField value={name} tried={tried} onChange={setName} />
      <TextField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={needed(email, 'You sign in with it.')}
      />
      <NewPasswordField value={password} onChange={setPassword} tried={tried} />
      <TextField
        label="Workspace"
        name="organization"
        autoComplete="organization"
        maxLength={200}
        placeholder="Acme"
        value={workspace}
        onChange={setWorkspace}
        hint="Your team’s or company’s name. Datasets, connections and runs belong to it."
        error={needed(workspace, 'Enter a name; you can change it later.')}
      />
      {make.isError ? <ErrorNote error={make.error} /> : null}
      <Button type="submit" look="primary" isPending={make.isPending}>
        {make.isPending ? 'Making it…' : 'Make me the owner'}
      </Button>
    </form>
  );
}
