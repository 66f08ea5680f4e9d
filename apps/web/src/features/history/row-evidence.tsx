import { Link } from '@tanstack/react-router';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { differing, sampleWords, sumsOf, sumsWords, tableWords } from '../../engine/compare/difference-words.ts';
import { useDifferences } from '../../engine/compare/use-differences.ts';
import { mayHelpAgain, useRowPair } from '../../engine/compare/use-row-pair.ts';
import { capital } from '../../lib/capital.ts';
import { formatCount, formatMany, shortName } from '../../lib/format.ts';
import styles from './history.module.css';

const MAX = 8;

/** The rows of two revisions, compared for every table; values that were not compared are not mentioned. */
export function RowEvidence({ id, older, newer }: { id: string; older: number; newer: number }) {
  const pair = useRowPair(id, { revision: older }, { revision: newer });
  const { counted, error } = useDifferences(pair.data);
  const fault = pair.error ?? error;
  const tables = pair.data?.tables ?? [];
  const sums = sumsOf(tables, counted);
  const isWhole = pair.data !== undefined && sums.counted === sums.tables;
  const changed = tables.flatMap((table) => {
    const difference = counted.get(table.name);
    return difference && (differing(difference) > 0 || table.rows[0] !== table.rows[1]) ? [{ table, difference }] : [];
  });
  const search = { a: older, b: newer };
  return (
    <section className="grid gap-3" aria-label="Rows">
      <header className={`line gap-3 apart ${styles.part}`}>
        <h3>Rows</h3>
        <Link to="/datasets/$id/compare" params={{ id }} search={search} className={buttonClass()}>
          Compare rows
        </Link>
      </header>
      {fault ? (
        <ErrorNote error={fault} {...(mayHelpAgain(fault) ? { onRetry: () => void pair.refetch() } : {})} />
      ) : (
        <p role="status" className="faint">
          {isWhole
            ? `${capital(sumsWords(sums))}. ${sampleWords(sums)}`
            : sums.counted > 0
              ? `Comparing rows: ${formatCount(sums.counted)} of ${formatMany(sums.tables, 'table')} …`
              : 'Comparing rows …'}
        </p>
      )}
      {isWhole && changed.length > 0 ? (
        <ul className={`border-above ${styles.changed}`}>
          {changed.slice(0, MAX).map(({ table, difference }) => (
            <li key={table.name}>
              <Link to="/datasets/$id/compare" params={{ id }} search={{ ...search, t: table.name }}>
                {shortName(table.name)}
              </Link>
              <span className="figures quiet">{tableWords(table, difference)}</span>
            </li>
          ))}
          {changed.length > MAX ? <li className="faint">and {formatMany(changed.length - MAX, 'more table', 'more tables')}</li> : null}
        </ul>
      ) : null}
    </section>
  );
}
