import type { ConnectionTest } from '@seedbed/contract';
import { Check, X } from 'lucide-react';
import styles from './connections.module.css';

/** What a test went through, in order: the last one that failed says what to mend. */
export function TestSteps({ steps }: { steps: ConnectionTest['steps'] }) {
  return (
    <ol className={styles.steps} aria-label="Steps of the test">
      {steps.map((step) => (
        <li key={step.name} data-ok={step.ok}>
          {step.ok ? <Check aria-label="ok" /> : <X aria-label="failed" />}
          <strong>{step.name}</strong> {step.message}
        </li>
      ))}
    </ol>
  );
}
