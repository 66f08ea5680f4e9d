import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { TextField } from '../../../components/ui/field.tsx';
import { addressFault } from '../../../lib/address-fault.ts';
import { useRested } from '../../../lib/use-rested.ts';
import { shortTarget } from '../../../lib/short-target.ts';
import { createConnection, deleteConnection } from '../../../queries/connections.ts';
import { useTest } from '../use-test.ts';
import { TestSteps } from './test-steps.tsx';
import styles from './connections.module.css';
import { askAgain } from '../../../lib/ask-again.ts';

/** Faults are shown only after the text was written. */
const REST_MS = 600;

/** Tests a connection and saves it when it answers. One that does not is shown with its steps: it is kept only where that is wanted. */
export function AddConnection({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const target = shortTarget(address);
  const rested = useRested(address, REST_MS);
  const [failed, setFailed] = useState<string | null>(null);
  const { run: test, steps, forget } = useTest();
  const done = () => {
    setName('');
    setAddress('');
    setFailed(null);
    forget();
    void askAgain(queries, ['connections']);
    onClose();
  };
  // The server tests what it knows by an id, so that no address with a password travels twice.
  const drop = async () => {
    if (!failed) return;
    setFailed(null);
    await deleteConnection(failed).catch(() => null);
    void askAgain(queries, ['connections']);
  };
  const add = useMutation({
    mutationFn: async () => {
      await drop();
      const { id } = await createConnection({ name: name.trim() || target!, address: address.trim() });
      const tested = await test.mutateAsync(id).catch(async (error: unknown) => {
        await deleteConnection(id).catch(() => null);
        throw error;
      });
      return { id, tested };
    },
    onSuccess: ({ id, tested }) => (tested.ok ? done() : setFailed(id)),
  });
  const close = () => {
    void drop();
    onClose();
  };
  return (
    <Dialog title="Add a connection" isOpen={isOpen} onClose={close}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (target) add.mutate();
        }}
      >
        <TextField
          label="Address"
          mono
          autoFocus
          value={address}
          onChange={setAddress}
          error={addressFault(rested)}
          placeholder="postgres://user:password@localhost:5432/database"
        />
        <TextField label="Name" value={name} onChange={setName} placeholder={target ?? 'Staging'} />
        <Button type="submit" look="primary" isDisabled={!target} isPending={add.isPending}>
          {add.isPending ? 'Testing…' : failed ? 'Test again' : 'Test and save'}
        </Button>
      </form>
      {add.isPending && test.isPending ? <TestSteps steps={steps} goesOn /> : null}
      {failed ? (
        <div role="alert" className={styles.form}>
          <TestSteps steps={steps} />
          <div className={styles.dialogActions}>
            <Button onPress={done}>Save anyway</Button>
          </div>
        </div>
      ) : null}
      {add.isError ? <ErrorNote error={add.error} /> : null}
    </Dialog>
  );
}
