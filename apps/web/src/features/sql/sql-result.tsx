import type { QueryResult } from '@seedbed/contract';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { formatCount, formatDuration } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { countWords, limitWords } from './result-words.ts';
import styles from './sql.module.css';

/** Rows that are drawn at first, and with each further press. */
const STEP = 200;
const NUMBERS = /^(?:smallint|integer|bigint|numeric|real|double precision|money|oid)\b/;

/** The rows of an answer, and what they are of. `isSaved`: no edit is missing in them. */
export function SqlResult({ result, isSaved }: { result: QueryResult; isSaved: boolean }) {
  const { columns, rows, revision, milliseconds } = result;
  const [shown, setShown] = useState(STEP);
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
        {rows.length > 0 ? <Button onPress={copy}>Copy as cells (TSV)</Button> : null}
      </div>
      {[...(isSaved ? [] : ['Edits that are not saved are not in this result.']), ...limitWords(result)].map((words) => (
        <p key={words} className={styles.limit}>
          {words}
        </p>
      ))}
      {columns.length === 0 ? null : (
        <div className={styles.scroll} role="region" aria-label="Rows of the result" tabIndex={0}>
          <table className={styles.rows}>
            <thead>
              <tr>
                <th scope="col">#</th>
                {columns.map(({ name, type }, i) => (
                  // Two columns may have the same name.
                  // eslint-disable-next-line react/no-array-index-key
                  <th key={i} scope="col" data-number={NUMBERS.test(type) || undefined}>
                    {name} <span className={styles.type}>{type}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, shown).map((row, at) => (
                // Rows of a query have no keys.
                // eslint-disable-next-line react/no-array-index-key
                <tr key={at}>
                  <th scope="row">{formatCount(at + 1)}</th>
                  {row.map((cell, i) => (
                    // eslint-disable-next-line react/no-array-index-key
                    <td key={i} data-number={NUMBERS.test(columns[i]!.type) || undefined} title={cell ?? undefined}>
                      {cell === null ? <em>null</em> : cell === '' ? <em>""</em> : cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length > shown ? (
        <div className={styles.more}>
          <Button look="quiet" onPress={() => setShown(shown + STEP)}>
            Show more rows
          </Button>
          <span>
            {formatCount(shown)} of {formatCount(rows.length)} shown
          </span>
        </div>
      ) : null}
    </section>
  );
}
