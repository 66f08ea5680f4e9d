import { Link } from '@tanstack/react-router';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { useMay } from '../../queries/me.ts';
import styles from './export.module.css';
import { BY_ADDRESS, placeOf } from './load-model.ts';
import type { LoadModel } from './use-load.ts';

/** The target of the rows, and what was found there. */
export function LoadTarget({ load }: { load: LoadModel }) {
  const { saved, target, before, connections, look, asked, found, revision } = load;
  const mayName = useMay('connections');
  return (
    <>
      {saved.length > 0 ? (
        <Select
          label="Target"
          options={[
            ...saved.map((one) => ({ id: one.id, label: one.name, note: placeOf(one) })),
            ...(mayName ? [{ id: BY_ADDRESS, label: 'Another address…' }] : []),
          ]}
          value={target.chosen}
          onChange={load.setTarget}
        />
      ) : null}
      {!mayName && saved.length === 0 && !connections.isPending ? (
        <p className={`faint ${styles.hint}`}>No saved connections. Owners of the workspace add them, and only they can enter an address.</p>
      ) : null}
      {target.chosen === BY_ADDRESS && mayName ? (
        <TextField
          label="Address"
          mono
          value={target.address}
          onChange={load.setAddress}
          placeholder="postgres://user:password@localhost:5432/database"
          hint={
            <>
              {before && before.connectionId === null
                ? 'Same as the last run; its password was not stored, so enter it again.'
                : 'Used only for this run and not stored.'}{' '}
              {saved.length === 0 && !connections.isPending ? <Link to="/connections">Add a connection</Link> : null}
              {saved.length === 0 && !connections.isPending ? ' to keep an address.' : null}
            </>
          }
        />
      ) : null}
      {asked && look.isError ? <ErrorNote error={look.error} onRetry={() => void look.refetch()} /> : null}
      {asked && look.isPending && revision !== null ? (
        <p className={`quiet break-anywhere pretty on-sunken rounded pad-3-4 ${styles.found}`} role="status">
          Looking at {target.where} …
        </p>
      ) : null}
      {found ? (
        <p className={`quiet break-anywhere pretty on-sunken rounded pad-3-4 ${styles.found}`} role="status" data-blocked={found.blocked ? '' : undefined}>
          {found.said}
        </p>
      ) : null}
    </>
  );
}
