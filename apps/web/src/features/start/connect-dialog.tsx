import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { addressFault } from '../../lib/address-fault.ts';
import { useRested } from '../../lib/use-rested.ts';
import { connectionsQuery } from '../../queries/connections.ts';
import { useMay } from '../../queries/me.ts';
import { Generating } from './generating.tsx';
import { useGrowth } from './use-growth.ts';
import styles from './start.module.css';

/** Reads a schema from a running Postgres: a saved connection, or an address for this once. `start` null keeps it closed. */
export function ConnectDialog({ start, onClose }: { start: string | null; onClose: () => void }) {
  return (
    <Dialog title="Read the schema of a database" isOpen={start !== null} onClose={onClose}>
      <ConnectForm start={start ?? ''} />
    </Dialog>
  );
}

/** Faults are shown only after the text was written. */
const REST_MS = 600;

function ConnectForm({ start }: { start: string }) {
  const [address, setAddress] = useState(start);
  const connections = useQuery(connectionsQuery);
  const router = useRouter();
  const { grow, reading, error, reset } = useGrowth('database');
  const mayName = useMay('connections');
  // Closing the dialog is taking it back; going on to the tables that are read is not.
  const leave = useEffectEvent(() => {
    if (router.state.location.pathname === '/') reset();
  });
  useEffect(() => () => leave(), []);
  // An address that was written before is not requested twice.
  const begin = useEffectEvent(() => {
    if (start !== '' && mayName) grow({ address: start });
  });
  useEffect(() => begin(), []);
  const rested = useRested(address, REST_MS);
  const fits = /^postgres(ql)?:\/\/\S+$/.test(address.trim());
  const items = connections.data?.items ?? [];
  return (
    <>
      <p className="quiet pretty">Only its schema is read, in one read-only snapshot. No rows are read, and nothing is written.</p>
      {mayName ? (
        <form
          className="stack gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (fits) grow({ address: address.trim() });
          }}
        >
          <TextField
            label="Address"
            mono
            autoFocus
            placeholder="postgres://user:password@localhost:5432/database"
            value={address}
            onChange={setAddress}
            error={addressFault(rested)}
            hint="Used once and not stored. Save a connection to use it again."
          />
          <Button type="submit" look="primary" isDisabled={!fits} isPending={reading !== null}>
            {reading ? 'Reading…' : 'Read the schema'}
          </Button>
        </form>
      ) : items.length === 0 && !connections.isPending ? (
        <p className="quiet pretty">No saved connections. Owners of the workspace add them, and only they can enter an address.</p>
      ) : null}
      {reading ? <Generating reading={reading} ddl={null} onCancel={reset} /> : null}
      {items.length > 0 ? (
        <div>
          <h3 className={`text-label faint ${styles.dialogSub}`}>Saved connections</h3>
          <ul className={styles.connectionList}>
            {items.map((connection) => (
              <li key={connection.id}>
                <Button look="quiet" isDisabled={reading !== null} onPress={() => grow({ connectionId: connection.id })}>
                  {connection.name}
                  <span className="text-mono faint clip ellipsis">
                    {connection.host}:{connection.port}/{connection.database}
                  </span>
                  {connection.state === 'failing' ? <Badge tone="bad">failing</Badge> : null}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {error !== null ? <ErrorNote error={error} /> : null}
    </>
  );
}
