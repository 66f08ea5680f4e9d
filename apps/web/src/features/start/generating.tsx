import { Button } from '../../components/ui/button.tsx';
import { formatCount, formatMany } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import type { Reading } from './growth.ts';
import { countTables } from './count-tables.ts';
import styles from './start.module.css';

/** What is being read, how far it is, how long it takes already, and the way back. */
export function Generating({ reading, ddl, onCancel }: { reading: Reading; ddl: string | null; onCancel: () => void }) {
  const now = useNow(1_000);
  return (
    <p className={styles.generating} role="status">
      <span>{readingWords(reading, ddl, now)}</span>
      <Button look="quiet" onPress={onCancel}>
        Cancel
      </Button>
    </p>
  );
}

/** “Reading 37 of 137 tables · 3 s”, “Choosing values for 137 tables · 4 s”. */
export function readingWords({ made, total, read, since }: Reading, ddl: string | null, now: number): string {
  const seconds = Math.max(0, Math.floor((now - since) / 1_000));
  const expected = total || (ddl === null ? 0 : countTables(ddl));
  const said = read
    ? `Choosing values for ${formatMany(read.length, 'table')}`
    : made.length > 0
      ? `Reading ${formatCount(made.length)} of ${formatMany(total, 'table')}`
      : `Reading ${expected > 0 ? formatMany(expected, 'table') : 'the schema'}`;
  return seconds > 0 ? `${said} · ${seconds} s` : said;
}
