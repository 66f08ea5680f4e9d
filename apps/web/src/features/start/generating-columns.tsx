import { quoteNameIfNeeded, type ReadTable } from '@seedbed/contract';
import { memo } from 'react';
import { formatMany } from '../../lib/format.ts';
import styles from './generating.module.css';

/** As many as fit on a screen. */
const LINES = 24;

/** A table without rows yet: the names and types of its columns above the empty rows. */
export const GeneratingColumns = memo(function GeneratingColumns({ table }: { table: ReadTable }) {
  return (
    <>
      <header className={`row gap-3 baseline faint border-below ${styles.head}`}>
        <h2 className="ink">{table.schema === 'public' ? quoteNameIfNeeded(table.name) : `${table.schema}.${table.name}`}</h2>
        <span>{formatMany(table.columns.length, 'column')}, rows to come</span>
      </header>
      <div className={`min-height-0 scroll grow ${styles.columns}`} tabIndex={0} role="region" aria-label={`Columns of ${table.name}`}>
        <table className="collapse text-cell">
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column.name} scope="col">
                  {column.name}
                  <span>{column.type}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody aria-hidden>
            {Array.from({ length: LINES }, (_, row) => (
              <tr key={row}>
                {table.columns.map((column, i) => (
                  <td key={column.name}>
                    <span style={{ width: `${40 + ((row * 37 + i * 53) % 50)}%` }} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
});
