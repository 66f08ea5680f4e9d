import { Suspense } from 'react';
import { TextField } from '../../components/ui/field.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { formatMany } from '../../lib/format.ts';
import styles from './export.module.css';
import { MODES } from './load-model.ts';
import type { LoadModel } from './use-load.ts';

/** Few loads use different modes per table, so the list is loaded with the rows. */
const TableModesList = lazyPart(() => import('./table-modes.tsx').then(({ TableModesList }) => TableModesList), 'pane');

/** What becomes of the rows that are there; emptying tables is confirmed by their number. */
export function LoadModeFields({ load }: { load: LoadModel }) {
  const { found, mode, modes, there, emptied } = load;
  return (
    <>
      {found && found.modes.length > 1 ? (
        <div>
          <span className={`label block ${styles.label}`}>Mode</span>
          <Segmented label="Mode" options={found.modes.map((id) => ({ id, label: MODES[id].label }))} value={mode} onChange={load.setMode} />
          <p className={mode === 'truncate' ? styles.danger : `faint ${styles.hint}`}>{MODES[mode].said}</p>
        </div>
      ) : null}
      {there.length > 1 && found && !found.blocked ? (
        <Suspense fallback={null}>
          <TableModesList tables={there} mode={mode} label={MODES[mode].label} modes={modes} onChange={load.setModes} />
        </Suspense>
      ) : null}
      {emptied > 0 ? (
        <TextField
          label={`Type ${emptied} to confirm that ${formatMany(emptied, 'table')} will be emptied`}
          value={load.confirmed}
          onChange={load.setConfirmed}
        />
      ) : null}
    </>
  );
}
