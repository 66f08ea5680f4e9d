import type { BlueprintColumn } from '@seedbed/contract';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { formatShare } from '../../lib/format.ts';
import { editColumn } from './edit-column.ts';
import { ShareField } from './fields/share-field.tsx';
import styles from './inspector.module.css';

/** Share of NULLs; gives the reason if the column allows none. */
export function NullRate({ tableName, column }: { tableName: string; column: BlueprintColumn }) {
  const draft = useDraftStore();
  if (!column.nullable) return <p className={`faint border-above pad-4-5 ${styles.said}`}>NOT NULL: every row has a value.</p>;
  const before = column.nullRate ?? 0;
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
    </section>
  );
}
