import type { QueryResult } from '@seedbed/contract';
import { Copy, Download } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { formatDuration } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { saveFile } from '../../lib/save-file.ts';
import { csvOf, tsvOf } from './result-file.ts';
import { countWords, limitWords } from './result-words.ts';
import type { ResultRows } from './sql-pane.tsx';
import styles from './sql.module.css';

type SqlResultProps = { result: QueryResult; isSaved: boolean; edition: number; Rows: ResultRows };

/** The rows of a result and their source. `isSaved`: they include all edits. `edition` distinguishes results. */
export function SqlResult({ result, isSaved, edition, Rows }: SqlResultProps) {
  const { columns, rows, revision, milliseconds } = result;
  const copy = () => {
    navigator.clipboard.writeText(tsvOf(result)).then(
      () => notify(`Copied ${countWords({ rows, hasMore: false })}`, { id: 'copied', milliseconds: 2_000 }),
      (error: unknown) => notify(describeError(error).detail, { id: 'copied', isError: true }),
    );
  };
  const limits = [...(isSaved ? [] : ['Edits that are not saved are not in this result.']), ...limitWords(result)];
  return (
    <section className="fill min-height-0 stack clip" aria-label="Result">
      <div className={`gap-3 apart rigid line ${styles.head}`}>
        <p role="status">
          <strong className="semibold ink">{countWords(result)}</strong>
          <span>{formatDuration(milliseconds / 1000)}</span>
          <span className={styles.revision}>Revision {revision}</span>
        </p>
        {rows.length > 0 ? (
          <div className="row rigid">
            <Button look="quiet" aria-label="Copy all rows" onPress={copy}>
              <Copy aria-hidden />
              Copy
            </Button>
            <Button
              look="quiet"
              aria-label="Download as CSV"
              onPress={() => saveFile(new Blob([csvOf(result)], { type: 'text/csv;charset=utf-8' }), 'result.csv')}
            >
              <Download aria-hidden />
              CSV
            </Button>
          </div>
        ) : null}
      </div>
      {limits.length > 0 ? (
        <div className={`rigid text-cell ink pretty border-above scroll on-warn ${styles.limits}`}>
          {limits.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      ) : null}
      {columns.length > 0 && rows.length === 0 ? (
        <p className="quiet border-above pad-4">
          Columns: <code>{columns.map(({ name }) => name).join(', ')}</code>
        </p>
      ) : null}
      {columns.length === 0 || rows.length === 0 ? null : <Rows result={result} edition={edition} />}
    </section>
  );
}
