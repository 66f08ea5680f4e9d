import { isLedElsewhere, type Connection, type ConnectionChanges, type TlsMode } from '@seedbed/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { TextField } from '../../../components/ui/field.tsx';
import { NumberField } from '../../../components/ui/number-field.tsx';
import { Select, type Option } from '../../../components/ui/select.tsx';
import { askAgain } from '../../../lib/ask-again.ts';
import { updateConnection } from '../../../queries/connections.ts';
import { useTest } from '../use-test.ts';
import { TestSteps } from './test-steps.tsx';
import styles from './connections.module.css';

const TLS: readonly Option<TlsMode>[] = [
  { id: 'disable', label: 'disable', note: 'nothing is encrypted' },
  { id: 'prefer', label: 'prefer', note: 'encrypted where the server can' },
  { id: 'require', label: 'require', note: 'encrypted, certificate not checked' },
  { id: 'verify-ca', label: 'verify-ca', note: 'encrypted, certificate of a known authority' },
  { id: 'verify-full', label: 'verify-full', note: 'and of this host name' },
];

/**
 * Changes name, password or database; tests the result immediately. A password is only sent to the server for which it
 * was entered: another server needs it again.
 */
export function EditConnection({ connection, isOpen, onClose }: { connection: Connection; isOpen: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  const [wished, setWished] = useState<ConnectionChanges>({});
  const { run: test, steps } = useTest();
  const set = (more: ConnectionChanges) => setWished({ ...wished, ...more });
  const is = { ...connection, ...wished };
  const changes = changesOf(connection, wished);
  const elsewhere = connection.hasPassword && isLedElsewhere(connection, changes);
  const missing = elsewhere && (wished.password ?? '') === '';
  const ready = Object.keys(changes).length > 0 && !missing;
  const save = useMutation({
    mutationFn: async () => {
      await updateConnection(connection.id, changes);
      if (isRenamed(changes)) return true;
      const tested = await test.mutateAsync(connection.id).catch(() => null);
      return tested?.ok ?? false;
    },
    onSuccess: (ok) => {
      setWished({});
      void askAgain(queries, ['connections']);
      if (ok) onClose();
    },
  });
  return (
    <Dialog title={`Edit ${connection.name}`} isOpen={isOpen} onClose={onClose}>
      <form
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) save.mutate();
        }}
      >
        <TextField label="Name" autoFocus value={is.name} onChange={(name) => set({ name })} />
        <div className={`grid gap-4 at-start ${styles.pair}`}>
          <TextField label="Host" mono value={is.host} onChange={(host) => set({ host })} />
          <NumberField label="Port" minValue={1} maxValue={65_535} formatOptions={{ useGrouping: false }} value={is.port} onChange={(port) => set({ port })} />
        </div>
        <TextField label="Database" mono value={is.database} onChange={(database) => set({ database })} />
        <TextField label="User" mono value={is.user} onChange={(user) => set({ user })} />
        <Select label="TLS" options={TLS} value={is.tls} onChange={(tls) => set({ tls })} />
        <TextField
          label={elsewhere ? 'Password' : 'New password'}
          type="password"
          autoComplete="off"
          isRequired={elsewhere}
          value={wished.password ?? ''}
          onChange={(password) => set({ password })}
          hint={
            elsewhere
              ? `The stored password is for ${connection.host}:${connection.port}; enter it again after a change of server or TLS mode.`
              : 'Leave empty to keep the current password.'
          }
        />
        <Button type="submit" look="primary" isDisabled={!ready} isPending={save.isPending}>
          {save.isPending ? 'Saving…' : isRenamed(changes) ? 'Save' : 'Save and test'}
        </Button>
      </form>
      {test.isPending || test.data ? <TestSteps steps={steps} goesOn={test.isPending} /> : null}
      {save.isSuccess && save.data === false ? <p className="faint break-anywhere pretty">Saved. Fix the failed step and save again, or close this.</p> : null}
      {save.isError ? <ErrorNote error={save.error} /> : null}
    </Dialog>
  );
}

/** Whether only the name changes: then there is nothing to test. */
function isRenamed(changes: ConnectionChanges): boolean {
  return Object.keys(changes).every((member) => member === 'name');
}

/** The members that differ from the saved connection; empty fields change nothing. */
function changesOf(connection: Connection, wished: ConnectionChanges): ConnectionChanges {
  const entries = Object.entries(wished).map(([name, value]) => [name, typeof value === 'string' && name !== 'password' ? value.trim() : value] as const);
  return Object.fromEntries(entries.filter(([name, value]) => value !== '' && !Number.isNaN(value) && value !== connection[name as keyof Connection]));
}
