import { useCallback, useState } from 'react';
import type { Engine } from '../../engine/engine-store.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { LinkedLevel, type Go, type LinkedCell } from './linked-level.tsx';
import styles from './linked.module.css';
import { useLinkedPath } from './use-linked-path.ts';

type LinkedTablesProps = {
  engine: Engine;
  table: string;
  /** The picked row, from 0. */
  row: number;
  /** Whether it was opened by a key: the keys go on here. */
  takesFocus: boolean;
  looking: number | null;
  onLooking: (level: number) => void;
  onLook: (cell: LinkedCell | null) => void;
  onInspect: () => void;
  onGo: Go;
  onClose: () => void;
};

/** Next to a table: the rows that reference its selected row, followed by the rows that reference them. */
export function LinkedTables({ table, row, takesFocus, ...level }: LinkedTablesProps) {
  const datasetId = useDraft((state) => state.datasetId);
  const [path, setPath] = useLinkedPath(`${datasetId}/${table}`);
  // Stored with the row: if somebody moves to another row before the rows load, the grid keeps the focus.
  const [focusing, setFocusing] = useState(takesFocus ? { level: 0, row } : null);
  const focus = useCallback((level: number | null) => setFocusing(level === null ? null : { level, row }), [row]);
  return (
    <div className={`stack min-width-0 min-height-0 ${styles.linked}`} role="group" aria-label="Linked tables">
      <LinkedLevel
        {...level}
        level={0}
        parent={table}
        row={row}
        path={path}
        onPath={setPath}
        focusing={focusing?.row === row ? focusing.level : null}
        onFocus={focus}
      />
    </div>
  );
}
