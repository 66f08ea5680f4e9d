import { X } from 'lucide-react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { IconButton } from '../../components/ui/button.tsx';
import { formatAgo, formatDuration, formatMany } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { withName, without, wordsOf, type PastQuery } from './run-history.ts';
import type { RunHistory } from './use-run-history.ts';
import styles from './sql.module.css';

/** Queries that were saved, and those that were run; a press runs one again. */
export function SqlHistory({ history, onRun }: { history: RunHistory; onRun: (sql: string) => void }) {
  const now = useNow();
  const saved = history.past.filter(({ name }) => name !== undefined).toSorted((a, b) => (a.name! < b.name! ? -1 : 1));
  const ran = history.past.filter(({ name }) => name === undefined);
  if (history.past.length === 0) return <p className="faint pretty pad-4">Queries that you run or save are listed here, in this browser only.</p>;
  const items = [...saved, ...ran];
  return (
    <GridList aria-label="Queries" className={`min-height-0 scroll grow no-ring ${styles.tree}`} onAction={(key) => onRun(String(key))}>
      {items.map((one) => (
        <GridListItem
          key={one.sql}
          id={one.sql}
          textValue={one.name ?? wordsOf(one.sql)}
          className={`gap-2 pointer line no-ring rounded-4px lights ring-inside ${styles.past}`}
        >
          <span className="fill stack">
            <span className={one.name === undefined ? `text-mono ${styles.pastSql}` : styles.pastName}>{one.name ?? wordsOf(one.sql)}</span>
            <span className={`text-small figures faint ${styles.pastNote}`}>{noteOf(one, now)}</span>
          </span>
          <span className={`clip rigid ${styles.peek}`}>
            <IconButton
              label={one.name === undefined ? `Forget ${wordsOf(one.sql)}` : `Do not keep ${one.name}`}
              onPress={() => history.change((past) => (one.name === undefined ? without(past, one.sql) : withName(past, one.sql, null)))}
            >
              <X aria-hidden />
            </IconButton>
          </span>
        </GridListItem>
      ))}
    </GridList>
  );
}

/** `100 rows · 12 ms · 5 min. ago`. */
function noteOf({ name, at, rows, milliseconds }: PastQuery, now: number): string {
  const answer = rows === null ? (name === undefined ? ['failed'] : []) : [formatMany(rows, 'row'), formatDuration((milliseconds ?? 0) / 1000)];
  return [...(name === undefined ? [] : ['Saved']), ...answer, formatAgo(new Date(at).toISOString(), now)].join(' · ');
}
