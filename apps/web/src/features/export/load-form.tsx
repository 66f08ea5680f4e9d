import { printLoadModes, type LoadMode, type StartRun, type TableModes } from '@seedbed/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { CopyLine } from '../../components/ui/copy-line.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { Select } from '../../components/ui/select.tsx';
import { useEngine } from '../../engine/engine-context.tsx';
import { formatBytes, formatCount, formatDuration, formatMany } from '../../lib/format.ts';
import { connectionsQuery } from '../../queries/connections.ts';
import { useCurl, useMay } from '../../queries/me.ts';
import { estimateQuery } from '../../queries/rows.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { runQuery, runsQuery, startRun, targetQuery } from '../../queries/runs.ts';
import { emptiedTables, knownModes } from './emptied-tables.ts';
import { foundTarget } from './found-target.ts';
import { shortTarget } from '../../lib/short-target.ts';
import { LARGE_BYTES, LARGE_SECONDS } from './large.tsx';
import { LoadButtons } from './load-buttons.tsx';
import { loadTime, type LoadTime } from './load-time.ts';
import { isAtomic, LoadOptionsFields, type LoadOptions } from './load-options.tsx';
import { useRested } from '../../lib/use-rested.ts';
import type { ProofGate } from '../../workspace/proof-gate.ts';
import { useSavedRevision } from '../../workspace/use-saved-revision.ts';
import { useProveThen } from './use-prove-then.ts';
import styles from './export.module.css';

const MODES: Readonly<Record<LoadMode, { label: string; said: string }>> = {
  empty: { label: 'Into empty tables', said: 'Stops before writing if a table has rows.' },
  append: { label: 'Append', said: 'Adds to the existing rows; keys continue after the last ones.' },
  keep: { label: 'Keep', said: 'Tables with rows stay unchanged; new rows of the others refer to them.' },
  truncate: { label: 'Truncate first', said: 'Deletes every row of these tables first.' },
};

/** Tables differ seldom: what sets them is fetched where rows stand. */
const TableModesList = lazyPart(() => import('./table-modes.tsx').then(({ TableModesList }) => TableModesList), 'pane');

const BY_ADDRESS = 'address';

/** An address is looked at once it rests. */
const REST_MS = 600;

/** Loads the dataset into a Postgres database. `again`: the run to begin with; `proof`: whether its rows were tried before; `gate`: what has them tried first. */
export function LoadForm({ again, proof, gate }: { again: string | null; proof: ReactNode; gate: ProofGate }) {
  const datasetId = useDraft((state) => state.datasetId);
  const connections = useQuery(connectionsQuery);
  const tables = useEngine((state) => state.compiled?.tables ?? null);
  const revision = useSavedRevision();
  const navigate = useNavigate();
  const before = useQuery({ ...runQuery(again ?? ''), enabled: again !== null }).data;
  const estimate = useQuery(estimateQuery(datasetId, revision, 'copy')).data;
  const [target, setTarget] = useState<string | null>(null);
  const [written, setWritten] = useState<string | null>(null);
  const [wished, setWished] = useState<LoadMode | null>(null);
  const [byTable, setByTable] = useState<TableModes | null>(null);
  const [confirmed, setConfirmed] = useState('');
  const [options, setOptions] = useState<LoadOptions>({});
  const key = useRef(crypto.randomUUID());
  const items = connections.data?.items ?? [];
  const mayName = useMay('connections');
  const curl = useCurl();
  const remembered = before && (items.some((item) => item.id === before.connectionId) ? before.connectionId : BY_ADDRESS);
  const chosen = target ?? remembered ?? items[0]?.id ?? BY_ADDRESS;
  const connection = items.find((item) => item.id === chosen);
  // The password of an address is never kept: it is to be written again.
  const address = written ?? (before && before.connectionId === null ? `postgres://${before.target}` : '');
  const where = chosen === BY_ADDRESS ? shortTarget(address) : (connection?.name ?? null);
  const rested = useRested(address.trim(), REST_MS);
  const asked = chosen !== BY_ADDRESS ? { connectionId: chosen } : rested === address.trim() && where ? { address: rested } : null;
  const look = useQuery(targetQuery(datasetId, revision, asked));
  const found = look.data && asked ? foundTarget(look.data) : null;
  const mode = found?.modes.find((one) => one === (wished ?? before?.mode)) ?? found?.modes[0] ?? 'empty';
  const rows = tables?.reduce((sum, table) => sum + table.rows, 0) ?? null;
  const count = tables?.length ?? 0;
  const there = look.data && found && !found.create ? look.data.tables : [];
  const modes = knownModes(there, byTable ?? before?.modes ?? {});
  const emptied = emptiedTables(there, mode, modes).length;
  const mustConfirm = emptied > 0 && confirmed.trim() !== String(emptied);
  const past = useQuery(runsQuery({ datasetId, state: 'succeeded' })).data?.items ?? [];
  const time = loadTime(past, connection ? `${connection.user}@${connection.host}:${connection.port}/${connection.database}` : where, rows ?? 0);
  const seconds = time?.seconds ?? 0;
  const atomic = isAtomic(options, rows ?? 0);
  const large = seconds >= LARGE_SECONDS || (estimate?.bytes ?? 0) >= LARGE_BYTES;
  const ready = found !== null && !found.blocked && !mustConfirm && revision !== null;

  // As it may be shown and copied: without the password.
  const shown = connection
    ? `postgres://${connection.user}@${connection.host}:${connection.port}/${connection.database}`
    : address.trim().replace(/^(postgres(?:ql)?:\/\/[^:@/]*):.*@/, '$1@');
  const words = rows === null ? '' : `${formatMany(rows, 'row')}${where ? ` into ${where}` : ''}`;

  const modeWords = printLoadModes({ mode, modes });
  const differing = Object.keys(modes).length > 0 ? { modes } : {};
  const start = useMutation({
    mutationFn: (body: StartRun) => startRun(body, key.current),
    onSuccess: (run) => navigate({ to: '/runs/$runId', params: { runId: run.id } }),
    // The next try is another run, not the same one again.
    onError: () => {
      key.current = crypto.randomUUID();
      void look.refetch();
    },
  });
  // As it stands when the button is pressed, with the revision that was proved.
  const load = (revision: number) =>
    start.mutate({
      datasetId,
      revision,
      mode,
      ...differing,
      create: found?.create ?? false,
      ...(chosen === BY_ADDRESS ? { address: address.trim() } : { connectionId: chosen }),
      ...options,
    });
  const { isWaiting, proveThen, skip } = useProveThen(gate.prove);
  const loadNow = () => {
    skip();
    if (revision !== null) load(revision);
  };
  const loadProved = () => void proveThen(load);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready || large) return;
        if (gate.state === 'prove') loadProved();
        if (gate.state === 'open') loadNow();
      }}
    >
      <div className={styles.fields}>
        {items.length > 0 ? (
          <Select
            label="Target"
            options={[
              ...items.map((item) => ({ id: item.id, label: item.name, note: `${item.user}@${item.host}:${item.port}/${item.database}` })),
              ...(mayName ? [{ id: BY_ADDRESS, label: 'Another address…' }] : []),
            ]}
            value={chosen}
            onChange={setTarget}
          />
        ) : null}
        {!mayName && items.length === 0 && !connections.isPending ? (
          <p className={styles.hint}>No saved connections. Owners of the workspace add them, and only they can enter an address.</p>
        ) : null}
        {chosen === BY_ADDRESS && mayName ? (
          <TextField
            label="Address"
            mono
            value={address}
            onChange={setWritten}
            placeholder="postgres://user:password@localhost:5432/database"
            hint={
              before && before.connectionId === null
                ? 'Same as the last run; its password was not stored, so enter it again.'
                : 'Used only for this run and not stored.'
            }
          />
        ) : null}
        {asked && look.isError ? <ErrorNote error={look.error} onRetry={() => void look.refetch()} /> : null}
        {asked && look.isPending && revision !== null ? (
          <p className={styles.found} role="status">
            Looking at {where} …
          </p>
        ) : null}
        {found ? (
          <p className={styles.found} role="status" data-blocked={found.blocked ? '' : undefined}>
            {found.said}
          </p>
        ) : null}
        {found && found.modes.length > 1 ? (
          <div>
            <span className={styles.label}>Mode</span>
            <Segmented label="Mode" options={found.modes.map((id) => ({ id, label: MODES[id].label }))} value={mode} onChange={setWished} />
            <p className={mode === 'truncate' ? styles.danger : styles.hint}>{MODES[mode].said}</p>
          </div>
        ) : null}
        {there.length > 1 && found && !found.blocked ? (
          <Suspense fallback={null}>
            <TableModesList tables={there} mode={mode} label={MODES[mode].label} modes={modes} onChange={setByTable} />
          </Suspense>
        ) : null}
        {emptied > 0 ? (
          <TextField label={`Type ${emptied} to confirm that ${formatMany(emptied, 'table')} will be emptied`} value={confirmed} onChange={setConfirmed} />
        ) : null}
        <LoadOptionsFields options={options} rows={rows ?? 0} create={found?.create ?? false} onChange={setOptions} />
      </div>
      {rows === null ? null : (
        <p className={styles.estimate}>
          <strong>{formatCount(rows)}</strong> rows in {formatMany(count, 'table')}
          {estimate ? `, ${formatBytes(estimate.bytes)}` : ''}. {timeWords(time)}{' '}
          {atomic ? 'One transaction: all or nothing.' : 'In parts, each committed when done; a resumed run makes the missing ones.'}
        </p>
      )}
      {proof}
      <div className={styles.go}>
        <LoadButtons
          what={words}
          gate={gate.state}
          large={large ? { bytes: estimate?.bytes ?? 0, seconds } : null}
          isReady={ready}
          empties={emptied > 0}
          isProving={isWaiting}
          isStarting={start.isPending}
          onProveAndLoad={loadProved}
          onLoad={loadNow}
        />
        {revision === null ? <span className={styles.hint}>Saving your edits first …</span> : null}
        {!where && mayName ? <span className={styles.hint}>Enter the address of a database first.</span> : null}
      </div>
      {where && revision !== null ? (
        <>
          <CopyLine
            label="The same by curl"
            text={`${curl} ${window.location.origin}/api/v1/runs -H 'content-type: application/json' -d '${JSON.stringify({
              datasetId,
              revision,
              mode,
              ...differing,
              create: found?.create ?? false,
              ...(chosen === BY_ADDRESS ? { address: shown } : { connectionId: chosen }),
              ...options,
            })}'`}
          />
          <CopyLine
            label={found?.create ? 'With the command line, from the DDL' : 'With the command line, from the saved blueprint'}
            text={`seedbed load ${found?.create ? 'schema.sql --create' : 'blueprint.json'}${modeWords === 'empty' ? '' : ` --mode ${modeWords}`}${atomic ? '' : ' --parts'}${options.fast ? ' --fast' : ''}${(options.connections ?? 1) > 1 ? ` --connections ${options.connections}` : ''} --url ${shown}`}
          />
        </>
      ) : null}
      {start.isError ? <ErrorNote error={start.error} /> : null}
      {connections.isError ? <ErrorNote error={connections.error} onRetry={() => void connections.refetch()} /> : null}
    </form>
  );
}

/** How long it takes, and by what that is known. */
function timeWords(time: LoadTime | null): string {
  if (!time) return 'No time estimate yet: it needs an earlier load into this database of 100,000 rows and 10 s.';
  const { seconds, rowsPerSecond, fixed, by } = time;
  const begin = fixed >= 1 ? ` and ${formatDuration(fixed)} to begin` : '';
  return `About ${formatDuration(seconds)}, at ${formatCount(Math.round(rowsPerSecond))} rows/s${begin} as measured by the load of ${formatMany(by.rows, 'row')} on ${new Date(by.at).toLocaleDateString()}.`;
}
