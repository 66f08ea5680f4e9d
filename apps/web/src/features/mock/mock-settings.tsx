import type { Mock } from '@seedbed/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { notify } from '../../lib/notify.ts';
import { mocksKey } from '../../queries/mocks.ts';
import { deleteMock, requestsKey, resetMock } from './api.ts';
import { DIALECTS, VISIBILITIES } from './dialects.ts';
import { useChangeMock } from './use-change-mock.ts';
import styles from './mock.module.css';

/** What a mock is: each change applies to the next request. Viewers read it. */
export function MockSettings({ mock, mayWrite }: { mock: Mock; mayWrite: boolean }) {
  const queries = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const key = mocksKey(mock.datasetId);
  const change = useChangeMock(mock);
  const reset = useMutation({
    mutationFn: () => resetMock(mock.id),
    onSuccess: () => notify('Everything that was written to the mock API is gone.', { id: 'mock-reset' }),
    onSettled: () => void queries.invalidateQueries({ queryKey: requestsKey(mock.id) }),
  });
  const remove = useMutation({
    mutationFn: () => deleteMock(mock.id),
    onSuccess: () => {
      setDeleting(false);
      queries.setQueryData<Mock[]>(key, (all) => all?.filter((each) => each.id !== mock.id));
    },
  });
  // A change is shown immediately and replaced by the server's answer. On and off are only shown once confirmed.
  const shown = change.isPending ? { ...mock, ...change.variables } : mock;
  const error = change.error ?? reset.error;
  return (
    <>
      <div className={`row at-end wrap ${styles.settings}`}>
        <span className="line gap-3">
          <Switch
            isSelected={mock.on}
            isDisabled={!mayWrite || (change.isPending && change.variables.on !== undefined)}
            onChange={(on) => change.mutate({ on })}
          >
            Answers requests
          </Switch>
        </span>
        <Select label="Dialect" options={DIALECTS} value={shown.dialect} isDisabled={!mayWrite} onChange={(dialect) => change.mutate({ dialect })} />
        <Select
          label="Who can call it"
          options={VISIBILITIES}
          value={shown.visibility}
          isDisabled={!mayWrite}
          onChange={(visibility) => change.mutate({ visibility })}
        />
        <Checkbox isSelected={shown.readOnly} isDisabled={!mayWrite} onChange={(readOnly) => change.mutate({ readOnly })}>
          Read-only
        </Checkbox>
        {mayWrite ? (
          <span className={`line gap-3 ${styles.acts}`}>
            <Button onPress={() => reset.mutate()} isPending={reset.isPending}>
              Undo all writes
            </Button>
            <Button look="quiet" onPress={() => setDeleting(true)}>
              Delete…
            </Button>
          </span>
        ) : null}
      </div>
      {error ? <ErrorNote error={error} /> : null}
      <Dialog title="Delete this mock API?" isOpen={isDeleting} onClose={() => setDeleting(false)}>
        <div className="grid gap-5">
          <p>Its address stops working, and everything that was written to it is lost. The dataset stays.</p>
          {remove.isError ? <ErrorNote error={remove.error} /> : null}
          <div className={`row gap-3 ${styles.confirmActs}`}>
            <Button onPress={() => setDeleting(false)}>Keep it</Button>
            <Button look="danger" onPress={() => remove.mutate()} isPending={remove.isPending}>
              Delete mock API
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
