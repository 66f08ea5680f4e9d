import { qualifiedName, quoteNameIfNeeded, type BlueprintTable } from '@seedbed/contract';
import { Scaling } from 'lucide-react';
import { memo, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { IconButton } from '../../components/ui/button.tsx';
import { SearchField } from '../../components/ui/field.tsx';
import { useTableRows } from '../../engine/engine-context.tsx';
import { bySchema, type OfSchema } from '../../lib/by-schema.ts';
import { formatMany, formatShort } from '../../lib/format.ts';
import { useMay } from '../../queries/me.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { addPaletteSource } from '../../lib/palette-state.ts';
import { matchScore } from '../../lib/match.ts';
import { isSameMap } from '../../lib/same-map.ts';
import { useStable } from '../../lib/use-stable.ts';
import { useProblems } from '../../workspace/use-problems.ts';
import styles from './tables.module.css';

/** Loaded when rows are counted: it works out how many there are for each parent. */
const SizesLine = lazyPart(() => import('./sizes-line.tsx').then(({ SizesLine }) => SizesLine), 'nothing');

/** All tables by schema, with their row counts; found by name. */
export function TablesPanel({ selected, onSelect, tools }: { selected: string; onSelect: (table: string) => void; tools: ReactNode }) {
  const tables = useListed(useDraft((state) => state.blueprint.tables));
  const counts = useTableRows();
  const [query, setQuery] = useState('');
  const may = useMay('write');
  const sections = useMemo(() => foundBySchema(tables, query), [tables, query]);
  const marks = useMarks();
  const { select } = useStable({ select: onSelect });
  // Some counts follow from others: until the engine has made them out, a sum would be of some tables.
  const total = tables.reduce<number | null>((sum, table) => addTo(sum, rowsOf(table, counts)), 0);
  return (
    <>
      <div className={`grid gap-2 rigid pad-3 ${styles.head}`}>
        <TableSearch tables={tables.length} query={query} onQuery={setQuery} />
        {may ? <RowsButton /> : null}
        {tools}
      </div>
      <TableList sections={sections} query={query} selected={selected} counts={counts} marks={marks} onSelect={select} />
      {counts.size > 0 ? (
        <Suspense>
          <SizesLine />
        </Suspense>
      ) : null}
      <p className={`note figures border-above row-high ${styles.total}`}>{total === null ? 'Counting rows …' : `${formatMany(total, 'row')} in all`}</p>
    </>
  );
}

/** A separate component, so that column edits do not rerender it. */
const TableSearch = memo(function TableSearch({ tables, query, onQuery }: { tables: number; query: string; onQuery: (query: string) => void }) {
  return <SearchField label="Search tables" placeholder={formatMany(tables, 'table')} value={query} onChange={onQuery} />;
});

type TableListProps = {
  sections: readonly OfSchema<Listed>[];
  query: string;
  selected: string;
  counts: ReadonlyMap<string, number>;
  marks: ReadonlyMap<string, 'error' | 'warning'>;
  onSelect: (table: string) => void;
};

/** Hundreds of lines: rerendered only if one of them changes, not with every column edit. */
export const TableList = memo(function TableList({ sections, query, selected, counts, marks, onSelect }: TableListProps) {
  const list = useRef<HTMLDivElement>(null);
  // A table opened by link or key may be anywhere in the list.
  useEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.querySelector(`[data-key="${CSS.escape(selected)}"]`)?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [selected]);
  return (
    <ListBox
      ref={list}
      aria-label="Tables"
      className={`min-height-0 scroll relative grow no-ring ${styles.list}`}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={[selected]}
      onSelectionChange={(keys) => {
        const [key] = keys as Set<string>;
        if (key !== undefined) onSelect(key);
      }}
      onAction={(key) => onSelect(String(key))}
      renderEmptyState={() => <p className={`faint ${styles.none}`}>No tables match “{query}”.</p>}
    >
      {sections.map(({ schema, members }) => (
        <ListBoxSection key={schema} id={`schema ${schema}`}>
          {sections.length > 1 ? <Header className={`text-small faint on-bg sticky-top ${styles.schema}`}>{schema}</Header> : null}
          {members.map((table) => {
            const name = qualifiedName(table.schema, table.name);
            const mark = marks.get(name);
            return (
              <ListBoxItem key={name} id={name} textValue={table.name} className={`line pointer gap-6px no-ring rounded-4px ring-inside ${styles.item}`}>
                <span className="cut grow">{quoteNameIfNeeded(table.name)}</span>
                {mark ? <span role="img" aria-label={mark} title={mark} className={mark === 'error' ? styles.markError : styles.markWarn} /> : null}
                <span className="note figures">
                  {rowsWords(rowsOf(table, counts))}
                  <span className="visually-hidden"> rows</span>
                </span>
              </ListBoxItem>
            );
          })}
        </ListBoxSection>
      ))}
    </ListBox>
  );
});

/** Loaded on first use. */
const ScaleRows = lazyPart(() => import('./scale-rows.tsx').then(({ ScaleRows }) => ScaleRows), 'over');

const RowsButton = memo(function RowsButton() {
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      addPaletteSource('row counts', () => [
        { id: 'row-counts', label: 'Row counts of all tables…', group: 'Commands', note: 'scale them together', run: () => setOpen(true) },
      ]),
    [],
  );
  return (
    <>
      <IconButton label="Row counts of all tables…" onPress={() => setOpen(true)}>
        <Scaling aria-hidden />
      </IconButton>
      {open ? (
        <Suspense>
          <ScaleRows onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
});

type Listed = Pick<BlueprintTable, 'schema' | 'name' | 'rows'>;

/** The listed tables: the same object while it is equal, whatever is edited in their columns. */
function useListed(tables: readonly BlueprintTable[]): readonly Listed[] {
  const [listed, setListed] = useState<readonly Listed[]>(tables);
  const isSame = listed.length === tables.length && tables.every((table, i) => isAlike(table, listed[i]!));
  if (!isSame) setListed(tables);
  return isSame ? listed : tables;
}

function isAlike(a: Listed, b: Listed): boolean {
  return a === b || (a.schema === b.schema && a.name === b.name && a.rows === b.rows);
}

/** Null until it is known. */
function rowsOf(table: Listed, counts: ReadonlyMap<string, number>): number | null {
  return counts.get(qualifiedName(table.schema, table.name)) ?? table.rows ?? null;
}

function rowsWords(rows: number | null): string {
  return rows === null ? '…' : formatShort(rows);
}

function addTo(sum: number | null, rows: number | null): number | null {
  return sum === null || rows === null ? null : sum + rows;
}

/** Tables that match by name, best first. */
export function foundBySchema(tables: readonly Listed[], query: string): OfSchema<Listed>[] {
  const scored = tables
    .map((table) => ({ table, score: matchScore(query, table.name) ?? matchScore(query, `${table.schema}.${table.name}`) }))
    .filter((one): one is { table: Listed; score: number } => one.score !== null);
  scored.sort((a, b) => (query ? a.score - b.score : 0) || (a.table.name < b.table.name ? -1 : 1));
  return bySchema(scored.map(({ table }) => table));
}

/** The worst that is known of each table. */
function useMarks(): ReadonlyMap<string, 'error' | 'warning'> {
  const { all } = useProblems();
  const next = useMemo(() => {
    const marks = new Map<string, 'error' | 'warning'>();
    for (const problem of all) {
      if (!problem.table || problem.level === 'info') continue;
      if (marks.get(problem.table) !== 'error') marks.set(problem.table, problem.level);
    }
    return marks;
  }, [all]);
  // The same object while the marks are equal: problems are recomputed with every edit.
  const [marks, setMarks] = useState(next);
  const isSame = isSameMap(marks, next);
  if (!isSame) setMarks(next);
  return isSame ? marks : next;
}
