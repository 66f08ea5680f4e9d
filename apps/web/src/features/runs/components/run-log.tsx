import type { LogLine } from '../use-run-events.ts';
import styles from './runs.module.css';

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** The log of the run. */
export function RunLog({ lines }: { lines: readonly LogLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={`stack gap-3 ${styles.log}`} aria-label="Log">
      <h2>Log</h2>
      <ol tabIndex={0} aria-label="Lines of the log">
        {lines.map((line, i) => (
          <li key={`${line.id} ${i}`} data-level={line.level}>
            <time className="rigid faint" dateTime={line.at}>
              {TIME.format(Date.parse(line.at))}
            </time>
            <span>{line.message}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
