import { Button } from '../../components/ui/button.tsx';
import { useNow } from '../../lib/use-now.ts';
import { countTables } from './count-tables.ts';
import type { Reading } from './growth.ts';
import { readingWords } from './reading-steps.ts';
import styles from './start.module.css';

/** The schema being read, the progress, the elapsed time, and a cancel button. */
export function Generating({ reading, ddl, onCancel }: { reading: Reading; ddl: string | null; onCancel: () => void }) {
  const now = useNow(1_000);
  return <Busy words={readingWords(reading, ddl === null ? 0 : countTables(ddl), now)} onCancel={onCancel} />;
}

/** The current action, with a cancel button. */
export function Busy({ words, onCancel }: { words: string; onCancel: () => void }) {
  return (
    <p className={`line gap-3 min-width-0 figures quiet ${styles.generating}`} role="status">
      <span className="cut">{words}</span>
      <Button onPress={onCancel}>Cancel</Button>
    </p>
  );
}
