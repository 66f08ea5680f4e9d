import type { QueryResult } from '@seedbed/contract';
import type { ComponentType } from 'react';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { seenWords } from './result-words.ts';
import { SqlResult } from './sql-result.tsx';
import type { QueryRun } from './use-query-run.ts';
import styles from './sql.module.css';

/** Shows the rows of a result; `edition` distinguishes results. */
export type ResultRows = ComponentType<{ readonly result: QueryResult; readonly edition: number }>;

/** Below the query: its result, its running time, or its error. */
export function SqlPane({ running, Rows }: { running: QueryRun['running']; Rows: ResultRows }) {
  const tables = useDraft((state) => state.blueprint.tables.length);
  if (running.isPending) return <Waiting since={running.submittedAt} />;
  if (running.isError)
    return (
      <div className="fill min-height-0 stack clip">
        <div className={`scroll pad-4 grid ${styles.failed}`}>
          <ErrorNote error={running.error} />
        </div>
      </div>
    );
  if (running.data) return <SqlResult key={running.submittedAt} {...running.data} edition={running.submittedAt} Rows={Rows} />;
  return (
    <div className={`fill min-height-0 stack clip gap-2 faint pad-5 center ${styles.nothing}`}>
      <p>Run the query to see its rows here.</p>
      <p>{seenWords(tables)}</p>
    </div>
  );
}

function Waiting({ since }: { since: number }) {
  const seconds = Math.floor((useNow(1_000) - since) / 1_000);
  return (
    <div className="fill min-height-0 stack clip">
      <p className={`figures quiet ${styles.waiting}`} role="status">
        Running{seconds > 0 ? ` · ${seconds} s` : ''}. The first query over a table makes its rows first: the more rows and columns, the longer.
      </p>
      <SkeletonLines count={6} label="Running the query" />
    </div>
  );
}
