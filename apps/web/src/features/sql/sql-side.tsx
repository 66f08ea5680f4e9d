import { useState } from 'react';
import { Segmented } from '../../components/ui/segmented.tsx';
import { SqlHistory } from './sql-history.tsx';
import { SqlTables } from './sql-tables.tsx';
import type { RunHistory } from './use-run-history.ts';
import styles from './sql.module.css';

const PARTS = [
  { id: 'tables', label: 'Tables' },
  { id: 'queries', label: 'Queries' },
] as const;

/** Inputs for a query: the tables, and earlier queries. */
export function SqlSide({ history, ...tables }: { history: RunHistory; onInsert: (name: string, whole: string) => void; onRun: (sql: string) => void }) {
  const [part, setPart] = useState<(typeof PARTS)[number]['id']>('tables');
  return (
    <>
      <div className={styles.sideHead}>
        <Segmented label="Beside the query" options={PARTS} value={part} onChange={setPart} />
      </div>
      {part === 'tables' ? <SqlTables {...tables} /> : <SqlHistory history={history} onRun={tables.onRun} />}
    </>
  );
}
