import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge, type Tone } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { Ago } from '../../components/ui/ago.tsx';
import type { ModelEndpoint } from '@seedbed/contract';
import { askAgain } from '../../lib/ask-again.ts';
import { formatCount } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { modelEndpointQuery, removeModelEndpoint, testModelEndpoint } from '../../queries/model.ts';
import { ModelForm } from './model-form.tsx';
import styles from './settings.module.css';

/** The model that the workspace may use. */
export function Model() {
  const found = useQuery(modelEndpointQuery);
  return (
    <section className="stack gap-4 min-width-0" aria-labelledby="model">
      <h2 id="model">Model</h2>
      <p className={`quiet pretty ${styles.said}`}>
        A model that answers questions about a schema: on this machine or elsewhere, with an OpenAI-compatible API. It is called only when somebody presses a
        button that names it. It sees the schema and generated rows, and no row of a database.
      </p>
      {found.isError ? <ErrorNote error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <SkeletonLines count={4} label="Loading the endpoint" /> : null}
      {found.data === undefined ? null : (
        <>
          {found.data ? <Endpoint endpoint={found.data} /> : null}
          <ModelForm key={found.data ? `${found.data.url} ${found.data.model} ${found.data.hasKey}` : ''} before={found.data} />
        </>
      )}
    </section>
  );
}

const TONES: Readonly<Record<ModelEndpoint['state'], Tone>> = { untested: 'neutral', ok: 'good', failing: 'bad' };

function Endpoint({ endpoint: { url, model, state, message, testedAt } }: { endpoint: ModelEndpoint }) {
  const queries = useQueryClient();
  const test = useMutation({
    mutationFn: testModelEndpoint,
    onSuccess: ({ endpoint }) => queries.setQueryData(modelEndpointQuery.queryKey, endpoint),
  });
  const remove = useMutation({
    mutationFn: removeModelEndpoint,
    onSuccess: () => {
      notify('The endpoint and its key are removed');
      void askAgain(queries, ['model']);
    },
  });
  const { sent, received } = test.data ?? {};
  return (
    <div className={`stack gap-4 min-width-0 on-surface rounded pad-5 ${styles.told}`}>
      <div className="stack min-width-0 break-anywhere">
        <span className="line gap-3 wrap semibold">
          {model} <Badge tone={TONES[state]}>{state}</Badge>
        </span>
        <span className="note break-anywhere">{url}</span>
        {message === null ? null : (
          <span role="status" className={state === 'failing' ? styles.fault : 'note break-anywhere'}>
            {message}
          </span>
        )}
        {testedAt === null ? null : (
          <span className="note break-anywhere">
            tested <Ago at={testedAt} />
            {typeof sent === 'number' && typeof received === 'number' ? ` · ${formatCount(sent)} tokens sent, ${formatCount(received)} received` : ''}
          </span>
        )}
      </div>
      <div className="row gap-3">
        <Button isPending={test.isPending} onPress={() => test.mutate()}>
          {test.isPending ? 'Testing…' : 'Test'}
        </Button>
        <Button look="quiet" isPending={remove.isPending} onPress={() => remove.mutate()}>
          Remove
        </Button>
      </div>
      {test.isError ? <ErrorNote error={test.error} /> : null}
      {remove.isError ? <ErrorNote error={remove.error} /> : null}
    </div>
  );
}
