import { Button } from '../../components/ui/button.tsx';
import { useNow } from '../../lib/use-now.ts';
import type { Reading } from './growth.ts';
import { countTables } from './count-tables.ts';
import { readingWords } from './reading-steps.ts';
import styles from './start.module.css';

/** What is being read, how far it is, how long it takes already, and the way back. */
export function Generating({ reading, ddl, onCancel }: { reading: Reading; ddl: string | null; onCancel: () => void }) {
  const now = useNow(1_000);
  return (
    <p className={styles.generating} role="status">
      <span>{readingWords(reading, ddl === null ? 0 : countTables(ddl), now)}</span>
      <Button onPress={onCancel}>Cancel</Button>
    </p>
  );
}
