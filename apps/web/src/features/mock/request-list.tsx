import type { MockRequestEntry } from '@seedbed/contract';
import { Ago } from '../../components/ui/ago.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { formatDuration } from '../../lib/format.ts';
import styles from './mock.module.css';

/** The last requests of all callers, live. Undefined: not loaded. */
export function RequestList({ requests, error, onRetry }: { requests: readonly MockRequestEntry[] | undefined; error: unknown; onRetry: () => void }) {
  if (error !== null && !requests) return <ErrorNote error={error} onRetry={onRetry} />;
  if (!requests) return <SkeletonLines count={3} label="Loading requests" />;
  if (requests.length === 0) return <p className="faint pretty">No requests yet. They appear here as they arrive, from every client.</p>;
  const hasSessions = requests.some(({ session }) => session !== null);
  return (
    <div className={`border rounded scroll ${styles.scroll}`} tabIndex={0} role="region" aria-labelledby="mock-requests">
      <table className={`table figures ${styles.requests}`}>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Method</th>
            <th scope="col">Path</th>
            {hasSessions ? <th scope="col">Session</th> : null}
            <th scope="col">Time</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {requests.map(({ number, at, method, path, status, milliseconds, injected, session }) => (
            <tr key={number}>
              <td>
                <Badge tone={status < 400 ? 'good' : 'bad'}>{status}</Badge>
                {injected?.includes('error') ? <span className={`faint ${styles.injected}`}>injected</span> : null}
              </td>
              <td>{method}</td>
              <td className={styles.where} title={path}>
                {path}
              </td>
              {hasSessions ? <td>{session ?? ''}</td> : null}
              <td className={styles.number}>{formatDuration(milliseconds / 1000)}</td>
              <td className={styles.when}>
                <Ago at={at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
