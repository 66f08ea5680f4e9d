import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../components/ui/badge.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { sharedProblemsQuery } from '../../features/share/api.ts';
import styles from './shared.module.css';
import { shortName } from '../../lib/format.ts';

const TONE = { error: 'bad', warning: 'warn', info: 'info' } as const;
const WORD = { error: 'error', warning: 'warning', info: 'note' } as const;

/** Everything that could not be read, satisfied or proved: errors first. */
export function SharedProblems({ token, revision }: { token: string; revision: number }) {
  const problems = useQuery(sharedProblemsQuery(token, revision));
  return (
    <div className={`full-width scroll ${styles.page}`}>
      <h2>Problems</h2>
      {problems.isError ? <ErrorNote error={problems.error} onRetry={() => void problems.refetch()} /> : null}
      {problems.isPending ? <SkeletonLines count={6} label="Loading problems" /> : null}
      {problems.data?.items.length === 0 ? <EmptyState title="No problems">Every table can be made as its schema demands.</EmptyState> : null}
      {problems.data && problems.data.items.length > 0 ? (
        <ul className={styles.problems} aria-label="Problems">
          {problems.data.items.map(({ level, code, table, column, message }, i) => (
            <li key={`${code} ${i}`}>
              <Badge tone={TONE[level]}>{WORD[level]}</Badge>
              <div>
                {table ? (
                  <strong>
                    {shortName(table)}
                    {column ? `.${column}` : ''}
                  </strong>
                ) : null}
                <p className="break-anywhere">{message}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
