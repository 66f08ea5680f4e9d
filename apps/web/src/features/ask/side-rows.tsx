import type { KnowledgeDifference, RowsPage } from '@seedbed/contract';
import styles from './ask.module.css';

type SideRowsProps = {
  title: string;
  page: RowsPage;
  /** Indices of the shown columns. */
  columns: readonly number[];
  changed: KnowledgeDifference['changed'];
  /** The same rows on the other side: a cell is marked where it is another there. */
  other: RowsPage;
  tone: 'before' | 'after';
};

/** Rows of a table, with the columns that change marked, and the cells that do. */
export function SideRows({ title, page, columns, changed, other, tone }: SideRowsProps) {
  const changes = new Set(changed.map(({ column }) => column));
  const isChanged = (i: number) => changes.has(page.columns[i]?.name ?? '') || undefined;
  return (
    <div className={`grid gap-2 min-width-0 ${styles.side}`}>
      <h4 className="text-label faint">{title}</h4>
      <div className={`border rounded-cell ${styles.scroll}`} tabIndex={0} role="group" aria-label={title}>
        <table className="table cut-cells figures" data-tone={tone}>
          <thead>
            <tr>
              {columns.map((i) => (
                <th className="on-sunken" key={i} scope="col" data-changed={isChanged(i)}>
                  {page.columns[i]?.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {page.rows.map((row, at) => (
              <tr key={at}>
                {columns.map((i) => (
                  <td key={i} data-changed={(isChanged(i) && row[i] !== other.rows[at]?.[i]) || undefined} title={row[i] ?? 'null'}>
                    {row[i] === null || row[i] === undefined ? <i>null</i> : row[i] === '' ? <i>""</i> : <bdi>{row[i]}</bdi>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
