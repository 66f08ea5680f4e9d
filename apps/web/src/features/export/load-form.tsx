import type { LoadMode, StartRun } from '@seedbed/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { Select } from '../../components/ui/select.tsx';
import { useEngine } from '../../engine/engine-context.tsx';
import { formatBytes, formatCount, formatDuration, formatMany } from '../../lib/format.ts';
import { connectionsQuery } from '../connections/api/connections.ts';
import { datasetQuery } from '../datasets/api/datasets.ts';
import { estimateQuery } from '../datasets/api/rows.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { startRun } from '../runs/api/runs.ts';
import { shortTarget } from './short-target.ts';
import { useSavedRevision } from './use-saved-revision.ts';
import styles from './export.module.css';

const MODES: readonly { id: LoadMode; label: string }[] = [
  { id: 'empty', label: 'Into empty tables' },
  { id: 'append', label: 'Append' },
  { id: 'truncate', label: 'Truncate first' },
];
const SAID: Readonly<Record<LoadMode, string>> = {
  empty: 'Stops before anything is written when a table has rows.',
  append: 'Adds to what is there; keys continue behind the last ones.',
  truncate: 'Deletes every row of these tables first.',
};

/** What a middling machine and a local server do; said as an estimate, until a run has measured it. */
const ROWS_PER_SECOND = 200_000;
const BY_ADDRESS = 'address';

/** Loads the dataset into a Postgres database, in one transaction. */
export function LoadForm() {
  const datasetId = useDraft((state) => state.datasetId);
  const connections = useQuery(connectionsQuery);
  const tables = useEngine((state) => state.compiled?.tables ?? null);
  const revision = useSavedRevision();
  const navigate = useNavigate();
  const source = useQuery(datasetQuery(datasetId)).data?.source;
  const hasDdl = source === 'ddl' || source === 'template';
  const estimate = useQuery(estimateQuery(datasetId, revision, 'copy')).data;
  const [target, setTarget] = useState<string | null>(null);
  const [address, setAddress] = useState('');
  const [mode, setMode] = useState<LoadMode>('empty');
  const [create, setCreate] = useState(false);
  const [confirmed, setConfirmed] = useState('');
  const key = useRef(crypto.randomUUID());
  const items = connections.data?.items ?? [];
  const chosen = target ?? items[0]?.id ?? BY_ADDRESS;
  const connection = items.find((item) => item.id === chosen);
  const where = chosen === BY_ADDRESS ? shortTarget(address) : (connection?.name ?? null);
  const rows = tables?.reduce((sum, table) => sum + table.rows, 0) ?? null;
  const count = tables?.length ?? 0;
  const mustConfirm = mode === 'truncate' && confirmed.trim() !== String(count);

  const start = useMutation({
    mutationFn: () => {
      const body: StartRun = {
        datasetId,
        revision: revision!,
        mode,
        create: create && hasDdl,
        ...(chosen === BY_ADDRESS ? { address: address.trim() } : { connectionId: chosen }),
      };
      return startRun(body, key.current);
    },
    onSuccess: (run) => navigate({ to: '/runs/$runId', params: { runId: run.id } }),
    // The next try is another run, not the same one again.
    onError: () => void (key.current = crypto.randomUUID()),
  });

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (where && !mustConfirm && revision !== null) start.mutate();
      }}
    >
      <div className={styles.fields}>
        {items.length > 0 ? (
          <Select
            label="Target"
            options={[
              ...items.map((item) => ({ id: item.id, label: item.name, note: `${item.user}@${item.host}:${item.port}/${item.database}` })),
              { id: BY_ADDRESS, label: 'Another address…' },
            ]}
            value={chosen}
            onChange={setTarget}
          />
        ) : null}
        {chosen === BY_ADDRESS ? (
          <TextField
            label="Address"
            mono
            value={address}
            onChange={setAddress}
            placeholder="postgres://user:password@localhost:5432/database"
            hint="Used for this run alone and not stored."
          />
        ) : null}
        <div>
          <span className={styles.label}>Mode</span>
          <Segmented label="Mode" options={MODES} value={mode} onChange={setMode} />
          <p className={mode === 'truncate' ? styles.danger : styles.hint}>{SAID[mode]}</p>
        </div>
        {mode === 'truncate' ? (
          <TextField label={`Type ${count} to confirm that ${formatMany(count, 'table')} will be emptied`} value={confirmed} onChange={setConfirmed} />
        ) : null}
        {hasDdl ? (
          <Checkbox className={styles.check!} isSelected={create} onChange={setCreate}>
            {({ isSelected }) => (
              <>
                <span className={styles.box} data-on={isSelected ? '' : undefined} aria-hidden />
                Make the tables first, from this dataset’s DDL
              </>
            )}
          </Checkbox>
        ) : null}
      </div>
      {rows === null ? null : (
        <p className={styles.estimate}>
          <strong>{formatCount(rows)}</strong> rows in {formatMany(count, 'table')}
          {estimate ? `, ${formatBytes(estimate.bytes)}` : ''},{' '}
          {rows < 2 * ROWS_PER_SECOND ? 'a second or two' : `about ${formatDuration(rows / ROWS_PER_SECOND)} at ${formatCount(ROWS_PER_SECOND)} rows/s`}. One
          transaction: all of it, or nothing.
        </p>
      )}
      <div className={styles.go}>
        <Button
          type="submit"
          look={mode === 'truncate' ? 'danger' : 'primary'}
          isDisabled={!where || mustConfirm || revision === null}
          isPending={start.isPending}
        >
          {start.isPending ? 'Starting…' : rows === null ? 'Load' : `Load ${formatMany(rows, 'row')}${where ? ` into ${where}` : ''}`}
        </Button>
        {revision === null ? <span className={styles.hint}>Saving your edits first …</span> : null}
        {!where ? <span className={styles.hint}>Write the address of a database first.</span> : null}
      </div>
      {start.isError ? <ErrorNote error={start.error} /> : null}
      {connections.isError ? <ErrorNote error={connections.error} onRetry={() => void connections.refetch()} /> : null}
    </form>
  );
}
