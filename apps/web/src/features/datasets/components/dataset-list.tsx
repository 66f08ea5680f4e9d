import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Dataset } from '@seedbed/contract';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../../lib/notify.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button, IconButton } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { SearchField } from '../../../components/ui/field.tsx';
import { Menu } from '../../../components/ui/menu.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';
import { describeError } from '../../../lib/describe-error.ts';
import { forget } from '../../../lib/local-store.ts';
import { formatMany } from '../../../lib/format.ts';
import { datasetsQuery, deleteDataset } from '../../../queries/datasets.ts';
import styles from './dataset-list.module.css';
import { Ago } from '../../../components/ui/ago.tsx';
import { askAgain } from '../../../lib/ask-again.ts';

/** What was grown before. */
export function DatasetList({ query }: { query: string }) {
  const navigate = useNavigate({ from: '/' });
  const datasets = useQuery(datasetsQuery(query));
  const items = datasets.data?.items ?? [];
  if (datasets.isPending) return <SkeletonLines count={3} label="Loading datasets" />;
  if (datasets.isError) return <ErrorNote error={datasets.error} onRetry={() => void datasets.refetch()} />;
  if (items.length === 0 && query === '') return <p className={styles.none}>Your datasets will stand here.</p>;
  return (
    <section className={styles.section} aria-label="Datasets">
      <header className={styles.head}>
        <h2>Datasets</h2>
        <div className={styles.search}>
          <SearchField label="Search datasets" value={query} onChange={(q) => void navigate({ search: q ? { q } : {}, replace: true, resetScroll: false })} />
        </div>
      </header>
      {items.length === 0 ? <p className={styles.none}>No dataset is called “{query}”.</p> : null}
      <ul className={styles.list}>
        {items.map((dataset) => (
          <DatasetRow key={dataset.id} dataset={dataset} />
        ))}
      </ul>
    </section>
  );
}

function DatasetRow({ dataset }: { dataset: Dataset }) {
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteDataset(dataset.id),
    onSuccess: () => {
      void forget('drafts', dataset.id);
      void askAgain(queries, ['datasets']);
      notify(`${dataset.name} is deleted`);
    },
    onError: (error) => notify(describeError(error).detail, { isError: true }),
  });
  const state = dataset.lastRun?.state;
  return (
    <li className={styles.row}>
      <Link to="/datasets/$id" params={{ id: dataset.id }} className={styles.name}>
        {dataset.name}
      </Link>
      <span className={styles.cell}>{formatMany(dataset.tables, 'table')}</span>
      <span className={styles.cell}>{formatMany(dataset.rows, 'row')}</span>
      <span className={styles.badges}>
        {dataset.proof ? (
          <Badge tone={dataset.proof.ok ? 'good' : 'warn'}>
            {dataset.proof.tablesAccepted}/{dataset.proof.tables} proved
          </Badge>
        ) : null}
        {state ? <Badge tone={state === 'succeeded' ? 'good' : state === 'failed' ? 'bad' : 'info'}>{state === 'succeeded' ? 'loaded' : state}</Badge> : null}
      </span>
      <span className={styles.when}>
        <Ago at={dataset.updatedAt} />
      </span>
      <Menu label={`Actions of ${dataset.name}`} actions={[{ id: 'delete', label: 'Delete…', run: () => setAsking(true) }]}>
        <IconButton label={`Actions of ${dataset.name}`}>
          <Ellipsis aria-hidden />
        </IconButton>
      </Menu>
      <Dialog title={`Delete ${dataset.name}?`} isOpen={asking} onClose={() => setAsking(false)}>
        <p>Its {formatMany(dataset.revision, 'revision')} go with it. Databases that it was loaded into keep their rows.</p>
        <div className={styles.actions}>
          <Button onPress={() => setAsking(false)}>Keep it</Button>
          <Button look="danger" isPending={remove.isPending} onPress={() => remove.mutate()}>
            Delete {dataset.name}
          </Button>
        </div>
      </Dialog>
    </li>
  );
}
