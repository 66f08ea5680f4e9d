import { ClientProblem } from '@seedbed/client';
import { PROBLEMS, type ProblemDocument, type Run } from '@seedbed/contract';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../components/ui/button.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { formatMany } from '../../../lib/format.ts';
import { useMay } from '../../../queries/me.ts';
import styles from './runs.module.css';

/** How it ended, and what to do next. */
export function RunOutcome({ run }: { run: Run }) {
  if (run.state === 'succeeded') {
    return (
      <p className={styles.good}>
        All {formatMany(run.rowsDone, 'row')} are in {run.target}. No constraint was broken; sequences stand behind the last values, and statistics are fresh.{' '}
        <Again run={run} />
      </p>
    );
  }
  if (run.state === 'cancelled') {
    return (
      <p className={styles.note}>
        Cancelled. Nothing of it is in the database: the transaction was rolled back. <Again run={run} />
      </p>
    );
  }
  if (run.state !== 'failed' || !run.error) return null;
  const problem = new ClientProblem(keyOf(run.error), run.error);
  const row = problem.fact('row');
  const table = problem.fact('table');
  return (
    <ErrorNote error={problem}>
      <p>Nothing of it is in the database: the transaction was rolled back.</p>
      <div className={styles.next}>
        {typeof table === 'string' && typeof row === 'number' ? (
          <Link to="/datasets/$id" params={{ id: run.datasetId }} search={{ t: table, r: row }} className={buttonClass('plain')}>
            Open this row
          </Link>
        ) : null}
        <Again run={run} />
      </div>
    </ErrorNote>
  );
}

function Again({ run }: { run: Run }) {
  const may = useMay('run');
  if (!may) return null;
  return (
    <Link to="/datasets/$id/export" params={{ id: run.datasetId }} search={{ way: 'load', again: run.id }} className={buttonClass('plain')}>
      Load again…
    </Link>
  );
}

function keyOf(document: ProblemDocument) {
  const key = document.type.split('/').pop() ?? '';
  return Object.hasOwn(PROBLEMS, key) ? (key as keyof typeof PROBLEMS) : 'internal';
}
