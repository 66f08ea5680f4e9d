import type { Mock } from '@seedbed/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import layout from '../../components/layout/layout.module.css';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { Select } from '../../components/ui/select.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { useOnce } from '../../lib/use-once.ts';
import { useMay } from '../../queries/me.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { mocksKey, mocksQuery } from '../../queries/mocks.ts';
import { createMock } from './api.ts';
import { MockPanel } from './mock-panel.tsx';

/** Mock APIs of the dataset: usually one, created by a click. */
export function MockApis() {
  const datasetId = useDraft((state) => state.datasetId);
  const hasTables = useDraft((state) => state.blueprint.tables.length > 0);
  const may = useMay('write');
  const queries = useQueryClient();
  const mocks = useQuery(mocksQuery(datasetId));
  const [chosen, setChosen] = useState<string | null>(null);
  const making = useMutation({
    mutationFn: () => createMock(datasetId),
    onSuccess: (made) => {
      queries.setQueryData<Mock[]>(mocksKey(datasetId), (all) => [made, ...(all ?? [])]);
      setChosen(made.id);
    },
  });
  const make = useOnce(() => making.mutate());
  const create = (look: 'primary' | 'plain') => (
    <Button look={look} onPress={make} isPending={making.isPending}>
      {making.isPending ? 'Creating…' : look === 'primary' ? 'Create mock API' : 'New mock API'}
    </Button>
  );
  const failed = making.isError ? <ErrorNote error={making.error} /> : null;
  const head = (actions?: ReactNode) => (
    <div className={`gap-5 apart ${layout.pageHead}`}>
      <h1>Mock API</h1>
      {actions ? <div className={`gap-3 rigid ${layout.pageActions} center wrap`}>{actions}</div> : null}
    </div>
  );
  if (!mocks.data)
    return (
      <>
        {head()}
        {mocks.isError ? <ErrorNote error={mocks.error} onRetry={() => void mocks.refetch()} /> : <SkeletonLines count={8} label="Loading mock APIs" />}
      </>
    );
  if (mocks.data.length === 0)
    return (
      <>
        {head()}
        {failed}
        <EmptyState title="Serve this dataset as a REST API" action={may && hasTables ? create('primary') : undefined}>
          {!hasTables
            ? 'Add a table first. Its rows can then be read and written by any HTTP client.'
            : may
              ? 'Front ends, tests and demos read and write its rows at an address of its own. Nothing they write changes the dataset.'
              : 'There is no mock API yet. Editors and owners can create one.'}
        </EmptyState>
      </>
    );
  const mock = mocks.data.find(({ id }) => id === chosen) ?? mocks.data[0]!;
  const others = mocks.data.length > 1 ? <Select label="Mock API" hideLabel options={mocks.data.map(optionOf)} value={mock.id} onChange={setChosen} /> : null;
  return (
    <>
      {head(
        others || may ? (
          <>
            {others}
            {may ? create('plain') : null}
          </>
        ) : undefined,
      )}
      {failed}
      <MockPanel key={mock.id} mock={mock} />
    </>
  );
}

/** Names may repeat: the end of the address distinguishes them. */
function optionOf({ id, name, path, on }: Mock) {
  return { id, label: `${name} · …${path.slice(-4)}`, note: on ? 'On' : 'Off' };
}
