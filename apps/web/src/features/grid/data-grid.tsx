import { useEffect, useEffectEvent, useMemo, useRef, useState, type Ref } from 'react';
import type { Engine } from '../../engine/engine-store.ts';
import type { RowOrder } from '../../engine/order/row-order.ts';
import { DENSITIES, useDensity } from '../../lib/density.ts';
import { formatCount } from '../../lib/format.ts';
import { useMakersShown } from '../../lib/makers-shown.ts';
import type { Place } from '../../workspace/place.ts';
import { startWidth, widthKind } from './column-layout.ts';
import { GridHeader } from './grid-header.tsx';
import type { HeadNote } from './head-cell.tsx';
import { gridKey } from './grid-keys.ts';
import { FIRST_VIEW, isSameView } from './grid-picks.ts';
import styles from './grid.module.css';
import { LOW, useMedia } from '../../lib/use-media.ts';
import { HEAD_PX } from './grid-view.ts';
import { Rail } from './rail.tsx';
import { rectOf, type Rect, type Selection } from './selection.ts';
import type { ShownColumns } from './use-column-view.ts';
import { useColumnWidths } from './use-column-widths.ts';
import { useGridActs } from './use-grid-acts.ts';
import { useGridPainter } from './use-grid-painter.ts';
import { useSpoken } from './use-spoken.ts';
import { useSprigs } from './use-sprigs.ts';

export type GridHandle = {
  jump(row: number): void;
  reveal(place: Place): void;
  focus(): void;
  /** The row at the top of the visible part. */
  top(): number | undefined;
  cellAt(place: Place): HTMLElement | null;
  text(place: Place): string | null | undefined;
};

export type DataGridProps = {
  /** The id of the element, if a page has more than one grid. */
  id?: string;
  /** The label of the element, if it does not show a table's rows. */
  label?: string;
  /** The key under which widths are stored. */
  storageKey: string;
  table: string;
  rows: number;
  /** The row count of the table, if `rows` are some of its rows. */
  of?: number;
  /** The visible columns. All column indices of the grid refer to these. */
  shown: ShownColumns;
  engine: Engine | null;
  /** 2: rows show the values of two sides, one below the other. */
  lines?: 1 | 2;
  /** Notes that the header shows instead of a histogram, by column. */
  notes?: ReadonlyMap<string, HeadNote>;
  active: Place;
  onActive: (place: Place) => void;
  /** The selected range beyond the active cell, or null. */
  selection: Selection | null;
  onSelection: (selection: Selection | null) => void;
  onCopy: (rect: Rect) => void;
  /** Null if values cannot be searched. */
  onFind: (() => void) | null;
  /** F: show only rows that match a condition on the active column. Null if rows are not filtered. */
  onFilter: (() => void) | null;
  /** The order that is requested. */
  order: RowOrder | null;
  /** Whether rows are in that order. */
  isOrdered?: boolean;
  /** S: sort by the active column; null for the order of the table. Null if rows are not sorted. */
  onSort: ((order: RowOrder | null) => void) | null;
  /** C: the rows that refer to the active one, shown or not. */
  onChildren: () => void;
  /** L: show the rows that refer to the active one next to it, level by level. Absent if not available. */
  onLinked?: () => void;
  /** O: small charts of all columns instead of the rows. */
  onOverview: () => void;
  /** Opens the review of a column's generator. Null if generators are not shown. */
  onReview: ((column: string) => void) | null;
  /** Space, or a click on a link: opens the target without leaving. */
  onPeek: (place: Place) => void;
  /** F2: edits a cell by example. Null if nothing may be changed. */
  onExample: ((place: Place) => void) | null;
  /** Enter: go to the parent. */
  onFollow: (place: Place) => void;
  onBack: () => void;
  onInspect: () => void;
  onError: (error: unknown) => void;
  ref?: Ref<GridHandle>;
};

/** A second line of text in a row, in px. */
const LINE_PX = 18;

/** The heights of a row and of the header, in px: in a low window both are smaller. */
function useHeights(lines: 1 | 2, makers: boolean) {
  const isLow = useMedia(LOW);
  const density = useDensity();
  const rowHeight = DENSITIES[isLow && density === 'normal' ? 'compact' : density] + (lines - 1) * LINE_PX;
  if (isLow) return { isLow, rowHeight, head: makers ? HEAD_PX.low : HEAD_PX.lowest };
  return { isLow, rowHeight, head: makers ? HEAD_PX.full : HEAD_PX.short };
}

/** Any row of any table: an integer row and a window, painted outside React. React owns the header, the rail and the keys. */
export function DataGrid(props: DataGridProps) {
  const { id = 'grid', storageKey, table, rows, of = rows, shown, engine, lines = 1, notes, active, selection, onSelection, onPeek, ref } = props;
  const { columns, pinned } = shown;
  const scroller = useRef<HTMLDivElement>(null);
  const spacer = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(FIRST_VIEW);
  const [menu, setMenu] = useState<number | null>(null);
  const makers = useMakersShown() && props.onReview !== null;
  const { isLow, rowHeight, head } = useHeights(lines, makers);
  const activeId = `${id}-active-cell`;

  const usual = useMemo(() => columns.map((column) => startWidth(widthKind(column), column.name, column.type.base, column.relation !== null, [])), [columns]);
  const { widths, resize, fit } = useColumnWidths(storageKey, columns, usual);
  const numberWidth = Math.max(52, formatCount(Math.max(of, 1)).length * 7 + 22);
  const sprigs = useSprigs(notes ? null : engine, table, props.rows, columns, view.from, view.to, view.pinned);
  const rect = rectOf(selection, active, rows, columns.length);
  const { top, bottom, left, right } = rect;
  const picked = useMemo<Rect | null>(() => (selection ? { top, bottom, left, right } : null), [selection, top, bottom, left, right]);

  // Corners are indices among the visible columns, so a change of these invalidates the selection.
  const dropSelection = useEffectEvent(() => onSelection(null));
  const names = columns.map((column) => column.name).join('\n');
  useEffect(() => dropSelection(), [names]);

  const painter = useGridPainter(
    { scroller, spacer, body },
    {
      storageKey,
      activeId,
      table: { name: table, rows, columns, pinned, lines },
      widths,
      numberWidth,
      rowHeight,
      head,
      engine,
      active,
      picked,
      fit,
      onView: (next) => setView((before) => (isSameView(before, next) ? before : next)),
      onError: props.onError,
    },
    ref,
  );
  const spoken = useSpoken(painter, table, active, picked, rows, columns);
  const acts = useGridActs(props, { scroller, painter, rowHeight, rect, resize, onMenu: setMenu });

  return (
    <div className="row fill min-height-0 relative clip">
      <div
        ref={scroller}
        id={id}
        role="grid"
        aria-label={props.label ?? `Rows of ${table}`}
        aria-readonly
        aria-multiselectable
        aria-rowcount={rows < 2_147_483_646 ? rows + 1 : -1}
        aria-colcount={columns.length + 1}
        tabIndex={0}
        className={`fill scroll relative no-ring ${styles.scroller}`}
        data-lines={lines === 2 ? '' : undefined}
        style={{ '--row': `${rowHeight}px` } as React.CSSProperties}
        onKeyDown={(event) => {
          // Menus and handles in the grid handle their own keys.
          if (event.target !== event.currentTarget) return;
          const what = gridKey(event, { active, rows, columns: columns.length, page: view.inView });
          if (!what) return;
          event.preventDefault();
          acts.act(what);
        }}
        onPointerDown={acts.press}
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
        <div ref={spacer} className={`relative ${styles.spacer}`}>
          <GridHeader
            shown={shown}
            widths={widths}
            numberWidth={numberWidth}
            view={view}
            height={head}
            makers={makers}
            isLow={isLow}
            onReview={props.onReview}
            active={active.column}
            picked={selection?.mode === 'columns' ? picked : null}
            sprigs={sprigs}
            notes={notes}
            order={props.isOrdered ? props.order : null}
            menu={menu}
            onMenu={(column) => {
              setMenu(column);
              // Returns the focus to the grid, so that keys continue there.
              if (column === null) requestAnimationFrame(acts.focus);
            }}
            actsOf={acts.actsOf}
            onSelect={acts.selectColumn}
            onSelectAll={() => acts.act({ kind: 'all' })}
            onResize={resize}
            onFit={acts.fit}
            onMove={(from, to) => shown.move(columns[from]!.name, to)}
          />
          <div ref={body} role="rowgroup" className={`full-width absolute ${styles.body}`} style={{ top: head }} />
        </div>
      </div>
      <Rail grid={id} rows={rows} view={view} active={active.row} headHeight={head} onTop={(row) => painter.current?.jump(row)} />
      <div aria-live="polite" className="visually-hidden">
        {spoken}
      </div>
    </div>
  );
}
