import type { Connection, Run } from '@seedbed/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../../lib/notify.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { describeError } from '../../../lib/describe-error.ts';
import { useMay } from '../../../queries/me.ts';
import { deleteConnection } from '../../../queries/connections.ts';
import { useTest } from '../use-test.ts';
import { LastUse } from './last-use.tsx';
import { EditConnection } from './edit-connection.tsx';
import { TestSteps } from './test-steps.tsx';
import styles from './connections.module.css';
import { Ago } from '../../../components/ui/ago.tsx';
import { askAgain } from '../../../lib/ask-again.ts';

const STATES: Readonly<Record<Connection['state'], string>> = { untested: 'Not tested', ok: 'Answers', failing: 'Fails' };

type ConnectionRowProps = {
  connection: Connection;
  /** The newest runs, and whether they are all; null until they are known. */
  runs: { readonly items: readonly Run[]; readonly isWhole: boolean } | null;
};

/** One connection: its target, its state, its last load, and a test that shows each step. */
export function ConnectionRow({ connection, runs }: ConnectionRowProps) {
  const queries = useQueryClient();
  const may = useMay('connections');
  const [asking, setAsking] = useState(false);
  const [editing, setEditing] = useState(false);
  const refresh = () => void askAgain(queries, ['connections']);
  const { run: test, steps } = useTest();
  const remove = useMutation({
    mutationFn: () => deleteConnection(connection.id),
    onSuccess: () => {
      setAsking(false);
      notify(`${connection.name} is deleted`);
      refresh();
    },
    onError: (error) => notify(describeError(error).detail, { isError: true }),
  });
  return (
    <li className="stack gap-3 border-below pad-3">
      <div className={`grid gap-4 center ${styles.row}`}>
        <span className="min-width-0">
          <strong className="ellipsis block clip semibold">{connection.name}</strong>
          {runs ? <LastUse connection={connection} runs={runs.items} isWhole={runs.isWhole} /> : null}
        </span>
        <code className={`clip quiet ellipsis ${styles.where}`}>
          {connection.user}@{connection.host}:{connection.port}/{connection.database}
        </code>
        <span className={`note line gap-3 nowrap ${styles.state}`}>
          <Badge tone={connection.state === 'ok' ? 'good' : connection.state === 'failing' ? 'bad' : 'neutral'}>{STATES[connection.state]}</Badge>
          {connection.serverVersion ? <span>PG {connection.serverVersion}</span> : null}
          {connection.testedAt ? (
            <span>
              <Ago at={connection.testedAt} />
            </span>
          ) : null}
        </span>
        <span className="row gap-2">
          <Button isPending={test.isPending} onPress={() => test.mutate(connection.id, { onSettled: refresh })}>
            {test.isPending ? 'Testing…' : 'Test'}
          </Button>
          {may ? (
            <>
              <Button look="quiet" onPress={() => setEditing(true)} aria-label={`Edit ${connection.name}`}>
                Edit
              </Button>
              <Button look="quiet" onPress={() => setAsking(true)}>
                Remove
              </Button>
            </>
          ) : null}
        </span>
      </div>
      {test.isPending || test.data ? (
        <TestSteps steps={steps} goesOn={test.isPending} />
      ) : connection.state === 'failing' && connection.message ? (
        <p className="fault">{connection.message}</p>
      ) : null}
      {test.isError ? <ErrorNote error={test.error} /> : null}
      <EditConnection key={`${connection.name} ${editing}`} connection={connection} isOpen={editing} onClose={() => setEditing(false)} />
      <Dialog title={`Forget ${connection.name}?`} isOpen={asking} onClose={() => setAsking(false)}>
        <p>Seedbed deletes its address and password. The database itself is not touched.</p>
        <div className="row gap-3 to-end">
          <Button onPress={() => setAsking(false)}>Keep it</Button>
          <Button look="danger" isPending={remove.isPending} onPress={() => remove.mutate()}>
            Forget {connection.name}
          </Button>
        </div>
      </Dialog>
    </li>
  );
}
