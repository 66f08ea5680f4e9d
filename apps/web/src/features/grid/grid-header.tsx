import { useMemo, useRef, useState, type PointerEvent } from 'react';
import { useEngine } from '../../engine/engine-context.tsx';
import type { RowOrder } from '../../engine/order/row-order.ts';
import type { ColumnActs } from './column-actions.ts';
import { columnAt, layoutColumns } from './column-layout.ts';
import { useStable } from '../../lib/use-stable.ts';
import styles from './grid.module.css';
import type { GridView } from './grid-view.ts';
import { HeadCell, type HeadNote } from './head-cell.tsx';
import type { Rect } from './selection.ts';
import type { SprigShape } from './sprig.tsx';
import type { ShownColumns } from './use-column-view.ts';

type GridHeaderProps = {
  shown: ShownColumns;
  widths: readonly number[];
  numberWidth: number;
  view: GridView;
  height: number;
  /** Whether a line shows the generator of each column. */
  makers: boolean;
  /** There is no room for histograms. */
  isLow: boolean;
  onReview: ((column: string) => void) | null;
  active: number;
  picked: Rect | null;
  sprigs: ReadonlyMap<string, SprigShape>;
  notes: ReadonlyMap<string, HeadNote> | undefined;
  /** The sort order of the rows. */
  order: RowOrder | null;
  /** The column with an open menu. */
  menu: number | null;
  onMenu: (column: number | null) => void;
  actsOf: (column: number) => ColumnActs;
  onSelect: (column: number, extend: boolean) => void;
  onSelectAll: () => void;
  onResize: (column: number, width: number) => void;
  onFit: (column: number) => void;
  onMove: (from: number, to: number) => void;
};

/** Names, key icons and a live histogram of each visible column. A column moves by dragging its name, or by the commands of its menu. */
export function GridHeader(props: GridHeaderProps) {
  const { shown, widths, numberWidth, view, height, active, picked, sprigs, menu, order, onMenu, actsOf, onSelect, onResize, onFit, onMove } = props;
  const { columns } = shown;
  // Once the first rows are there.
  const started = useEngine((state) => state.shown);
  const layout = useMemo(() => layoutColumns(widths), [widths]);
  const drag = useColumnDrag((x) => columnAt(layout, x), numberWidth, view.pinned, onMove);
  const on = useStable({
    select: (index: number, extend: boolean) => {
      if (!drag.moved()) onSelect(index, extend);
    },
    menu: onMenu,
    menuOf: (index: number) => ({ shown, acts: actsOf(index) }),
    review: (column: string) => props.onReview?.(column),
    resize: onResize,
    fit: onFit,
  });
  const held = [...Array.from({ length: Math.min(view.pinned, columns.length) }, (_, i) => i), ...range(view.from, Math.min(view.to, columns.length))];
  return (
    <div role="rowgroup" className={`sticky-top ${styles.headGroup}`}>
      <div role="row" aria-rowindex={1} className={`row on-bg relative ${styles.head}`} style={{ height }} {...drag.handlers}>
        <div
          role="columnheader"
          aria-colindex={1}
          aria-label="Row number"
          className={`rigid text-small faint text-right on-bg full-height ${styles.headNumber}`}
          style={{ width: numberWidth }}
          onClick={props.onSelectAll}
        >
          #
        </div>
        {held.map((index) => {
          const column = columns[index]!;
          return (
            <HeadCell
              key={column.name}
              column={column}
              index={index}
              left={numberWidth + layout.edges[index]!}
              width={widths[index]!}
              pin={index === view.pinned - 1 ? 'last' : index < view.pinned ? 'pinned' : null}
              isActive={index === active}
              isPicked={picked !== null && index >= picked.left && index <= picked.right}
              drop={drag.drop === null || index !== drag.drop.to ? null : drag.drop.to > drag.drop.from ? 'after' : 'before'}
              isDragged={drag.drop?.from === index}
              sorted={order?.column === column.name ? (order.descending ? 'descending' : 'ascending') : null}
              note={props.notes?.get(column.name)}
              sprig={props.notes || column.mark === 'ƒ' || props.isLow ? undefined : (sprigs.get(column.name) ?? null)}
              hasMaker={props.makers && props.onReview !== null}
              isStarted={started}
              isMenuOpen={menu === index}
              on={on}
            />
          );
        })}
      </div>
    </div>
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}

/** Sideways px after which a press on a name is a drag. */
const DRAG_PX = 6;

/** A column's name that is dragged to another place; with a finger the grid scrolls instead, and the menu moves columns. */
function useColumnDrag(columnOf: (x: number) => number, numberWidth: number, pinned: number, onMove: (from: number, to: number) => void) {
  const start = useRef<{ x: number; from: number } | null>(null);
  const wasDragged = useRef(false);
  const [drop, setDrop] = useState<{ from: number; to: number } | null>(null);
  const end = () => {
    start.current = null;
    setDrop(null);
  };
  return {
    drop,
    /** Whether the click that follows belongs to a drag. */
    moved: () => wasDragged.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        const index = event.target instanceof Element ? event.target.closest('[data-index]')?.getAttribute('data-index') : null;
        wasDragged.current = false;
        if (event.button !== 0 || event.pointerType === 'touch' || index === null || index === undefined) return;
        start.current = { x: event.clientX, from: Number(index) };
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        if (!start.current || (drop === null && Math.abs(event.clientX - start.current.x) < DRAG_PX)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        wasDragged.current = true;
        // The left edge of the row is scrolled away; pinned columns stay at the edge of the view.
        const x = event.clientX - event.currentTarget.getBoundingClientRect().left - numberWidth;
        const { from } = start.current;
        const to = columnOf(Math.max(0, x));
        setDrop({ from, to: from < pinned ? Math.min(to, pinned - 1) : Math.max(to, pinned) });
      },
      onPointerUp: () => {
        if (drop && drop.from !== drop.to) onMove(drop.from, drop.to);
        end();
      },
      onPointerCancel: end,
    },
  };
}
