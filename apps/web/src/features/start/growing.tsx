import { useMemo } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { formatMany } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from './start.module.css';

/** What is being read, how long it takes already, and the way back. */
export function Growing({ since, ddl, onCancel }: { since: number; ddl: string | null; onCancel: () => void }) {
  const tables = useMemo(() => (ddl === null ? 0 : countTables(ddl)), [ddl]);
  const seconds = Math.max(0, Math.floor((useNow(1_000) - since) / 1_000));
  return (
    <p className={styles.growing} role="status">
      <span>
        Reading {tables > 0 ? formatMany(tables, 'table') : 'the schema'}
        {seconds > 0 ? ` · ${seconds} s` : ''}
      </span>
      <Button look="quiet" onPress={onCancel}>
        Cancel
      </Button>
    </p>
  );
}

/** How many tables a text makes, as far as can be told without reading it as SQL. */
export function countTables(ddl: string): number {
  return ddl.match(/^\s*create\s+(?:(?:global|local|temp|temporary|unlogged)\s+)*table\b/gim)?.length ?? 0;
}
