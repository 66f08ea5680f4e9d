import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { TextField } from '../../../components/ui/field.tsx';
import { addressFault } from '../../../lib/address-fault.ts';
import { useRested } from '../../../lib/use-rested.ts';
import { shortTarget } from '../../../lib/short-target.ts';
import { createConnection, testWithProgress } from '../../../queries/connections.ts';
import { useAddressTest } from '../use-test.ts';
import { TestSteps } from './test-steps.tsx';
import { askAgain } from '../../../lib/ask-again.ts';

/** Faults are shown only after the text was written. */
const REST_MS = 600;

/**
 * Tests an address and saves it if it answers. If not, the steps of the test are shown, and nothing is saved before
 * "Save anyway".
 */
export function AddConnection({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const target = shortTarget(address);
  const rested = useRested(address, REST_MS);
  const { run: test, steps, forget } = useAddressTest();
  const save = useMutation({
    mutationFn: async () => {
      const { id } = await createConnection({ name: name.trim() || target!, address: address.trim() });
      // The list shows the state of the saved connection, not of what was typed here.
      void testWithProgress(id, () => {})
        .catch(() => null)
        .then(() => askAgain(queries, ['connections']));
    },
    onSuccess: () => {
      void askAgain(queries, ['connections']);
      close();
    },
  });
  const add = () => test.mutate(address.trim(), { onSuccess: ({ ok }) => ok && save.mutate() });
  const close = () => {
    setName('');
    setAddress('');
    forget();
    save.reset();
    onClose();
  };
  const write = (next: string) => {
    setAddress(next);
    // The tested address was a different one.
    forget();
  };
  const failed = test.data?.ok === false;
  const isBusy = test.isPending || save.isPending;
  return (
    <Dialog title="Add a connection" isOpen={isOpen} onClose={close}>
      <form
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (target && !isBusy) add();
        }}
      >
        <TextField
          label="Address"
          mono
          autoFocus
          value={address}
          onChange={write}
          error={addressFault(rested)}
          placeholder="postgres://user:password@localhost:5432/database"
        />
        <TextField label="Name" value={name} onChange={setName} placeholder={target ?? 'Staging'} />
        <Button type="submit" look="primary" isDisabled={!target} isPending={isBusy}>
          {test.isPending ? 'Testing…' : save.isPending ? 'Saving…' : failed ? 'Test again' : 'Test and save'}
        </Button>
      </form>
      {test.isPending || (steps.length > 0 && !failed) ? <TestSteps steps={steps} goesOn={test.isPending} /> : null}
      {failed ? (
        <div role="alert" className="stack gap-4">
          <TestSteps steps={steps} />
          <p className="faint break-anywhere pretty">Nothing is saved yet. Correct the address and test again, or save it as it is.</p>
          <div className="row gap-3 to-end">
            <Button isPending={save.isPending} onPress={() => save.mutate()}>
              Save anyway
            </Button>
          </div>
        </div>
      ) : null}
      {test.isError ? <ErrorNote error={test.error} /> : null}
      {save.isError ? <ErrorNote error={save.error} /> : null}
    </Dialog>
  );
}
