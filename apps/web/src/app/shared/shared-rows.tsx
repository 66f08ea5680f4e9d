import { qualifiedName } from '@seedbed/contract';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SearchField } from '../../components/ui/field.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Select } from '../../components/ui/select.tsx';
import { useEngine, useTableRows } from '../../engine/engine-context.tsx';
import { DataGrid, type GridHandle } from '../../features/grid/data-grid.tsx';
import { READ_ONLY } from '../../features/grid/only-to-look.ts';
import { useColumnView } from '../../features/grid/use-column-view.ts';
import { foundBySchema, TableList } from '../../features/tables/tables-panel.tsx';
import { formatCount, formatMany, shortName } from '../../lib/format.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { tableOf } from '../../workspace/edit-rows.ts';
import { gridColumns } from '../../workspace/grid-column.ts';
import type { Place } from '../../workspace/place.ts';
import styles from './shared.module.css';

const Peek = lazyPart(() => import('../../features/peek/peek.tsx').then(({ Peek }) => Peek), 'over');

/** A cell; rows count from 0. */
export type At = { readonly table: string; readonly row: number; readonly column: string | null };

const NO_MARKS: ReadonlyMap<string, 'error' | 'warning'> = new Map();

/** All tables on the left (on a phone: in a menu above), the rows of one beside them. */
export function SharedRows({ at, onGo }: { at: At; onGo: (at: At) => void }) {
  const tables = useDraft((state) => state.blueprint.tables);
  const counts = useTableRows();
  const [query, setQuery] = useState('');
  const sections = useMemo(() => foundBySchema(tables, query), [tables, query]);
  /** The cells whose references were followed, last one last. */
  const [trail, setTrail] = useState<readonly At[]>([]);
  const select = (table: string) => {
    setTrail([]);
    onGo({ table, row: 0, column: null });
  };
  const back = trail.at(-1);
  return (
    <div className="row min-height-0 grow">
      <nav className={`stack rigid min-height-0 on-bg ${styles.tables}`} aria-label="Tables of the dataset">
        <div className="rigid pad-3">
          <SearchField label="Search tables" placeholder={formatMany(tables.length, 'table')} value={query} onChange={setQuery} />
        </div>
        <TableList sections={sections} query={query} selected={at.table} counts={counts} marks={NO_MARKS} onSelect={select} />
      </nav>
      <section className="stack fill min-height-0 on-surface" aria-label={at.table}>
        <div className={`line gap-4 rigid border-below touch-high ${styles.rowsBar}`}>
          <div className={styles.pick}>
            <Select
              label="Table"
              hideLabel
              options={tables.map(({ schema, name }) => ({ id: qualifiedName(schema, name), label: name, note: schema }))}
              value={at.table}
              onChange={select}
            />
          </div>
          <h2 className={`cut min-width-0 text-pane ${styles.tableName}`}>{at.table}</h2>
          <span className="faint nowrap">{formatMany(counts.get(at.table) ?? 0, 'row')}</span>
          {back ? (
            <Button
              look="quiet"
              onPress={() => {
                setTrail(trail.slice(0, -1));
                onGo(back);
              }}
            >
              <ArrowLeft aria-hidden />
              {shortName(back.table)} row {formatCount(back.row + 1)}
            </Button>
          ) : null}
        </div>
        <SharedGrid
          key={at.table}
          at={at}
          onMove={onGo}
          onFollow={(to, from) => {
            setTrail([...trail, from]);
            onGo(to);
          }}
          onBack={() => {
            if (!back) return;
            setTrail(trail.slice(0, -1));
            onGo(back);
          }}
        />
      </section>
    </div>
  );
}

type SharedGridProps = { at: At; onMove: (at: At) => void; onFollow: (to: At, from: At) => void; onBack: () => void };

function SharedGrid({ at, onMove, onFollow, onBack }: SharedGridProps) {
  const blueprint = useDraft((state) => state.blueprint);
  const datasetId = useDraft((state) => state.datasetId);
  const engine = useEngine((state) => state.engine);
  const rows = useTableRows().get(at.table) ?? 0;
  const own = useMemo(() => {
    const table = tableOf(blueprint, at.table);
    return table ? gridColumns(blueprint, table) : [];
  }, [blueprint, at.table]);
  const shown = useColumnView(`${datasetId}/${at.table}`, own);
  const grid = useRef<GridHandle>(null);
  const [over, setOver] = useState<{ at: Place; anchor: HTMLElement | null } | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const active = {
    row: Math.min(at.row, Math.max(0, rows - 1)),
    column: Math.max(
      0,
      shown.columns.findIndex(({ name }) => name === at.column),
    ),
  };
  const arrive = useEffectEvent(() => {
    if (at.row > 0) grid.current?.jump(Math.max(0, at.row - 3));
    grid.current?.reveal(active);
  });
  useEffect(() => arrive(), []);
  const cellAt = (place: Place): At => ({ table: at.table, row: place.row, column: shown.columns[place.column]?.name ?? null });
  const peek = (place: Place) => setOver({ at: place, anchor: grid.current?.cellAt(place) ?? null });
  const close = () => {
    setOver(null);
    grid.current?.focus();
  };
  if (fault !== null) {
    return (
      <div className="pad-5">
        <ErrorNote error={fault} onRetry={() => setFault(null)} />
      </div>
    );
  }
  if (rows === 0) return <p className="pad-5">This table has 0 rows, or its problems keep it from having any.</p>;
  return (
    <>
      <DataGrid
        ref={grid}
        storageKey={`${datasetId}/${at.table}`}
        table={at.table}
        rows={rows}
        shown={shown}
        engine={engine}
        active={active}
        onActive={(place) => onMove(cellAt(place))}
        selection={null}
        onSelection={() => undefined}
        onCopy={() => void navigator.clipboard?.writeText(grid.current?.text(active) ?? '')}
        {...READ_ONLY}
        onPeek={peek}
        onFollow={peek}
        onBack={onBack}
        onError={setFault}
      />
      {over && engine && shown.columns[over.at.column] ? (
        <Suspense>
          <Peek
            engine={engine}
            table={at.table}
            column={shown.columns[over.at.column]!}
            row={over.at.row}
            anchor={over.anchor}
            onClose={close}
            onGo={({ table, row, column }) => {
              setOver(null);
              onFollow({ table, row, column: column ?? null }, cellAt(over.at));
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
