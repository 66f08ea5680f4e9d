import type { ReactNode } from 'react';
import { useHiddenEnds } from '../../lib/use-hidden-ends.ts';
import { useRoving } from '../../lib/use-roving.ts';
import styles from './layout.module.css';

/** A row of links to screens. Where it is wider than its place it scrolls, and a fade with an arrow shows at which end there is more. */
export function TabBar({ label, className = '', children }: { label: string; className?: string; children: ReactNode }) {
  const roving = useRoving<HTMLElement>('a');
  useHiddenEnds(roving.ref);
  return (
    <div className={`${styles.tabBar} ${className}`}>
      <nav {...roving} className={styles.nav} aria-label={label}>
        {children}
      </nav>
    </div>
  );
}
