import type { KnowledgeDifference } from '@seedbed/contract';
import styles from './say.module.css';
import { countedWords, shareLines } from './share-words.ts';

type ShareChangesProps = { shares: NonNullable<KnowledgeDifference['shares']>; total: number };

/** How many rows hold a value before and after a change. */
export function ShareChanges({ shares, total }: ShareChangesProps) {
  const { lines, more } = shareLines(shares);
  if (lines.length === 0) return null;
  const note = [more > 0 ? `${more} more values change.` : '', countedWords(shares, total) ?? ''].filter(Boolean).join(' ');
  return (
    <>
      <table className={`collapse figures ${styles.shares}`}>
        <thead className="visually-hidden">
          <tr>
            <th className="semibold" scope="col">
              Column
            </th>
            <th className="semibold" scope="col">
              Value
            </th>
            <th className="semibold" scope="col">
              Rows before and after
            </th>
            <th className="semibold" scope="col">
              Share before and after
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ column, value, rows, shares: share }) => (
            <tr key={`${column} ${value}`}>
              <td>{column}</td>
              <th className="semibold" scope="row">
                {value}
              </th>
              <td>{rows}</td>
              <td>{share}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note ? <p className="figures faint break-anywhere">{note}</p> : null}
    </>
  );
}
