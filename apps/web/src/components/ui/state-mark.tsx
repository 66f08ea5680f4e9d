import { Check, CircleDashed, LoaderCircle, Undo2, X } from 'lucide-react';
import styles from './state-mark.module.css';

const MARKS = { done: Check, failed: X, stopped: X, running: LoaderCircle, waiting: CircleDashed, undone: Undo2 } as const;

/**
 * How far one of several steps is. Without a label its words say it.
 * @param atLine the mark is beside text of several lines, at the first of them
 */
export function StateMark({ state, label, atLine = false }: { state: keyof typeof MARKS; label?: string; atLine?: boolean }) {
  const Mark = MARKS[state];
  return (
    <Mark
      className={`rigid ${styles.mark}`}
      data-state={state}
      data-line={atLine || undefined}
      size={15}
      {...(label ? { 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
