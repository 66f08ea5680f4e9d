import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState, type PointerEvent, type Ref } from 'react';
import type { Engine } from '../../engine/engine-store.ts';
import { formatCount } from '../../lib/format.ts';
import { useMakersShown } from '../../lib/makers-shown.ts';
import { DENSITIES, useDensity } from '../../lib/density.ts';
import { columnActions } from './column-actions.ts';
import { startWidth, wholeWidth } from './column-layout.ts';
import { dragSelect } from './drag-select.ts';
import { GridHeader } from './grid-header.tsx';
import { gridKey, type GridAct } from './grid-keys.ts';
import type { Place } from '../../workspace/place.ts';
import styles from './grid.module.css';
import { ACTIVE_CELL_ID, GridPainter, HEAD_PX, type GridView } from './painter.ts';
import { Rail } from './rail.tsx';
import { rectOf, type Rect, type Selection } from './selection.ts';
import { spokenPlace } from './spoken-place.ts';
import type { ShownColumns } from './use-column-view.ts';
import { useColumnWidths } from './use-column-widths.ts';
import { useSprigs } from './use-sprigs.ts';

export type GridHandle = {
  jump(row: number): void;
  reveal(place: Place): void;
  focus(): void;
  /** The row at the top of what is seen. */
  top(): number | undefined;
  cellAt(place: Place): HTMLElement | null;
  text(place: Place): string | null | undefined;
};

export type DataGridProps = {
  /** Where widths are remembered. */
  storageKey: string;
  table: string;
  rows: number;
  /** Columns as they are shown; all places of the grid count these. */
  shown: ShownColumns;
  engine: Engine | null;
  active: Place;
  onActive: (place: Place) => void;
  /** What is picked beyond the active cell, or null. */
  selection: Selection | null;
  onSelection: (selection: Selection | null) => void;
  onCopy: (rect: Rect) => void;
  /** Null where no value can be looked for. */
  onFind: (() => void) | null;
  /** C: the rows that refer to the active one, shown or not. */
  onChildren: () => void;
  /** O: small pictures of all columns in place of the rows. */
  onOverview: () => void;
  /** Space, or a click on a link: look without leaving. */
  /** A column's generator is to be reviewed. Null where none is shown. */
  onReview: ((column: string) => void) | null;
  onPeek: (place: Place) => void;
  /** F2: type what the cell should hold. Null where nothing may be changed. */
  onExample: ((place: Place) => void) | null;
  /** Enter: go to the parent. */
  onFollow: (place: Place) => void;
  onBack: () => void;
  onInspect: () => void;
  onError: (error: unknown) => void;
  ref?: Ref<GridHandle>;
};

/** Any row of any table: an integer row and a window, painted outside React. React owns the header, the rail and the keys. */
export function DataGrid(props: DataGridProps) {
  const { storageKey, table, rows, shown, engine, active, onActive, selection, onSelection, onPeek, onError, ref } = props;
  const { columns } = shown;
  const scroller = useRef<HTMLDivElement>(null);
  const spacer = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const painter = useRef<GridPainter>(null);
  const [view, setView] = useState<GridView>({ top: 0, share: 0, inView: 1, from: 0, to: 0, pinned: 0 });
  const [menu, setMenu] = useState<number | null>(null);
  const [spoken, setSpoken] = useState('');
  const rowHeight = DENSITIES[useDensity()];
  const makers = useMakersShown() && props.onReview !== null;
  const head = makers ? HEAD_PX.full : HEAD_PX.short;

  const usual = useMemo(() => columns.map((column) => startWidth(column.kind, column.name, column.type.base, column.relation !== null, [])), [columns]);
  const { widths, resize, fit } = useColumnWidths(storageKey, columns, usual);
  const numberWidth = Math.max(52, formatCount(Math.max(rows, 1)).length * 7 + 22);
  const sprigs = useSprigs(engine, table, columns, view.from, view.to, view.pinned);
  const rect = rectOf(selection, active, rows, columns.length);
  const picked = useMemo<Rect | null>(
    () => (selection ? { top: rect.top, bottom: rect.bottom, left: rect.left, right: rect.right } : null),
    [selection, rect.top, rect.bottom, rect.left, rect.right],
  );

  // Corners are places among the columns shown: where these change, the corners are others.
  const dropSelection = useEffectEvent(() => onSelection(null));
  const names = columns.map((column) => column.name).join('\n');
  useEffect(() => dropSelection(), [names]);

  const fitted = useRef('');
  const onRows = useEffectEvent((made: GridPainter) => {
    // Again when the count has another length: keys have, too; and for columns that were not shown before.
    const key = `${storageKey} ${String(rows).length} ${columns.length}`;
    if (fitted.current === key) return;
    fitted.current = key;
    fit((column) => made.sample(column), rows, made.room);
  });
  const onFault = useEffectEvent(onError);
  useEffect(() => {
    const made = new GridPainter(
      { scroller: scroller.current!, spacer: spacer.current!, body: body.current! },
      {
        view: (next) => setView((before) => (same(before, next) ? before : next)),
        rows: () => onRows(made),
        error: (error) => onFault(error),
      },
    );
    painter.current = made;
    return () => {
      painter.current = null;
      made.dispose();
    };
  }, []);

  const { pinned } = shown;
  useEffect(
    () => painter.current?.setTable({ name: table, rows, columns, pinned }, widths, numberWidth, rowHeight, head),
    [table, rows, columns, pinned, widths, numberWidth, rowHeight, head],
  );
  useEffect(() => {
    if (engine) painter.current?.setSource({ edition: engine.edition, read: engine.rows });
  }, [engine]);
  useEffect(() => painter.current?.setActive(active), [active]);
  useEffect(() => painter.current?.setPicked(picked), [picked]);

  useImperativeHandle(
    ref,
    () => ({
      jump: (row) => painter.current?.jump(row),
      reveal: (place) => painter.current?.reveal(place),
      focus: () => scroller.current?.focus({ preventScroll: true }),
      top: () => painter.current?.top,
      cellAt: (place) => painter.current?.cellAt(place) ?? null,
      text: (place) => painter.current?.text(place.row, place.column),
    }),
    [],
  );

  // Said after a rest, so that held arrow keys do not queue up words.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (rows > 0) setSpoken(spokenPlace(active, picked, rows, columns, painter.current?.text(active.row, active.column)));
    }, 250);
    return () => clearTimeout(timer);
  }, [active, picked, columns, rows, table]);

  const focus = () => scroller.current?.focus({ preventScroll: true });
  const move = (place: Place, extend: boolean) => {
    if (!extend) onSelection(null);
    else if (!selection) onSelection({ mode: 'cells', anchor: active });
    onActive(place);
    painter.current?.reveal(place);
  };
  const fitOne = (index: number) => {
    const { kind, name, relation } = columns[index]!;
    resize(index, wholeWidth(kind, name, relation !== null, painter.current?.sample(index) ?? []));
  };
  const drag = useRef<{ stop(): void }>(null);
  useEffect(() => () => drag.current?.stop(), []);

  /** A press begins a selection, with Shift it extends the one there is; moving on extends it. */
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !painter.current) return;
    const row = painter.current.rowOf(event.target);
    const place = row === null ? painter.current.placeOf(event.target) : { row, column: active.column };
    if (!place) return;
    const mode = row === null ? 'cells' : 'rows';
    const extend = event.shiftKey;
    if (extend) event.preventDefault();
    const anchor = extend ? (selection?.anchor ?? active) : place;
    onSelection(extend || mode === 'rows' ? { mode: extend ? (selection?.mode ?? mode) : mode, anchor } : null);
    onActive(place);
    focus();
    drag.current?.stop();
    // A finger scrolls.
    if (event.pointerType === 'touch') return;
    drag.current = dragSelect(scroller.current!, painter.current, rowHeight, (at) => {
      if (mode === 'cells' && at.row === anchor.row && at.column === anchor.column) onSelection(null);
      else onSelection({ mode, anchor });
      onActive(mode === 'rows' ? { row: at.row, column: place.column } : at);
    });
  };

  const act = (what: GridAct) => {
    switch (what.kind) {
      case 'move':
        return move(what.place, what.extend);
      case 'rows':
        return onSelection({ mode: 'rows', anchor: selection?.anchor ?? active });
      case 'columns':
        return onSelection({ mode: 'columns', anchor: selection?.anchor ?? active });
      case 'all':
        onSelection({ mode: 'columns', anchor: { row: 0, column: 0 } });
        return onActive({ row: active.row, column: columns.length - 1 });
      case 'one':
        return onSelection(null);
      case 'example':
        painter.current?.reveal(active);
        return props.onExample?.(active);
      case 'peek':
        return onPeek(active);
      case 'follow':
        return props.onFollow(active);
      case 'back':
        return props.onBack();
      case 'inspect':
        return props.onInspect();
      case 'find':
        return props.onFind?.();
      case 'children':
        return props.onChildren();
      case 'overview':
        return props.onOverview();
      case 'menu':
        painter.current?.reveal(active);
        return setMenu(active.column);
      case 'copy':
        return props.onCopy(rect);
    }
  };

  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        id="grid"
        role="grid"
        aria-label={`Rows of ${table}`}
        aria-readonly
        aria-multiselectable
        aria-rowcount={rows < 2_147_483_646 ? rows + 1 : -1}
        aria-colcount={columns.length + 1}
        aria-activedescendant={rows > 0 ? ACTIVE_CELL_ID : undefined}
        tabIndex={0}
        className={styles.scroller}
        style={{ '--row': `${rowHeight}px` } as React.CSSProperties}
        onKeyDown={(event) => {
          // Menus and handles inside have keys of their own.
          if (event.target !== event.currentTarget) return;
          const what = gridKey(event, { active, rows, columns: columns.length, page: view.inView });
          if (!what) return;
          event.preventDefault();
          act(what);
        }}
        onPointerDown={press}
        onClick={(event) => {
          const place = painter.current?.placeOf(event.target);
          const isLink = event.target instanceof HTMLElement && event.target.dataset.chip !== undefined;
          if (place && !selection && columns[place.column]?.relation && isLink) onPeek(place);
        }}
        onDoubleClick={(event) => {
          const place = painter.current?.placeOf(event.target);
          if (place) onPeek(place);
        }}
      >
        <div ref={spacer} className={styles.spacer}>
          <GridHeader
            columns={columns}
            widths={widths}
            numberWidth={numberWidth}
            view={view}
            height={head}
            makers={makers}
            onReview={props.onReview}
            active={active.column}
            picked={selection?.mode === 'columns' ? picked : null}
            sprigs={sprigs}
            menu={menu}
            onMenu={(column) => {
              setMenu(column);
              // The keys go on where they were.
              if (column === null) requestAnimationFrame(focus);
            }}
            actionsOf={(column) =>
              columnActions(shown, column, {
                fit: () => fitOne(column),
                hide: () => {
                  // The active cell goes to a neighbour that stays.
                  if (column === active.column) onActive({ row: active.row, column: column + 1 < columns.length ? column + 1 : column - 1 });
                  shown.hide(columns[column]!.name);
                },
                example: props.onExample
                  ? () => {
                      const place = { row: active.row, column };
                      onActive(place);
                      painter.current?.reveal(place);
                      props.onExample!(place);
                    }
                  : null,
                review: props.onReview && (() => props.onReview!(columns[column]!.name)),
                select: () => {
                  onSelection({ mode: 'columns', anchor: { row: active.row, column } });
                  onActive({ row: active.row, column });
                },
                find: props.onFind
                  ? () => {
                      onActive({ row: active.row, column });
                      props.onFind!();
                    }
                  : null,
              })
            }
            onSelect={(column, extend) => {
              onSelection({ mode: 'columns', anchor: extend && selection ? selection.anchor : { row: active.row, column: extend ? active.column : column } });
              onActive({ row: active.row, column });
              painter.current?.reveal({ row: active.row, column });
              focus();
            }}
            onSelectAll={() => act({ kind: 'all' })}
            onResize={resize}
            onFit={fitOne}
            onMove={(from, to) => shown.move(columns[from]!.name, to)}
          />
          <div ref={body} role="rowgroup" className={styles.body} style={{ top: head }} />
        </div>
      </div>
      <Rail rows={rows} view={view} active={active.row} headHeight={head} onTop={(row) => painter.current?.jump(row)} />
      <div aria-live="polite" className="visually-hidden">
        {spoken}
      </div>
    </div>
  );
}

function same(a: GridView, b: GridView): boolean {
  return a.top === b.top && a.share === b.share && a.inView === b.inView && a.from === b.from && a.to === b.to && a.pinned === b.pinned;
}
