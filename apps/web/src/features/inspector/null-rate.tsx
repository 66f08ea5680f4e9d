import type { BlueprintColumn } from '@seedbed/contract';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { formatShare } from '../../lib/format.ts';
import { editColumn } from './edit-column.ts';
import { ShareField } from './fields/share-field.tsx';
import { usePlotted } from './plot.tsx';
import styles from './inspector.module.css';

/** Share of NULLs; gives the reason if the column allows none. */
export function NullRate({ tableName, column }: { tableName: string; column: BlueprintColumn }) {
  if (!column.nullable) return <p className={`faint border-above pad-4-5 ${styles.said}`}>NOT NULL: every row has a value.</p>;
  return <Share tableName={tableName} column={column} />;
}

/** Errors of a share that was counted in a sample. */
const ERRORS = 4;

/** The share is drawn by itself. What else is in a row may leave the column empty as well, or fill it: then the counted share is given. */
function Share({ tableName, column }: { tableName: string; column: BlueprintColumn }) {
  const draft = useDraftStore();
  const plotted = usePlotted(tableName, column).data;
  const before = column.nullRate ?? 0;
  const counted = plotted && plotted.sampled > 0 ? plotted.nulls / plotted.sampled : before;
  const error = ERRORS * Math.sqrt(Math.max(before * (1 - before), 0.01) / Math.max(1, plotted?.sampled ?? 1));
  return (
    <section className={`stack gap-4 border-above pad-4-5 ${styles.section}`}>
      <ShareField
        label="Null"
        value={before}
        onChange={(share) =>
          editColumn(
            draft,
            tableName,
            column.name,
            `null ${formatShare(before)} → ${formatShare(share)}`,
            (found) => {
              if (share === 0) delete found.nullRate;
              else found.nullRate = share;
            },
            'nullRate',
          )
        }
      />
      {Math.abs(counted - before) > error ? (
        <p className="note">{formatShare(counted)} of the sampled rows are null: other columns decide that as well.</p>
      ) : null}
    </section>
  );
}
