import { Link } from '@tanstack/react-router';
import { Ago } from '../../components/ui/ago.tsx';
import { Button } from '../../components/ui/button.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { formatCount } from '../../lib/format.ts';
import { useMay } from '../../queries/me.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { RefusedTables } from './refused-tables.tsx';
import { useTrial } from './trial-context.tsx';
import { useProofMark } from './use-proof-mark.ts';
import styles from './proof-line.module.css';

/** Whether Postgres has tried the rows, in a sentence, and which it rejected. `acts`: with a button that proves them. */
export function ProofLine({ acts = false }: { acts?: boolean }) {
  const id = useDraft((state) => state.datasetId);
  const mark = useProofMark();
  const may = useMay('write');
  const [trial, control] = useTrial();
  if (!mark) return null;
  const { state, short, more, why, at, next, refusedLoad } = mark;
  const open = state === 'changed' || state === 'failed' || state === 'unproved';
  const error = trial.phase === 'rest' && trial.error ? describeError(trial.error) : null;
  return (
    <div className={`line wrap apart quiet border rounded pad-3-4 ${styles.line}`} data-state={state} role="status">
      <p>
        <strong className="ink">{`${short[0]!.toUpperCase()}${short.slice(1)}`}</strong>
        {state === 'proved' && at ? (
          <>
            {' '}
            <Ago at={at} />
          </>
        ) : null}
        {state === 'proving' && more ? ` ${more}` : ''}. {why}
        {state === 'failed' && error ? ` ${error.title}: ${error.detail}` : ''}
        {open && !acts ? ' During a load, the target checks these constraints itself.' : ''}
      </p>
      {open && acts && may ? <Button onPress={() => void control.run(next.run)}>{next.label}</Button> : null}
      {state === 'proving' ? <Button onPress={() => control.cancel()}>Stop the proof</Button> : null}
      {state === 'load-refused' ? (
        <div className="line gap-4">
          {refusedLoad?.table && refusedLoad.row ? (
            <Link to="/datasets/$id" params={{ id }} search={{ t: refusedLoad.table, r: refusedLoad.row }}>
              Show row {formatCount(refusedLoad.row)}
            </Link>
          ) : null}
          {refusedLoad ? (
            <Link to="/runs/$runId" params={{ runId: refusedLoad.run }}>
              Show the run
            </Link>
          ) : null}
        </div>
      ) : null}
      {state === 'refused' ? (
        <>
          <RefusedTables id={id} />
          <div className="line gap-4">
            {may ? (
              <Button look="primary" onPress={() => void control.run({ repair: 'asked' })}>
                Fix refused rows
              </Button>
            ) : null}
            <Link to="/datasets/$id/problems" params={{ id }}>
              Show problems
            </Link>
          </div>
        </>
      ) : null}
    </div>
  );
}
