import { useState } from 'react';
import type { Engine } from '../../engine/engine-store.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { LinkedLevel, type Go } from './linked-level.tsx';
import styles from './linked.module.css';
import { useLinkedPath } from './use-linked-path.ts';

type LinkedTablesProps = {
  engine: Engine;
  table: string;
  /** The picked row, from 0. */
  row: number;
  /** Whether it was opened by a key: the keys go on here. */
  takesFocus: boolean;
  onGo: Go;
  onClose: () => void;
};

/** Beside a table: the rows that refer to its picked row, and beside or below these the rows that refer to them. */
export function LinkedTables({ engine, table, row, takesFocus, onGo, onClose }: LinkedTablesProps) {
  const datasetId = useDraft((state) => state.datasetId);
  const [path, setPath] = useLinkedPath(`${datasetId}/${table}`);
  const [focusing, setFocusing] = useState(takesFocus ? 0 : null);
  return (
    <div className={styles.linked} role="group" aria-label="Linked tables">
      <LinkedLevel
        engine={engine}
        level={0}
        parent={table}
        row={row}
        path={path}
        onPath={setPath}
        focusing={focusing}
        onFocus={setFocusing}
        onGo={onGo}
        onClose={onClose}
      />
    </div>
  );
}
