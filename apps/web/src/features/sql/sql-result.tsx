import type { QueryResult } from '@seedbed/contract';
import type { ComponentType } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { formatDuration } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { countWords, limitWords } from './result-words.ts';
import styles from './sql.module.css';

/** Shows the rows of a result; `edition` tells one from another. */
export type ResultRows = ComponentType<{ readonly result: QueryResult; readonly edition: number }>;

type SqlResultProps = { result: QueryResult; isSaved: boolean; edition: number; Rows: ResultRows };

/** The rows of an answer, and what they are of. `isSaved`: no edit is missing in them. `edition` tells one answer from another. */
export function SqlResult({ result, isSaved, edition, Rows }: SqlResultProps) {
  const { columns, rows, revision, milliseconds } = result;
  const copy = () => {
    const lines = [columns.map(({ name }) => name), ...rows.map((row) => row.map((cell) => cell ?? ''))];
    navigator.clipboard.writeText(lines.map((line) => line.map((cell) => cell.replace(/[\t\n\r]/g, ' ')).join('\t')).join('\n')).then(
      () => notify(`Copied ${countWords({ rows, hasMore: false })}`, { id: 'copied', milliseconds: 2_000 }),
      (error: unknown) => notify(describeError(error).detail, { id: 'copied', isError: true }),
    );
  };
  return (
    <section className={styles.result} aria-label="Result">
      <div className={styles.head}>
        <p role="status">
          <strong>{countWords(result)}</strong>
          <span>{formatDuration(milliseconds / 1000)}</span>
          <span>Revision {revision}</span>
        </p>
        {rows.length > 0 ? <Button onPress={copy}>Copy all rows</Button> : null}
      </div>
      {[...(isSaved ? [] : ['Edits that are not saved are not in this result.']), ...limitWords(result)].map((words) => (
        <p key={words} className={styles.limit}>
          {words}
        </p>
      ))}
      {columns.length > 0 && rows.length === 0 ? (
        <p>
          Columns: <code>{columns.map(({ name }) => name).join(', ')}</code>
        </p>
      ) : null}
      {columns.length === 0 || rows.length === 0 ? null : <Rows result={result} edition={edition} />}
    </section>
  );
}
