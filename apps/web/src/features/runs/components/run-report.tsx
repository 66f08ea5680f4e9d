import type { RunReport as Report } from '@seedbed/contract';
import { StateMark } from '../../../components/ui/state-mark.tsx';
import { formatBytes, formatCount, formatDuration, formatMany, shortName } from '../../../lib/format.ts';
import styles from './run-report.module.css';

/** The state of the target at the end of the run: row counts, and every constraint checked again. */
export function RunReport({ report }: { report: Report }) {
  const { tables, constraints, limits, seconds, ledger } = report;
  const checkable = constraints.filter(({ holds }) => holds !== null);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  return (
    <section className={`stack gap-3 ${styles.report}`} aria-label="Verification">
      <h2>Verification</h2>
      <p className="measure pretty">
        {checkable.length} of {formatMany(constraints.length, 'constraint')} checked again by a query:{' '}
        {checkable.every(({ holds }) => holds) ? 'all hold' : 'not all hold'}. {formatMany(rows, 'row')} counted in {formatMany(tables.length, 'table')},{' '}
        {formatBytes(bytes)} with indexes, in {formatDuration(seconds)}. Each part was verified by{' '}
        {ledger ? 'the ledger in the target, now removed' : 'its keys or its transaction id'}.
      </p>
      {limits.map((limit) => (
        <p key={limit} className="measure pretty warn">
          {limit}
        </p>
      ))}
      <details>
        <summary>{formatMany(tables.length, 'table')}: rows, sizes, digests</summary>
        <div className={`card scroll ${styles.scroll}`} tabIndex={0} role="region" aria-label="Tables that were counted">
          <table className="collapse full-width figures">
            <thead>
              <tr>
                <th scope="col">Table</th>
                <th scope="col">Rows</th>
                <th scope="col">Size</th>
                <th scope="col">Digest</th>
                <th scope="col">Time</th>
              </tr>
            </thead>
            <tbody>
              {tables.map((table) => (
                <tr key={table.table}>
                  <th scope="row">{shortName(table.table)}</th>
                  <td>{formatCount(table.rows)}</td>
                  <td>{formatBytes(table.bytes)}</td>
                  <td className="text-mono faint">{table.digest}</td>
                  <td>{formatDuration(table.seconds)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      <details>
        <summary>{formatMany(constraints.length, 'constraint')}, one by one</summary>
        <ul className={`card scroll ${styles.constraints}`} tabIndex={0} aria-label="Constraints">
          {constraints.map(({ table, name, kind, holds }) => (
            <li key={`${table} ${name}`}>
              {holds === null ? <span>–</span> : <StateMark state={holds ? 'done' : 'failed'} label={holds ? 'holds' : 'does not hold'} />}
              <span className="faint">{kind}</span>
              <code className="break-anywhere">
                {shortName(table)}.{name}
              </code>
              {holds === null ? <span className="faint">cannot be checked by a plain query: Postgres checked it</span> : null}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
