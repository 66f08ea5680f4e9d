import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { comparedWords, tableWords } from '../../engine/compare/difference-words.ts';
import type { RowPair } from '../../engine/compare/row-pair.ts';
import type { PairTable, TableDifference } from '../../engine/protocol.ts';
import type { GridHandle } from '../../features/grid/data-grid.tsx';
import { capital } from '../../lib/capital.ts';
import { shortName } from '../../lib/format.ts';
import type { CompareSearch } from '../../lib/search.ts';
import { revisionQuery } from '../../queries/revisions.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import type { Place } from '../../workspace/place.ts';
import { bothColumns } from './both-columns.ts';
import { CompareGrid } from './compare-grid.tsx';
import type { Sides } from './sides.ts';
import { useNextDifference } from './use-next-difference.ts';
import styles from './compare.module.css';

type CompareTableProps = {
  id: string;
  pair: RowPair;
  sides: Sides;
  table: PairTable;
  /** Absent until it was counted. */
  counted: TableDifference | undefined;
  error: unknown;
  at: CompareSearch;
  onGo: (place: { r?: number; c?: string; all?: true }) => void;
  /** The address names a table that neither side has. */
  isUnknown: boolean;
};

/** The rows of one table on both sides, and their differences. */
export function CompareTable({ id, pair, sides, table, counted, error, at, onGo, isUnknown }: CompareTableProps) {
  const before = useQuery(revisionQuery(id, sides.before.revision)).data?.blueprint;
  const after = useQuery(revisionQuery(id, sides.after.revision)).data?.blueprint;
  const columns = useMemo(() => (before && after ? bothColumns(before, after, table.name) : []), [before, after, table.name]);
  const all = at.all === true;
  const { shown, isOther } = useMemo(() => shownOf(table, columns, counted, all), [table, columns, counted, all]);
  const hasChanged = isOther || table.rows[0] !== table.rows[1];
  const rows = Math.max(table.rows[0] ?? 0, table.rows[1] ?? 0);
  const grid = useRef<GridHandle>(null);
  // Keyed by column name, because the shown columns are only known after the comparison.
  const [here, setHere] = useState<{ readonly row: number; readonly name: string | undefined }>(() => ({
    row: Math.min((at.r ?? 1) - 1, Math.max(0, rows - 1)),
    name: at.c,
  }));
  const active = useMemo<Place>(
    () => ({
      row: here.row,
      column: Math.max(
        0,
        shown.findIndex(({ name }) => name === here.name),
      ),
    }),
    [here, shown],
  );
  const setActive = ({ row, column }: Place) => setHere({ row, name: shown[column]?.name });
  const go = (next: Place) => {
    setActive(next);
    grid.current?.reveal(next);
    grid.current?.focus();
  };
  const next = useNextDifference({ pair, table: table.name, columns: shown.map(({ name }) => name), rows, active, onFound: go });
  return (
    <section className="stack fill min-height-0" aria-label={table.name}>
      <header className={`line wrap rigid border-below touch-high ${styles.bar}`}>
        <h2 className="cut min-width-0" title={table.name}>
          {shortName(table.name)}
        </h2>
        <p role="status" className={`text-cell figures quiet ${styles.said}`}>
          {isUnknown ? `Neither has a table ${at.t}: the first one that differs is shown. ` : ''}
          {next.said ?? (counted ? tableWords(table, counted) : 'Comparing …')}
        </p>
        <Switch isSelected={!all} onChange={(only) => onGo({ ...placeOf(at), ...(only ? {} : { all: true }) })}>
          Only what differs
        </Switch>
        <span className="row gap-1">
          <IconButton label="Row before that differs" shortcut="⇧N" isDisabled={!hasChanged} onPress={() => next.find(true)}>
            <ChevronUp aria-hidden />
          </IconButton>
          <IconButton label="Next row that differs" shortcut="N" isDisabled={!hasChanged} onPress={() => next.find(false)}>
            <ChevronDown aria-hidden />
          </IconButton>
        </span>
      </header>
      {error ? (
        <div className={styles.failed}>
          <ErrorNote error={error} />
        </div>
      ) : null}
      {!counted || columns.length === 0 ? (
        error ? null : (
          <div className="grow pad-5">
            <SkeletonLines count={12} label="Comparing rows" />
          </div>
        )
      ) : rows === 0 ? (
        <EmptyState title="No rows on either side" />
      ) : !all && !hasChanged ? (
        <EmptyState title="No difference found" action={<Button onPress={() => onGo({ ...placeOf(at), all: true })}>Show the rows</Button>}>
          {`${capital(comparedWords(table, counted))}: compared one by one in ${shortName(table.name)}.${counted.compared < counted.of ? ' The others were not compared.' : ''}`}
        </EmptyState>
      ) : (
        <CompareGrid
          // Other columns mean other places.
          key={String(all)}
          ref={grid}
          id={id}
          pair={pair}
          sides={sides}
          table={table}
          counted={counted}
          columns={shown}
          rows={rows}
          active={active}
          onActive={setActive}
          onRest={({ row, column }) => onGo({ ...(all ? { all: true } : {}), r: row + 1, ...(shown[column] ? { c: shown[column].name } : {}) })}
        />
      )}
    </section>
  );
}

/**
 * Shown columns: those that differ, and keys, which identify the row. If only the number of rows differs, all columns
 * of the added or removed rows.
 */
function shownOf(table: PairTable, columns: readonly GridColumn[], counted: TableDifference | undefined, all: boolean) {
  const differ = new Set(counted?.columns.flatMap((column) => (column.differ > 0 ? [column.name] : [])));
  const inBoth = new Set(table.rows.includes(null) ? [] : [...table.columns, ...table.byPostgres]);
  const isChanged = (name: string) => differ.has(name) || !inBoth.has(name);
  const isOther = columns.some(({ name }) => isChanged(name));
  return { isOther, shown: all || !isOther ? columns : columns.filter(({ name, keyed }) => keyed || isChanged(name)) };
}

function placeOf({ r, c }: CompareSearch): { r?: number; c?: string } {
  return { ...(r === undefined ? {} : { r }), ...(c === undefined ? {} : { c }) };
}
