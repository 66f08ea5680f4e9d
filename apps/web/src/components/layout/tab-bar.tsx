import type { ReactNode } from 'react';
import { useHiddenEnds } from '../../lib/use-hidden-ends.ts';
import { useRoving } from '../../lib/use-roving.ts';
import styles from './layout.module.css';

/**
 * A row of links to screens. If it is wider than its container it scrolls, and a fade with an arrow shows the side with
 * more links.
 */
export function TabBar({ label, className = '', children }: { label: string; className?: string; children: ReactNode }) {
  const roving = useRoving<HTMLElement>('a');
  useHiddenEnds(roving.ref);
  return (
    <div className={`${styles.tabBar} ${className}`}>
      <nav {...roving} className={`gap-1 full-height ${styles.nav}`} aria-label={label}>
        {children}
      </nav>
    </div>
  );
}
