import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { TextField } from '../../../components/ui/field.tsx';
import { shortTarget } from '../../../lib/short-target.ts';
import { createConnection, testConnection } from '../../../queries/connections.ts';
import styles from './connections.module.css';
import { askAgain } from '../../../lib/ask-again.ts';

/** Saves a connection and tests it at once. */
export function AddConnection({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const target = shortTarget(address);
  const add = useMutation({
    mutationFn: async () => {
      const connection = await createConnection({ name: name.trim() || target!, address: address.trim() });
      // A failing test is no reason not to have saved it; the list says what failed.
      await testConnection(connection.id).catch(() => null);
    },
    onSuccess: () => {
      setName('');
      setAddress('');
      void askAgain(queries, ['connections']);
      onClose();
    },
  });
  return (
    <Dialog title="Add a connection" isOpen={isOpen} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (target) add.mutate();
        }}
      >
        <TextField label="Address" mono autoFocus value={address} onChange={setAddress} placeholder="postgres://user:password@localhost:5432/database" />
        <TextField label="Name" value={name} onChange={setName} placeholder={target ?? 'Staging'} />
        <Button type="submit" look="primary" isDisabled={!target} isPending={add.isPending}>
          {add.isPending ? 'Testing…' : 'Save and test'}
        </Button>
      </form>
      {add.isError ? <ErrorNote error={add.error} /> : null}
    </Dialog>
  );
}
