import type { ReactNode } from 'react';
import styles from './notes.module.css';

/** One sentence and one action. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={`stack gap-3 center ${styles.empty}`}>
      <svg className={styles.sprout} viewBox="0 0 48 48" aria-hidden>
        <path d="M24 42V22M24 27c0-6-4-10-11-10 0 7 4 10 11 10Zm0-5c0-6 4-11 11-11 0 7-4 11-11 11Z" />
        <path d="M8 42h32" />
      </svg>
      <h2 className="text-pane">{title}</h2>
      {children ? <p className={`quiet pretty ${styles.emptyText}`}>{children}</p> : null}
      {action ? <div className={`row gap-3 ${styles.emptyAction}`}>{action}</div> : null}
    </div>
  );
}
