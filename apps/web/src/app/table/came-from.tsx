import { ArrowLeft } from 'lucide-react';
import { formatCount, shortName } from '../../lib/format.ts';
import type { OriginCell } from '../../workspace/origin-cell.ts';
import styles from './table-view.module.css';

/** The way back to the cell whose reference was followed, like the browser's Back. */
export function CameFrom({ from: { table, row, column } }: { from: OriginCell }) {
  const words = `from ${shortName(table)}, row ${formatCount(row + 1)}, ${column}`;
  return (
    <button
      type="button"
      className={`gap-2 text-cell pointer center rounded-cell row-high ${styles.from}`}
      title={`Back: ${words}`}
      aria-label={`Back: ${words}`}
      onClick={() => window.history.back()}
    >
      <ArrowLeft size={16} className="rigid" aria-hidden />
      <span className="cut">{words}</span>
    </button>
  );
}
