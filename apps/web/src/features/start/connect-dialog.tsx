import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { connectionsQuery } from '../../queries/connections.ts';
import { useMay } from '../../queries/me.ts';
import { Growing } from './growing.tsx';
import { useGrow } from './use-grow.ts';
import styles from './start.module.css';

/** Reads a schema from a running Postgres: a saved connection, or an address for this once. `start` null keeps it closed. */
export function ConnectDialog({ start, onClose }: { start: string | null; onClose: () => void }) {
  return (
    <Dialog title="Read the schema of a database" isOpen={start !== null} onClose={onClose}>
      <ConnectForm start={start ?? ''} />
    </Dialog>
  );
}

function ConnectForm({ start }: { start: string }) {
  const [address, setAddress] = useState(start);
  const connections = useQuery(connectionsQuery);
  const grow = useGrow();
  const mayName = useMay('connections');
  // Closing the dialog is taking it back.
  const leave = useEffectEvent(() => grow.cancel());
  useEffect(() => () => leave(), []);
  const fits = /^postgres(ql)?:\/\/\S+$/.test(address.trim());
  const items = connections.data?.items ?? [];
  return (
    <>
      <p className={styles.dialogText}>Only its schema is read, in one read-only snapshot. No row leaves it, and nothing is written.</p>
      {mayName ? (
        <form
          className={styles.dialogForm}
          onSubmit={(event) => {
            event.preventDefault();
            if (fits) grow.mutate({ address: address.trim() });
          }}
        >
          <TextField
            label="Address"
            mono
            autoFocus
            placeholder="postgres://user:password@localhost:5432/database"
            value={address}
            onChange={setAddress}
            hint="Used once and not stored. Save a connection to use it again."
          />
          <Button type="submit" look="primary" isDisabled={!fits} isPending={grow.isPending}>
            {grow.isPending ? 'Reading…' : 'Read the schema'}
          </Button>
        </form>
      ) : items.length === 0 && !connections.isPending ? (
        <p className={styles.dialogText}>No connection is saved. Owners of the workspace add them, and only they may write an address.</p>
      ) : null}
      {grow.isPending ? <Growing since={grow.since} ddl={null} onCancel={grow.cancel} /> : null}
      {items.length > 0 ? (
        <div>
          <h3 className={styles.dialogSub}>Saved connections</h3>
          <ul className={styles.connectionList}>
            {items.map((connection) => (
              <li key={connection.id}>
                <Button look="quiet" isDisabled={grow.isPending} onPress={() => grow.mutate({ connectionId: connection.id })}>
                  {connection.name}
                  <span className={styles.where}>
                    {connection.host}:{connection.port}/{connection.database}
                  </span>
                  {connection.state === 'failing' ? <Badge tone="bad">failing</Badge> : null}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {grow.isError ? <ErrorNote error={grow.error} /> : null}
    </>
  );
}
