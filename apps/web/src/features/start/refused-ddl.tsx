import { ClientProblem } from '@seedbed/client';
import { filePlaceOf } from '@seedbed/contract';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { excerptAt, rangeOfLine } from './excerpt.ts';
import { isSql } from './is-sql.ts';
import { restoredStatement, skippedStatement, statementAt, withoutStatement } from './statement-at.ts';
import styles from './start.module.css';

const NOT_SQL = new Error(
  'No line of it begins as a statement does. Paste CREATE TABLE statements, open a .sql file or a folder of migrations, or connect to a database.',
);

/** DDL that Postgres rejects: its own message, the file and line, with a link. Other problems use the general note. */
export function RefusedDdl({
  error,
  ddl,
  onLine,
  onSkip,
  onRestore,
  onRetry,
}: {
  error: unknown;
  ddl: string;
  onLine: (line: number) => void;
  /** Retries with this text, in which the rejected statement is a comment. */
  onSkip: (text: string) => void;
  /** Writes this text, in which a skipped statement is back. */
  onRestore: (text: string) => void;
  onRetry: () => void;
}) {
  const line = error instanceof ClientProblem ? Number(error.fact('line')) : Number.NaN;
  const column = error instanceof ClientProblem ? Number(error.fact('column')) : Number.NaN;
  if (!Number.isInteger(line) || line < 1) return <ErrorNote error={error} onRetry={onRetry} />;
  // Schemas in other formats are read too, and have their own messages.
  if (error instanceof ClientProblem && error.message.startsWith('syntax error') && !isSql(ddl)) return <ErrorNote title="This is not SQL" error={NOT_SQL} />;
  const place = filePlaceOf(ddl, line);
  const excerpt = excerptAt(ddl, line, Number.isInteger(column) ? column : null, place ? line - place.line : 0);
  const shown = place?.line ?? line;
  const missing = /^(?:relation|type) "(.+?)" does not exist/.exec(error instanceof ClientProblem ? error.message : '')?.[1];
  const skipped = missing === undefined ? null : skippedStatement(ddl, missing);
  return (
    <ErrorNote error={error}>
      {place ? <p className={`text-mono break-anywhere ${styles.excerptFile}`}>{place.file}</p> : null}
      <pre className={`ink on-surface scroll pad-3 rounded-cell ${styles.excerpt}`} aria-label={`Line ${shown}`}>
        {excerpt}
      </pre>
      {skipped ? <p>You skipped the statement that makes {missing}. Restore it and correct it, or skip what needs it as well.</p> : null}
      <div className="row gap-3 wrap">
        {skipped ? (
          <Button look="primary" onPress={() => onRestore(restoredStatement(ddl, skipped))}>
            Restore {missing}
          </Button>
        ) : null}
        <Button onPress={() => onLine(line)}>Go to line {shown}</Button>
        <Button onPress={() => onSkip(withoutStatement(ddl, statementAt(ddl, placeOf(ddl, line, column))))}>Skip this statement</Button>
      </div>
    </ErrorNote>
  );
}

/** The offset of a line and a column (both from 1) in the text. */
function placeOf(ddl: string, line: number, column: number): number {
  const [from, to] = rangeOfLine(ddl, line);
  return Math.min(to, from + (Number.isInteger(column) ? Math.max(0, column - 1) : 0));
}
