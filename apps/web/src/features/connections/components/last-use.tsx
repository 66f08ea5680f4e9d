import { Link } from '@tanstack/react-router';
import type { Connection, Run } from '@seedbed/contract';
import { Ago } from '../../../components/ui/ago.tsx';
import { formatMany } from '../../../lib/format.ts';
import styles from './connections.module.css';

/** The newest of the listed runs that loaded into a connection. `isWhole`: there are no older runs. */
export function LastUse({ connection, runs, isWhole }: { connection: Connection; runs: readonly Run[]; isWhole: boolean }) {
  const own = runs.filter(({ connectionId }) => connectionId === connection.id);
  const [last] = own;
  if (!last) return <span className={`note cut regular block ${styles.use}`}>{isWhole ? 'Not loaded into yet' : 'No recent load'}</span>;
  return (
    <span className={`note cut regular block ${styles.use}`}>
      {isWhole ? formatMany(own.length, 'load') : 'Loaded'}, last{' '}
      <Link to="/runs/$runId" params={{ runId: last.id }}>
        {last.datasetName}
      </Link>{' '}
      <Ago at={last.createdAt} />
    </span>
  );
}
