import type { ReactNode } from 'react';
import styles from './entry-frame.module.css';
import { Logo } from './logo.tsx';
import { usePageTitle } from './page-frame.tsx';

/** A screen before sign-in: one task, and no links to places that need a session. */
export function EntryFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  usePageTitle(title);
  return (
    <main id="main" className={styles.entry}>
      <p className={styles.brand}>
        <Logo /> Seedbed
      </p>
      <div className={styles.card}>
        <header>
          <h1>{title}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </header>
        {children}
      </div>
    </main>
  );
}
