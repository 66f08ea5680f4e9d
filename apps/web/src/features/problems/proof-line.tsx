import { Ago } from '../../components/ui/ago.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMay } from '../../queries/me.ts';
import { useTrial } from './trial-context.tsx';
import { useProofMark } from './use-proof-mark.ts';
import styles from './proof-line.module.css';

/** Before rows leave: whether Postgres has tried them, in a sentence, and the way to have it try them now. */
export function ProofLine() {
  const mark = useProofMark();
  const may = useMay('write');
  const [, control] = useTrial();
  if (!mark) return null;
  const { state, short, more, why, at, next } = mark;
  const open = state === 'changed' || state === 'failed' || state === 'unproved';
  return (
    <div className={styles.line} data-state={state} role="status">
      <p>
        <strong>{`${short[0]!.toUpperCase()}${short.slice(1)}`}</strong>
        {state === 'proved' && at ? (
          <>
            {' '}
            <Ago at={at} />
          </>
        ) : null}
        {state === 'proving' ? ` ${more}` : ''}. {why}
        {open ? ' During a load, the target checks these constraints itself.' : ''}
      </p>
      {open && may ? <Button onPress={() => void control.run(next.run)}>{state === 'unproved' ? 'Prove' : 'Prove again'}</Button> : null}
      {state === 'proving' ? <Button onPress={() => control.cancel()}>Stop the proof</Button> : null}
    </div>
  );
}
