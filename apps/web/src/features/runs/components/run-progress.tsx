import type { Run, RunTable } from '@seedbed/contract';
import { StateMark } from '../../../components/ui/state-mark.tsx';
import { formatBytes, formatCount, formatDuration, formatShort } from '../../../lib/format.ts';
import type { RunLive } from '../use-run-events.ts';
import styles from './runs.module.css';

/** Before this share of the rows is in, the time left is a guess that nobody should plan by. */
const KNOWN_SHARE = 0.005;
const MIN_BARS = 30;

/** States of tables to which no time belongs. */
const NO_TIME: ReadonlySet<RunTable['state']> = new Set(['waiting', 'skipped', 'rolled-back']);

/** The total as one bar with three figures, then one bar per table. */
export function RunProgress({ run, rate, lost }: { run: Run; rate: RunLive['rate']; lost: boolean }) {
  const share = run.rows === 0 ? (run.state === 'succeeded' ? 1 : 0) : Math.min(1, run.rowsDone / run.rows);
  const seconds = run.startedAt && run.finishedAt ? (Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1000 : null;
  // Without what came before the first row: the proof, and looking at the target.
  const sending = run.runningAt && run.finishedAt ? (Date.parse(run.finishedAt) - Date.parse(run.runningAt)) / 1000 : seconds;
  const speed = sending !== null ? (run.rowsDone > 0 ? run.rowsDone / Math.max(0.001, sending) : null) : lost ? null : (rate?.rowsPerSecond ?? null);
  // After all rows, keys and statistics are still missing, for an unknown time.
  const secondsLeft = lost ? null : (rate?.secondsLeft ?? null);
  return (
    <section className="stack gap-4" aria-label="Progress">
      <div className={`row wrap gap-7 ${styles.figures}`}>
        <Figure value={formatCount(run.rowsDone)} unit={`of ${formatCount(run.rows)} rows`} />
        <Figure
          value={speed === null ? '–' : formatShort(speed)}
          unit={run.finishedAt && sending !== seconds ? 'rows/s while sending' : 'rows/s'}
          history={rate?.history ?? []}
        />
        {run.finishedAt ? (
          <Figure value={seconds === null ? '–' : formatDuration(seconds)} unit="in all" />
        ) : (
          <Figure value={secondsLeft === null || share < KNOWN_SHARE || share === 1 ? '–' : formatDuration(secondsLeft)} unit="left" />
        )}
        {run.bytesDone > 0 ? <Figure value={formatBytes(run.bytesDone)} unit="sent" /> : null}
      </div>
      <div
        className={`block filled ${styles.bar}`}
        role="progressbar"
        aria-label="All tables"
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        data-state={run.state}
      >
        <span style={{ transform: `scaleX(${share})` }} />
      </div>
      {lost ? (
        <p className="warn" role="status">
          The server does not respond. These are the last figures it sent; they continue when it is back.
        </p>
      ) : null}
      <ul className="border-above">
        {run.tables.map((table) => (
          <TableBar key={table.table} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** How many of a table's rows are loaded, or why there are none. */
function countOf({ state, rows, rowsDone }: RunTable): string {
  if (state === 'running' || state === 'partial') return `${formatShort(rowsDone)} / ${formatShort(rows)}`;
  if (state === 'rolled-back') return 'rolled back';
  if (state === 'skipped') return 'no rows sent';
  return formatCount(state === 'waiting' ? rows : rowsDone);
}

function Figure({ value, unit, history = [] }: { value: string; unit: string; history?: readonly number[] }) {
  const most = Math.max(1, ...history);
  return (
    <div className="row baseline gap-6px">
      <span className={styles.figureValue}>{value}</span>
      <span className="faint">{unit}</span>
      {history.length > 2 ? (
        <svg className={styles.spark} viewBox={`0 0 ${Math.max(MIN_BARS, history.length) * 3} 18`} preserveAspectRatio="none" aria-hidden>
          <path d={history.map((rate, i) => `M${i * 3} 18v-${Math.max(1, (rate / most) * 17).toFixed(1)}h2v20z`).join('')} />
        </svg>
      ) : null}
    </div>
  );
}

function TableBar({ table }: { table: RunTable }) {
  const share = table.rows === 0 ? (table.state === 'done' ? 1 : 0) : Math.min(1, table.rowsDone / table.rows);
  return (
    <li className={`grid gap-4 border-below center ${styles.table}`} data-state={table.state}>
      <span className="cut">{table.table}</span>
      <span className={`block filled ${styles.tableBar}`} aria-hidden>
        <span style={{ transform: `scaleX(${share})` }} />
      </span>
      <span className="figures faint nowrap text-right">{countOf(table)}</span>
      <span>
        {table.state === 'done' || table.state === 'failed' ? (
          <StateMark state={table.state} label={table.state} />
        ) : table.state === 'rolled-back' ? (
          <StateMark state="undone" />
        ) : (
          <span className="visually-hidden">{table.state}</span>
        )}
      </span>
      <span className={`figures faint nowrap text-right ${styles.tableTime}`}>
        {table.seconds === null || NO_TIME.has(table.state) ? '' : formatDuration(table.seconds)}
      </span>
    </li>
  );
}
