import type { ReactNode } from 'react';
import styles from './notes.module.css';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info';

/** A short state, in words; its colour only repeats it. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${styles.badge} ${tone === 'neutral' ? '' : styles[tone]}`}>{children}</span>;
}
