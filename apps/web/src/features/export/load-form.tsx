import type { ReactNode } from 'react';
import { CopyLine } from '../../components/ui/copy-line.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { formatBytes, formatCount, formatMany } from '../../lib/format.ts';
import { useCurl, useMay } from '../../queries/me.ts';
import type { ProofGate } from '../../workspace/proof-gate.ts';
import styles from './export.module.css';
import { LoadButtons } from './load-buttons.tsx';
import { LoadModeFields } from './load-mode-fields.tsx';
import { loadCommand, timeWords } from './load-model.ts';
import { LoadOptionsFields } from './load-options.tsx';
import { LoadTarget } from './load-target.tsx';
import { useLoad, type LoadModel } from './use-load.ts';

/** Loads the dataset into a Postgres database. `again`: the run to begin with; `proof`: whether its rows were tried before; `gate`: what has them tried first. */
export function LoadForm({ again, proof, gate }: { again: string | null; proof: ReactNode; gate: ProofGate }) {
  const load = useLoad(again, gate);
  const { target, rows, tables, bytes, time, found, revision, connections, start } = load;
  const mayName = useMay('connections');
  const words = rows === null ? '' : `${formatMany(rows, 'row')}${target.where ? ` into ${target.where}` : ''}`;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        load.submit();
      }}
    >
      <div className={styles.fields}>
        <LoadTarget load={load} />
        <LoadModeFields load={load} />
        <LoadOptionsFields options={load.options} rows={rows ?? 0} create={found?.create ?? false} onChange={load.setOptions} />
      </div>
      {rows === null ? null : (
        <p className={styles.estimate}>
          <strong>{formatCount(rows)}</strong> rows in {formatMany(tables, 'table')}
          {bytes === null ? '' : `, ${formatBytes(bytes)}`}. {timeWords(time)}{' '}
          {load.isAtomic ? 'One transaction: all or nothing.' : 'In parts, each committed when done; a resumed run makes the missing ones.'}
        </p>
      )}
      {proof}
      <div className={styles.go}>
        <LoadButtons
          what={words}
          gate={gate.state}
          large={load.isLarge ? { bytes: bytes ?? 0, seconds: time?.seconds ?? 0 } : null}
          isReady={load.isReady}
          empties={load.emptied > 0}
          isProving={load.isWaiting}
          isStarting={start.isPending}
          onProveAndLoad={load.loadProved}
          onLoad={load.loadNow}
        />
        {revision === null ? <span className={styles.hint}>Saving your edits first …</span> : null}
        {!target.where && mayName ? <span className={styles.hint}>Enter the address of a database first.</span> : null}
      </div>
      {target.where && revision !== null ? <SameByCommands load={load} revision={revision} /> : null}
      {start.isError ? <ErrorNote error={start.error} /> : null}
      {connections.isError ? <ErrorNote error={connections.error} onRetry={() => void connections.refetch()} /> : null}
    </form>
  );
}

/** The same load by curl and by the command line. */
function SameByCommands({ load, revision }: { load: LoadModel; revision: number }) {
  const curl = useCurl();
  const { mode, modes, options, isAtomic, target } = load;
  const creates = load.found?.create ?? false;
  const body = JSON.stringify(load.bodyOf(revision, target.shown));
  return (
    <>
      <CopyLine label="The same by curl" text={`${curl} ${window.location.origin}/api/v1/runs -H 'content-type: application/json' -d '${body}'`} />
      <CopyLine
        label={creates ? 'With the command line, from the DDL' : 'With the command line, from the saved blueprint'}
        text={loadCommand({ creates, mode, modes, isAtomic, fast: options.fast, connections: options.connections, shown: target.shown })}
      />
    </>
  );
}
