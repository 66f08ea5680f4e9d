import type { Connection } from '@seedbed/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { TextField } from '../../../components/ui/field.tsx';
import { askAgain } from '../../../lib/ask-again.ts';
import { testConnection, updateConnection } from '../../../queries/connections.ts';
import styles from './connections.module.css';

/** A new name or a new password. Where it leads stays: a password is only ever sent to the host that it was given for. */
export function EditConnection({ connection, isOpen, onClose }: { connection: Connection; isOpen: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  const [name, setName] = useState(connection.name);
  const [password, setPassword] = useState('');
  const changes = { ...(name.trim() !== '' && name.trim() !== connection.name ? { name: name.trim() } : {}), ...(password === '' ? {} : { password }) };
  const save = useMutation({
    mutationFn: async () => {
      await updateConnection(connection.id, changes);
      if (password !== '') await testConnection(connection.id).catch(() => null);
    },
    onSuccess: () => {
      setPassword('');
      void askAgain(queries, ['connections']);
      onClose();
    },
  });
  return (
    <Dialog title={`Edit ${connection.name}`} isOpen={isOpen} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (Object.keys(changes).length > 0) save.mutate();
        }}
      >
        <TextField label="Name" autoFocus value={name} onChange={setName} />
        <TextField
          label="New password"
          type="password"
          autoComplete="off"
          value={password}
          onChange={setPassword}
          hint="Leave empty to keep the one there is. It is tested at once."
        />
        <p className={styles.hint}>
          Leads to{' '}
          <code>
            {connection.host}:{connection.port}/{connection.database}
          </code>{' '}
          as {connection.user}. For another database, add another connection.
        </p>
        <Button type="submit" look="primary" isDisabled={Object.keys(changes).length === 0} isPending={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save'}
        </Button>
      </form>
      {save.isError ? <ErrorNote error={save.error} /> : null}
    </Dialog>
  );
}
