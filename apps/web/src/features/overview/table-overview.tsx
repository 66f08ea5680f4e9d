import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useMemo, useState, type KeyboardEvent } from 'react';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import type { Engine } from '../../engine/engine-store.ts';
import { formatCount, formatMany } from '../../lib/format.ts';
import { useRoving } from '../../lib/use-roving.ts';
import { useGeneratorTitles } from '../../queries/catalogue.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import type { DraftStore } from '../../workspace/draft/draft-store.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { makerWords } from '../../workspace/maker-words.ts';
import { changedFirst, isChanged } from './changed-first.ts';
import { ColumnCard } from './column-card.tsx';
import { CompareSelect } from './compare-select.tsx';
import { otherWords } from './other-words.ts';
import { useOther, type Other } from './use-other.ts';
import { SAMPLE, useSummaries } from './use-summaries.ts';
import styles from './overview.module.css';

/** The comparison is the same for every table while the dataset is open. */
const kept = new WeakMap<DraftStore, Other>();

type TableOverviewProps = {
  engine: Engine;
  table: string;
  rows: number;
  columns: readonly GridColumn[];
  /** The column that the inspector shows. */
  current: string | undefined;
  /** Whether it was opened by a key: the keys go on here. */
  takesFocus: boolean;
  onOpen: (column: string) => void;
  /** Back to the rows. */
  onClose: () => void;
};

/** All columns of a table at a glance, in place of its rows: a small picture each, from a sample of rows. */
export function TableOverview(props: TableOverviewProps) {
  if (!props.engine.overview)
    return <EmptyState title="The overview needs the engine in this browser">Rows come from the server. Reload the page to start the engine again.</EmptyState>;
  return <Overview {...props} />;
}

function Overview({ engine, table, rows, columns, current, takesFocus, onOpen, onClose }: TableOverviewProps) {
  const titles = useGeneratorTitles(true);
  const id = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  const draft = useDraftStore();
  const [other, setOther] = useState<Other | null>(() => kept.get(draft) ?? null);
  const compareWith = (next: Other | null) => {
    if (next) kept.set(draft, next);
    else kept.delete(draft);
    setOther(next);
  };
  const compared = useOther(engine, table, other);
  const there = other === null ? null : (compared.data ?? null);
  const names = useMemo(() => columns.map(({ name }) => name), [columns]);
  const summaries = useSummaries(engine, table, names, there && there.rows !== null ? there.key : null);
  const listed = changedFirst(columns, summaries);
  const isWhole = names.every((name) => summaries.has(name));
  const changed = there && isWhole ? names.filter((name) => isChanged(summaries.get(name))).length : null;
  const roving = useRoving<HTMLUListElement>('button', true);
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) roving.ref.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  });
  useEffect(() => takeFocus(), []);
  const open = useCallback((name: string) => onOpen(name), [onOpen]);
  return (
    <section
      className="stack min-height-0 grow"
      aria-label={`Columns of ${table}`}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key.toLowerCase() !== 'o' || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={`line wrap rigid border-below pad-3-4 ${styles.bar}`}>
        <p role="status">
          {sampleWords(rows)} {other === null ? '' : otherWords({ other, there, failed: compared.isError, changed, columns: names.length, rows })}
        </p>
        {other && there?.rows != null ? (
          <Link
            to="/datasets/$id/compare"
            params={{ id }}
            search={{ ...(other.kind === 'seed' ? { a: base, seed: other.seed } : { a: other.number, b: base }), t: table }}
          >
            Compare rows
          </Link>
        ) : null}
        <CompareSelect value={other} onChange={compareWith} />
      </header>
      {compared.isError && other ? <ErrorNote error={compared.error} onRetry={() => void compared.refetch()} /> : null}
      <ul {...roving} className={`grid gap-4 min-height-0 scroll pad-4 grow ${styles.cards}`} data-compared={other === null ? undefined : ''} tabIndex={-1}>
        {listed.map((column) => (
          <ColumnCard
            key={column.name}
            table={table}
            column={column}
            maker={makerWords(column, titles)}
            summary={summaries.get(column.name)}
            there={other?.kind === 'seed' ? `seed ${other.seed}:` : 'before'}
            mark={other?.kind === 'seed' ? 'differs' : 'changed'}
            isCurrent={column.name === current}
            onOpen={open}
          />
        ))}
      </ul>
    </section>
  );
}

function sampleWords(rows: number): string {
  return rows > SAMPLE ? `From a sample: ${formatCount(SAMPLE)} of ${formatMany(rows, 'row')}, spread evenly.` : `From all ${formatMany(rows, 'row')}.`;
}
