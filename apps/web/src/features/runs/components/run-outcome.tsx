import { ClientProblem } from '@seedbed/client';
import { PROBLEMS, type ProblemDocument, type Run } from '@seedbed/contract';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { useMay } from '../../../queries/me.ts';
import { formatCount, formatMany, shortName } from '../../../lib/format.ts';
import { doneWords } from './run-words.ts';
import styles from './runs.module.css';

/** Resumes a run that did not finish. */
export type Resume = { readonly isPending: boolean; readonly go: () => void };

/** The result of a run, and the next steps. */
export function RunOutcome({ run, resume }: { run: Run; resume: Resume }) {
  if (run.kind === 'export') return <ExportOutcome run={run} resume={resume} />;
  if (run.state === 'succeeded') {
    return (
      <p className={`rounded pad-4 ${run.rows > 0 && run.rowsDone === 0 ? `border ${styles.note}` : styles.good}`}>
        {doneWords(run)} All constraints hold; sequences continue after the last values, and statistics are up to date. <Again run={run} />
      </p>
    );
  }
  if (run.state === 'cancelled') {
    return (
      <div className={`rounded pad-4 border ${styles.note}`}>
        <p>Cancelled. {leftOf(run)}</p>
        <div className={`row gap-3 wrap ${styles.next}`}>
          <Next run={run} resume={resume} />
        </div>
      </div>
    );
  }
  if (run.state !== 'failed' || !run.error) return null;
  const problem = new ClientProblem(keyOf(run.error), run.error);
  if (problem.fact('phase') === 'proving') return <RefusedProof run={run} problem={problem} />;
  const row = problem.fact('row');
  const table = problem.fact('table');
  return (
    <ErrorNote error={problem}>
      {leftOf(run) && <p>{leftOf(run)}</p>}
      <div className={`row gap-3 wrap ${styles.next}`}>
        {typeof table === 'string' && typeof row === 'number' ? (
          <Link to="/datasets/$id" params={{ id: run.datasetId }} search={{ t: table, r: row }} className={buttonClass('plain')}>
            Open this row
          </Link>
        ) : null}
        <Next run={run} resume={resume} />
      </div>
    </ErrorNote>
  );
}

/** The proof refused rows, so nothing was sent: what was refused, and where it is fixed. */
function RefusedProof({ run, problem }: { run: Run; problem: ClientProblem }) {
  const refused = (problem.fact('refused') ?? []) as readonly { readonly table: string; readonly message: string }[];
  return (
    <ErrorNote error={problem} title="The proof was refused">
      <ul className="stack gap-1 break-anywhere">
        {refused.map(({ table, message }) => (
          <li key={table}>
            <strong>{shortName(table)}</strong> {message}
          </li>
        ))}
      </ul>
      <div className={`row gap-3 wrap ${styles.next}`}>
        <Link to="/datasets/$id/problems" params={{ id: run.datasetId }} className={buttonClass('primary')}>
          Show problems
        </Link>
        <Again run={run} />
      </div>
    </ErrorNote>
  );
}

/** An export writes all files or none. Resuming continues with the finished parts. */
function ExportOutcome({ run, resume }: { run: Run; resume: Resume }) {
  const may = useMay('run');
  const again = may ? (
    <div className={`row gap-3 wrap ${styles.next}`}>
      <Button look="primary" isPending={resume.isPending} onPress={resume.go}>
        Resume
      </Button>
      <Link to="/datasets/$id/export" params={{ id: run.datasetId }} className={buttonClass('plain')}>
        Download again…
      </Link>
    </div>
  ) : null;
  if (run.state === 'succeeded')
    return <p className={`rounded pad-4 ${styles.good}`}>All {formatMany(run.rowsDone, 'row')} are written, and every file has its SHA-256.</p>;
  if (run.state === 'cancelled')
    return (
      <div className={`rounded pad-4 border ${styles.note}`}>
        <p>Cancelled. Files are listed when all are complete; a resumed run keeps the finished ones.</p>
        {again}
      </div>
    );
  if (run.state !== 'failed' || !run.error) return null;
  return <ErrorNote error={new ClientProblem(keyOf(run.error), run.error)}>{again}</ErrorNote>;
}

/** The part of the run that is in the target. */
function leftOf({ atomic, rowsDone, rows, parts, error }: Run): string {
  // The error itself describes the state of the target, or says that it is unknown.
  if (error && ('outcome' in error || 'left' in error)) return '';
  if (atomic) return 'The transaction was rolled back: the database is unchanged.';
  if (rowsDone === 0) return 'None of its rows is in the database.';
  return `${formatCount(rowsDone)} of ${formatMany(rows, 'row')} are in the database, in whole parts (${parts.done} of ${parts.total}), and stay there.`;
}

/** A run in parts continues with the missing parts; a run in one transaction starts again. */
function Next({ run, resume }: { run: Run; resume: Resume }) {
  const may = useMay('run');
  if (!may) return null;
  if (run.atomic) return <Again run={run} />;
  const missing = Math.max(0, run.rows - run.rowsDone);
  return (
    <>
      <Button look="primary" isPending={resume.isPending} onPress={resume.go}>
        {missing === 0 ? 'Resume' : `Resume: ${formatMany(missing, 'row')} missing`}
      </Button>
      <Again run={run} />
    </>
  );
}

function Again({ run }: { run: Run }) {
  const may = useMay('run');
  if (!may) return null;
  return (
    <Link to="/datasets/$id/load" params={{ id: run.datasetId }} search={{ again: run.id }} className={buttonClass('plain')}>
      Load again…
    </Link>
  );
}

function keyOf(document: ProblemDocument) {
  const key = document.type.split('/').pop() ?? '';
  return Object.hasOwn(PROBLEMS, key) ? (key as keyof typeof PROBLEMS) : 'internal';
}
