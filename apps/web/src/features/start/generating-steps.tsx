import { Check, Circle, LoaderCircle } from 'lucide-react';
import { formatDuration } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import type { Reading } from './growth.ts';
import { readingSteps, type ReadingStep } from './reading-steps.ts';
import styles from './generating.module.css';

const ICONS = { done: Check, active: LoaderCircle, waiting: Circle } as const;
const STATES = { done: 'done', active: 'in progress', waiting: 'to come' } as const;

/** The progress of reading a schema, step by step with durations. */
export function GeneratingSteps({ reading }: { reading: Reading }) {
  const now = useNow(200);
  return (
    <ol className="stack rigid border-below pad-3-4" aria-label="Steps">
      {readingSteps(reading, 0, now).map((step) => (
        <Step key={step.id} {...step} />
      ))}
    </ol>
  );
}

function Step({ title, state, note, milliseconds }: ReadingStep) {
  const Icon = ICONS[state];
  return (
    <li className={`line gap-3 figures row-high ${styles.step}`} data-state={state} {...(state === 'active' ? { 'aria-current': 'step' as const } : {})}>
      <Icon aria-hidden />
      <span className={`rigid ${styles.stepTitle}`}>{title}</span>
      <span className="visually-hidden">, {STATES[state]}</span>
      <span className="cut fill faint">{note}</span>
      {milliseconds === null ? null : (
        <span className="rigid text-mono faint">{formatDuration(milliseconds < 1_000 ? milliseconds / 1_000 : Math.round(milliseconds / 100) / 10)}</span>
      )}
    </li>
  );
}
