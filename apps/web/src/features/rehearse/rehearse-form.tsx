import type { Rehearsal } from '@seedbed/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { FindingList } from './finding-list.tsx';
import { STEP_WORDS } from './finding-words.ts';
import { rehearse, type RehearsalStep } from './rehearse.ts';
import { SqlArea } from './sql-area.tsx';

type State =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly step: RehearsalStep; readonly stop: () => void }
  | { readonly phase: 'done'; readonly rehearsal: Rehearsal }
  | { readonly phase: 'failed'; readonly error: unknown };

/** A migration, the schema before it if it is not that of a dataset, and what was found. */
export function RehearseForm({ datasetId }: { datasetId: string | undefined }) {
  const [ddl, setDdl] = useState('');
  const [migration, setMigration] = useState('');
  const [isApart, setApart] = useState(false);
  const [state, setState] = useState<State>({ phase: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isRunning = state.phase === 'running';
  const isReady = migration.trim() !== '' && (datasetId !== undefined || ddl.trim() !== '');
  const run = async () => {
    if (!isReady || isRunning) return;
    const control = new AbortController();
    running.current = control;
    const stop = () => {
      control.abort();
      setState({ phase: 'idle' });
    };
    setState({ phase: 'running', step: 'reads', stop });
    const body = { ...(datasetId === undefined ? { ddl } : { datasetId }), migration, ...(isApart ? { transaction: 'none' as const } : {}) };
    try {
      const rehearsal = await rehearse(body, (step) => !control.signal.aborted && setState({ phase: 'running', step, stop }), control.signal);
      if (!control.signal.aborted) setState({ phase: 'done', rehearsal });
    } catch (error) {
      if (!control.signal.aborted) setState({ phase: 'failed', error });
    }
  };
  return (
    <>
      <div className="stack gap-5">
        {datasetId === undefined ? (
          <SqlArea
            label="Schema before the migration"
            placeholder="Paste CREATE TABLE …, or drop .sql files"
            text={ddl}
            onChange={setDdl}
            onSubmit={() => void run()}
          />
        ) : null}
        <SqlArea
          label="Migration"
          placeholder="Paste ALTER TABLE …, or drop .sql files: they run in the order of their names"
          text={migration}
          onChange={setMigration}
          onSubmit={() => void run()}
        />
        <div className="line gap-4 wrap">
          <Button look="primary" isDisabled={!isReady || isRunning} onPress={() => void run()}>
            Run
          </Button>
          {isRunning ? (
            <>
              <Button onPress={state.stop}>Cancel</Button>
              <span className="quiet" role="status">
                {STEP_WORDS[state.step]}
              </span>
            </>
          ) : (
            <Switch isSelected={isApart} onChange={setApart}>
              Each statement in its own transaction
            </Switch>
          )}
        </div>
      </div>
      {state.phase === 'failed' ? <ErrorNote error={state.error} onRetry={() => void run()} /> : null}
      {state.phase === 'done' ? <FindingList rehearsal={state.rehearsal} /> : null}
      {state.phase === 'idle' ? (
        <EmptyState title="Nothing rehearsed yet">
          The migration runs over rows that your tests do not have, such as NULLs, duplicates and very long texts. Your databases are not touched.
        </EmptyState>
      ) : null}
    </>
  );
}
