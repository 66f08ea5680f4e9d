import type { ReactNode } from 'react';
import styles from './notes.module.css';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info';

/** A short state, in words; its colour only repeats it. */
export function Badge({ tone = 'neutral', title, children }: { tone?: Tone; /** Its meaning, as a tooltip. */ title?: string; children: ReactNode }) {
  return (
    <span title={title} className={`${styles.badge} ${tone === 'neutral' ? '' : styles[tone]}`}>
      {children}
    </span>
  );
}
