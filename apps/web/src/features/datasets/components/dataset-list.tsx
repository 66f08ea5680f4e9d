import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { SearchField } from '../../../components/ui/field.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';
import { formatCount } from '../../../lib/format.ts';
import { datasetsQuery } from '../../../queries/datasets.ts';
import { isUnreachable } from '../../../lib/server-reach.ts';
import { useMay } from '../../../queries/me.ts';
import styles from './dataset-list.module.css';
import { DatasetHeads, DatasetRow } from './dataset-row.tsx';

const WHICH = [
  { id: 'active', label: 'Active' },
  { id: 'archived', label: 'Archived' },
] as const;

/** Datasets that a list with something below it begins with. */
const FIRST = 6;

type DatasetListProps = {
  query: string;
  archived: boolean;
  /** The page starts with this list. */
  isFirst: boolean;
  /** Content below the list: a long list is collapsed, with a link to it. */
  leadsTo?: ReactNode;
};

/** The existing datasets. */
export function DatasetList({ query, archived, isFirst, leadsTo }: DatasetListProps) {
  const navigate = useNavigate({ from: '/' });
  const may = useMay('write');
  const Title = isFirst ? 'h1' : 'h2';
  const [isWhole, setWhole] = useState(false);
  const datasets = useQuery(datasetsQuery(query, archived));
  const items = datasets.data?.items ?? [];
  const hasNone = datasets.data !== undefined && items.length === 0;
  // There may still be archived ones, and only then there is something to switch to.
  const isBare = hasNone && query === '' && !archived;
  const putAway = useQuery({ ...datasetsQuery('', true), enabled: isBare });
  const canSwitch = !isBare || (putAway.data?.items.length ?? 0) > 0;
  const shown = leadsTo !== undefined && !isWhole && query === '' ? items.slice(0, FIRST) : items;
  const show = (q: string, put: boolean) =>
    void navigate({ search: { ...(q ? { q } : {}), ...(put ? { archived: true as const } : {}) }, replace: true, resetScroll: false });
  return (
    <section className={isFirst ? styles.section : `${styles.section} ${styles.below}`} aria-label="Datasets">
      <header className={`line wrap apart ${styles.head}`}>
        <Title>Datasets</Title>
        {canSwitch ? (
          <Segmented label="Which datasets" options={WHICH} value={archived ? 'archived' : 'active'} onChange={(which) => show(query, which === 'archived')} />
        ) : null}
        {hasNone && query === '' ? null : (
          <div className={styles.search}>
            <SearchField label="Search datasets" value={query} onChange={(q) => show(q, archived)} />
          </div>
        )}
        {leadsTo ? <span className={styles.lead}>{leadsTo}</span> : null}
      </header>
      {datasets.isPending ? <SkeletonLines count={3} label="Loading datasets" /> : null}
      {datasets.isError ? <ErrorNote error={datasets.error} onRetry={() => void datasets.refetch()} /> : null}
      {!datasets.data && isUnreachable(datasets.error) ? <p className={`faint ${styles.none}`}>They appear when the server responds.</p> : null}
      {hasNone ? <p className={`faint ${styles.none}`}>{noneWords(query, archived, may)}</p> : null}
      {shown.length > 0 ? (
        <div>
          <DatasetHeads />
          <ul className="border-above">
            {shown.map((dataset) => (
              <DatasetRow key={dataset.id} dataset={dataset} may={may} />
            ))}
          </ul>
        </div>
      ) : null}
      {shown.length < items.length ? (
        <div className={`row ${styles.more}`}>
          <Button look="quiet" onPress={() => setWhole(true)}>
            Show all {formatCount(items.length)}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function noneWords(query: string, archived: boolean, may: boolean): string {
  if (query !== '') return `No ${archived ? 'archived ' : ''}dataset is called “${query}”.`;
  if (archived) return 'Nothing is archived.';
  return may ? 'Your datasets appear here.' : 'This workspace has no datasets yet.';
}
