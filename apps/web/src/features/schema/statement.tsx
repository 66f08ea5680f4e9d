import styles from './schema.module.css';

/** The statement to be run, collapsed. */
export function Statement({ sql }: { sql: string }) {
  return (
    <details className={styles.statement}>
      <summary className="quiet">As SQL</summary>
      <pre>{sql}</pre>
    </details>
  );
}
