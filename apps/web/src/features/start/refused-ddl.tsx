import { ClientProblem } from '@seedbed/client';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { excerptAt } from './excerpt.ts';
import styles from './start.module.css';

/** DDL that Postgres refuses: its own words, the line, and the way there. Other problems as everywhere. */
export function RefusedDdl({ error, ddl, onLine, onRetry }: { error: unknown; ddl: string; onLine: (line: number) => void; onRetry: () => void }) {
  const line = error instanceof ClientProblem ? Number(error.fact('line')) : Number.NaN;
  const column = error instanceof ClientProblem ? Number(error.fact('column')) : Number.NaN;
  if (!Number.isInteger(line) || line < 1) return <ErrorNote error={error} onRetry={onRetry} />;
  const excerpt = excerptAt(ddl, line, Number.isInteger(column) ? column : null);
  return (
    <ErrorNote error={error}>
      <pre className={styles.excerpt} aria-label={`Line ${line}`}>
        {excerpt}
      </pre>
      <div>
        <Button onPress={() => onLine(line)}>Go to line {line}</Button>
      </div>
    </ErrorNote>
  );
}
