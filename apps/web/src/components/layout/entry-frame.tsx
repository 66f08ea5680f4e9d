import type { ReactNode } from 'react';
import styles from './entry-frame.module.css';
import { Logo } from './logo.tsx';
import { usePageTitle } from './page-frame.tsx';

/** A screen before sign-in: one task, and no links to places that need a session. */
export function EntryFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  usePageTitle(title);
  return (
    <main id="main" className={`stack gap-6 full-width grow ${styles.entry}`}>
      <p className={`line gap-3 ${styles.brand}`}>
        <Logo /> Seedbed
      </p>
      <div className={`stack card gap-6 ${styles.card}`}>
        <header>
          <h1>{title}</h1>
          {lead ? <p className={`quiet break-anywhere pretty ${styles.lead}`}>{lead}</p> : null}
        </header>
        {children}
      </div>
    </main>
  );
}
