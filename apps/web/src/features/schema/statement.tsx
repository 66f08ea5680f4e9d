import styles from './schema.module.css';

/** What will be run, for who wants to see it. */
export function Statement({ sql }: { sql: string }) {
  return (
    <details className={styles.statement}>
      <summary>As SQL</summary>
      <pre>{sql}</pre>
    </details>
  );
}
