import { TEST_STEPS, type ConnectionTest } from '@seedbed/contract';
import { StateMark } from '../../../components/ui/state-mark.tsx';
import styles from './connections.module.css';

type Step = ConnectionTest['steps'][number];

const WORDS: Readonly<Record<Step['name'], string>> = {
  resolve: 'Name',
  connect: 'Connection',
  tls: 'TLS',
  'sign in': 'Sign-in',
  rights: 'Role',
  version: 'Version',
  standby: 'Standby',
};

/** The steps of a test, in order: the last failed one shows what to fix. During the test, the current step. */
export function TestSteps({ steps, goesOn = false }: { steps: readonly Step[]; goesOn?: boolean }) {
  const next = goesOn ? TEST_STEPS[steps.length] : undefined;
  return (
    <ol className={`stack gap-2 ${styles.steps}`} aria-label="Steps of the test" aria-busy={goesOn}>
      {steps.map((step) => (
        <li key={step.name} data-ok={step.ok}>
          <StateMark state={step.ok ? 'done' : 'failed'} label={step.ok ? 'ok' : 'failed'} atLine />
          <strong>{WORDS[step.name]}</strong> <span>{step.message}</span>
        </li>
      ))}
      {next ? (
        <li data-ok="soon">
          <StateMark state="running" label="at it" atLine />
          <strong>{WORDS[next]}</strong> <span>…</span>
        </li>
      ) : null}
    </ol>
  );
}
