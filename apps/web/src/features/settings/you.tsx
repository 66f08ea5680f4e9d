import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { askAgain } from '../../lib/ask-again.ts';
import { notify } from '../../lib/notify.ts';
import { meQuery, noteMe, useMe } from '../../queries/me.ts';
import { rename } from './api/people.ts';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';
import styles from './settings.module.css';

/** The person's own account: name, password, and sessions. */
export function You() {
  const me = useMe();
  const queries = useQueryClient();
  const [name, setName] = useState(me?.user.name ?? '');
  const save = useMutation({
    mutationFn: () => rename(name.trim()),
    onSuccess: (next) => {
      queries.setQueryData(meQuery.queryKey, noteMe(next));
      void askAgain(queries, ['people', 'members']);
      notify('Your name is changed');
    },
  });
  if (!me) return null;
  return (
    <>
      <section className="stack gap-4 min-width-0" aria-labelledby="you">
        <h2 id="you">You</h2>
        <form
          className={`stack gap-4 ${styles.form}`}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '' && name.trim() !== me.user.name) save.mutate();
          }}
        >
          <TextField
            label="Name"
            autoComplete="name"
            maxLength={200}
            value={name}
            onChange={setName}
            error={name.trim() === '' ? 'Enter a name: others see it next to your actions.' : undefined}
          />
          <TextField label="E-mail" type="email" value={me.user.email ?? ''} isReadOnly hint="You sign in with it." />
          {save.isError ? <ErrorNote error={save.error} /> : null}
          <div>
            <Button type="submit" isPending={save.isPending} isDisabled={name.trim() === '' || name.trim() === me.user.name}>
              Save the name
            </Button>
          </div>
        </form>
      </section>
      <PasswordForm hasPassword={me.user.hasPassword} email={me.user.email ?? ''} />
      <Sessions />
    </>
  );
}
