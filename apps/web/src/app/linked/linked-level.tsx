import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { useTableRows } from '../../engine/engine-context.tsx';
import type { Engine } from '../../engine/engine-store.ts';
import { formatCount, shortName } from '../../lib/format.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { tableOf } from '../../workspace/edit-rows.ts';
import { gridColumns } from '../../workspace/grid-column.ts';
import type { Place } from '../../workspace/place.ts';
import { DataGrid, type GridHandle } from '../../features/grid/data-grid.tsx';
import { useColumnView } from '../../features/grid/use-column-view.ts';
import { LinkedHead } from './linked-head.tsx';
import { hasLinked, MAX_LEVELS, withChoice, type LinkedPath } from './linked-path.ts';
import styles from './linked.module.css';
import { useLinkedLevel, whyNotListed, type LinkedLevelModel } from './use-linked-level.ts';

const Peek = lazyPart(() => import('../../features/peek/peek.tsx').then(({ Peek }) => Peek), 'over');

export type Go = (to: { table: string; row: number; column?: string }) => void;

/** A cell of a linked table; the row from 0. */
export type LinkedCell = { readonly table: string; readonly column: string; readonly row: number };

type LinkedLevelProps = {
  engine: Engine;
  level: number;
  /** The table to the left, and its row that is picked. */
  parent: string;
  row: number;
  path: LinkedPath;
  onPath: (path: LinkedPath) => void;
  /** The level whose grid gets the focus as soon as it has rows. */
  focusing: number | null;
  onFocus: (level: number | null) => void;
  /** The level that was worked in last; null: the table on the left. */
  looking: number | null;
  onLooking: (level: number) => void;
  /** The selected cell of the level that was worked in last, for the inspector. */
  onLook: (cell: LinkedCell | null) => void;
  onInspect: () => void;
  onGo: Go;
  onClose: () => void;
};

/**
 * A child table next to its parent: the rows that reference the selected one. Its own selected row leads to the next
 * level.
 */
export function LinkedLevel(props: LinkedLevelProps) {
  const { engine, level, parent, row, path, onPath, onGo } = props;
  const model = useLinkedLevel(engine, parent, row, path[level]);
  const { here, view, child, children, parentRow, some, pickedRow } = model;
  const why = child && whyNotListed(child, shortName(parent), formatCount(parentRow + 1), engine.children !== undefined);
  // A grid without rows cannot use keys, and rows that load later do not take the focus.
  const { focusing, onFocus } = props;
  const isMissed = focusing === level && view !== null && (child === null || why !== null);
  useEffect(() => {
    if (isMissed) onFocus(null);
  }, [isMissed, onFocus]);
  const isParent = useDraft(({ blueprint }) => child !== null && hasLinked(blueprint.relations, child.table));
  // Levels of a stored path may follow a table that no other refers to.
  const hasNext = isParent && path.length > level + 1;
  const openNext = () => {
    if (!isParent) return;
    if (!hasNext && level + 1 < MAX_LEVELS) onPath(withChoice(path, level + 1, ''));
    onFocus(level + 1);
  };
  const close = () => (level === 0 ? props.onClose() : (onPath(path.slice(0, level)), onFocus(level - 1)));
  return (
    <>
      <section
        className={`stack min-width-0 min-height-0 on-bg ${styles.level}`}
        onFocus={() => props.onLooking(level)}
        aria-label={child ? `${child.table} of row ${formatCount(parentRow + 1)}` : `Rows that refer to ${parent}`}
      >
        <LinkedHead
          parent={parent}
          model={model}
          onChoose={(key) => onPath(withChoice(path, level, key))}
          onNext={isParent && !hasNext && level + 1 < MAX_LEVELS && some ? openNext : null}
          onGo={child && pickedRow !== null ? () => onGo({ table: child.table, row: pickedRow }) : null}
          onClose={close}
        />
        {here.isError ? <ErrorNote error={here.error} onRetry={() => void here.refetch()} /> : null}
        {here.isPending ? <SkeletonLines count={4} label="Loading rows" /> : null}
        {view && children.length === 0 ? <p className="faint pad-4">No table refers to {shortName(parent)}.</p> : null}
        {why ? <p className="faint pad-4">{why}</p> : null}
        {child && some && !why ? (
          <LinkedGrid key={child.table} {...props} model={model} table={child.table} count={child.count ?? 0} onNext={openNext} />
        ) : null}
      </section>
      {hasNext && child && some && pickedRow !== null ? <LinkedLevel {...props} level={level + 1} parent={child.table} row={pickedRow} /> : null}
    </>
  );
}

type LinkedGridProps = Pick<LinkedLevelProps, 'engine' | 'level' | 'focusing' | 'onFocus' | 'looking' | 'onLook' | 'onInspect' | 'onGo'> & {
  model: LinkedLevelModel;
  table: string;
  count: number;
  onNext: () => void;
};

function LinkedGrid({ engine, level, focusing, onFocus, looking, onLook, onInspect, onGo, model, table, count, onNext }: LinkedGridProps) {
  const { some, place, setPlace, pickedRow } = model;
  const blueprint = useDraft((state) => state.blueprint);
  const storageKey = `${useDraft((state) => state.datasetId)}/${table}`;
  const own = useMemo(() => {
    const found = tableOf(blueprint, table);
    return found ? gridColumns(blueprint, found) : [];
  }, [blueprint, table]);
  const shown = useColumnView(storageKey, own);
  const of = useTableRows().get(table);
  const grid = useRef<GridHandle>(null);
  const [peek, setPeek] = useState<{ at: Place; anchor: HTMLElement | null } | null>(null);
  const [fault, setFault] = useState<{ of: Engine | null; error: unknown } | null>(null);
  const takesFocus = focusing === level;
  useEffect(() => {
    if (!takesFocus) return;
    grid.current?.focus();
    onFocus(null);
  }, [takesFocus, onFocus]);
  const isLooked = looking === level;
  const columnName = shown.columns[place.column]?.name;
  useEffect(() => {
    if (!isLooked || columnName === undefined) return;
    onLook({ table, column: columnName, row: pickedRow ?? 0 });
    return () => onLook(null);
  }, [isLooked, table, columnName, pickedRow, onLook]);
  // When the rows change, scroll to the first.
  useEffect(() => grid.current?.jump(0), [some]);
  const numberAt = (at: Place) => (at.row === place.row ? pickedRow : (some?.numberOf?.(at.row) ?? null));
  const follow = async (at: Place) => {
    const row = numberAt(at);
    const column = shown.columns[at.column];
    if (row === null) return;
    const found = column?.relation ? (await engine.row(table, row)).parents.find(({ columns }) => columns.includes(column.name)) : undefined;
    if (found && found.row >= 0) onGo({ table: found.table, row: found.row });
    else onGo({ table, row, ...(column ? { column: column.name } : {}) });
  };
  const peekRow = peek && numberAt(peek.at);
  if (fault && fault.of === some) return <ErrorNote error={fault.error} onRetry={() => setFault(null)} />;
  return (
    <>
      <DataGrid
        ref={grid}
        id={`grid-linked-${level}`}
        storageKey={storageKey}
        table={table}
        rows={count}
        {...(of === undefined ? {} : { of })}
        shown={shown}
        engine={some}
        active={place}
        onActive={setPlace}
        selection={null}
        onSelection={() => undefined}
        onCopy={() => void navigator.clipboard?.writeText(grid.current?.text(place) ?? '')}
        onFind={null}
        onFilter={null}
        order={null}
        onSort={null}
        onChildren={onNext}
        onLinked={onNext}
        onOverview={() => undefined}
        onReview={null}
        onPeek={(at) => setPeek({ at, anchor: grid.current?.cellAt(at) ?? null })}
        onExample={null}
        onFollow={(at) => void follow(at).catch((error: unknown) => setFault({ of: some, error }))}
        onBack={() => document.getElementById(level === 0 ? 'grid' : `grid-linked-${level - 1}`)?.focus()}
        onInspect={onInspect}
        onError={(error) => setFault({ of: some, error })}
      />
      {peek && peekRow !== null && shown.columns[peek.at.column] ? (
        <Suspense>
          <Peek
            engine={engine}
            table={table}
            column={shown.columns[peek.at.column]!}
            row={peekRow}
            anchor={peek.anchor}
            onClose={() => {
              setPeek(null);
              grid.current?.focus();
            }}
            onGo={onGo}
          />
        </Suspense>
      ) : null}
    </>
  );
}
