import type { ReactNode } from 'react';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { formatBytes, formatCount, formatMany } from '../../lib/format.ts';
import { useMay } from '../../queries/me.ts';
import type { ProofGate } from '../../workspace/proof-gate.ts';
import styles from './export.module.css';
import { LoadButtons } from './load-buttons.tsx';
import { LoadModeFields } from './load-mode-fields.tsx';
import { timeWords } from './load-model.ts';
import { LoadOptionsFields } from './load-options.tsx';
import { LoadTarget } from './load-target.tsx';
import { SameByCommands } from './same-by-commands.tsx';
import { useLoad } from './use-load.ts';
import { whyNotReady } from './why-not-ready.ts';

/** Loads the dataset into a Postgres database. `again`: the run to begin with; `proof`: whether its rows were tried before; `gate`: whether they are tried first. */
export function LoadForm({ again, proof, gate }: { again: string | null; proof: ReactNode; gate: ProofGate }) {
  const load = useLoad(again, gate);
  const { target, rows, tables, bytes, time, found, revision, connections, start } = load;
  const mayName = useMay('connections');
  const why = whyNotReady(load, gate.state, mayName);
  const words = rows === null ? '' : `${formatMany(rows, 'row')}${target.where ? ` into ${target.where}` : ''}`;
  return (
    <form
      className="stack gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        load.submit();
      }}
    >
      <div className={`stack gap-5 ${styles.fields}`}>
        <LoadTarget load={load} />
        <LoadModeFields load={load} />
        <LoadOptionsFields options={load.options} rows={rows ?? 0} create={found?.create ?? false} onChange={load.setOptions} />
      </div>
      {rows === null ? (
        // As tall as its later content, so that the button below does not move.
        <p className={`figures quiet pretty ${styles.estimate}`} role="status">
          Counting rows …
        </p>
      ) : (
        <p className={`figures quiet pretty ${styles.estimate}`}>
          <strong>{formatCount(rows)}</strong> rows in {formatMany(tables, 'table')}
          {load.kept > 0 ? `; ${formatMany(load.kept, 'table')} ${load.kept === 1 ? 'stays as it is' : 'stay as they are'} there` : ''}
          {bytes === null ? '' : `, ${formatBytes(bytes)} as text`}. {timeWords(time)}{' '}
          {load.isAtomic ? 'One transaction: all or nothing.' : 'In parts, each committed when done; a resumed run makes the missing ones.'}
        </p>
      )}
      {proof}
      <div className={`line gap-4 wrap ${styles.go}`}>
        <LoadButtons
          what={words}
          gate={gate.state}
          large={load.isLarge ? { bytes: bytes ?? 0, seconds: time?.seconds ?? 0 } : null}
          isReady={load.isReady}
          empties={load.emptied > 0}
          isStarting={start.isPending}
          onLoadProved={load.loadProved}
          onLoad={load.loadNow}
        />
        {why ? <span className={`faint ${styles.hint}`}>{why}</span> : null}
      </div>
      {target.where && revision !== null ? <SameByCommands load={load} revision={revision} /> : null}
      {start.isError ? <ErrorNote error={start.error} /> : null}
      {connections.isError ? <ErrorNote error={connections.error} onRetry={() => void connections.refetch()} /> : null}
    </form>
  );
}
