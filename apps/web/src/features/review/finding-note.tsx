import type { ColumnFinding } from '@seedbed/contract';
import { Link } from '@tanstack/react-router';
import { formatCount } from '../../lib/format.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import styles from './review.module.css';

/** What looks wrong in the rows of the column, with rows that show it. */
export function FindingNote({ findings }: { findings: readonly ColumnFinding[] }) {
  const id = useDraft((state) => state.datasetId);
  if (findings.length === 0) return null;
  return (
    <ul className={`grid gap-2 rounded ${styles.findings}`} aria-label="What looks wrong">
      {findings.map(({ code, says, table, column, rows }) => (
        <li key={code} className="break-anywhere pretty">
          {says}{' '}
          <span className="quiet">
            {'See '}
            {rows.map((row, i) => (
              <span key={row}>
                {i > 0 ? ', ' : ''}
                <Link to="/datasets/$id" params={{ id }} search={{ t: table, r: row, c: column }}>
                  row {formatCount(row)}
                </Link>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
