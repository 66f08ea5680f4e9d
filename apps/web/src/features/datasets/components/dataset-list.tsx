import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Dataset } from '@seedbed/contract';
import { Ellipsis } from 'lucide-react';
import { Ago } from '../../../components/ui/ago.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { IconButton } from '../../../components/ui/button.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { SearchField } from '../../../components/ui/field.tsx';
import { Menu } from '../../../components/ui/menu.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';
import { formatMany } from '../../../lib/format.ts';
import { datasetsQuery } from '../../../queries/datasets.ts';
import { isUnreachable } from '../../../lib/server-reach.ts';
import { useMay } from '../../../queries/me.ts';
import { whyNotProvable } from '../../../workspace/provable.ts';
import styles from './dataset-list.module.css';
import { useDatasetActions } from './use-dataset-actions.tsx';

const WHICH = [
  { id: 'active', label: 'Active' },
  { id: 'archived', label: 'Archived' },
] as const;

/** What was grown before. */
export function DatasetList({ query, archived }: { query: string; archived: boolean }) {
  const navigate = useNavigate({ from: '/' });
  const may = useMay('write');
  const datasets = useQuery(datasetsQuery(query, archived));
  const items = datasets.data?.items ?? [];
  const hasNone = datasets.data !== undefined && items.length === 0;
  const show = (q: string, put: boolean) =>
    void navigate({ search: { ...(q ? { q } : {}), ...(put ? { archived: true as const } : {}) }, replace: true, resetScroll: false });
  return (
    <section className={styles.section} aria-label="Datasets">
      <header className={styles.head}>
        <h2>Datasets</h2>
        <Segmented label="Which datasets" options={WHICH} value={archived ? 'archived' : 'active'} onChange={(which) => show(query, which === 'archived')} />
        {hasNone && query === '' ? null : (
          <div className={styles.search}>
            <SearchField label="Search datasets" value={query} onChange={(q) => show(q, archived)} />
          </div>
        )}
      </header>
      {datasets.isPending ? <SkeletonLines count={3} label="Loading datasets" /> : null}
      {datasets.isError ? <ErrorNote error={datasets.error} onRetry={() => void datasets.refetch()} /> : null}
      {!datasets.data && isUnreachable(datasets.error) ? <p className={styles.none}>They appear when the server responds.</p> : null}
      {hasNone ? (
        <p className={styles.none}>
          {query !== ''
            ? `No ${archived ? 'archived ' : ''}dataset is called “${query}”.`
            : archived
              ? 'Nothing is archived.'
              : may
                ? 'Your datasets appear here.'
                : 'This workspace has no datasets yet.'}
        </p>
      ) : null}
      <ul className={styles.list}>
        {items.map((dataset) => (
          <DatasetRow key={dataset.id} dataset={dataset} may={may} />
        ))}
      </ul>
    </section>
  );
}

function DatasetRow({ dataset, may }: { dataset: Dataset; may: boolean }) {
  const { actions, dialog } = useDatasetActions(dataset);
  const state = dataset.lastRun?.state;
  return (
    <li className={styles.row}>
      <Link to="/datasets/$id" params={{ id: dataset.id }} className={styles.name}>
        {dataset.name}
      </Link>
      <span className={styles.cell}>{formatMany(dataset.tables, 'table')}</span>
      <span className={styles.cell}>{formatMany(dataset.rows, 'row')}</span>
      <span className={styles.badges}>
        <ProofBadge dataset={dataset} />
        {state ? <Badge tone={state === 'succeeded' ? 'good' : state === 'failed' ? 'bad' : 'info'}>{state === 'succeeded' ? 'loaded' : state}</Badge> : null}
      </span>
      <span className={styles.when}>
        <Ago at={dataset.updatedAt} />
      </span>
      {may ? (
        <Menu label={`Actions of ${dataset.name}`} actions={actions}>
          <IconButton label={`Actions of ${dataset.name}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        </Menu>
      ) : null}
      {dialog}
    </li>
  );
}

/** How its current revision stands to its proof: always one of these. */
function ProofBadge({ dataset }: { dataset: Dataset }) {
  const { proof, lastProof } = dataset;
  const impossible = whyNotProvable(dataset);
  if (impossible) return <Badge>cannot be proved</Badge>;
  if (proof) {
    return (
      <Badge tone={proof.ok ? 'good' : 'warn'}>
        {proof.tablesAccepted}/{proof.tables} proved
      </Badge>
    );
  }
  return lastProof ? <Badge tone="warn">changed since proof</Badge> : <Badge>not proved</Badge>;
}
