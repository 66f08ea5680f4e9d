import { KeyRound } from 'lucide-react';
import { Suspense, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useEngine } from '../../engine/engine-context.tsx';
import type { RowOrder } from '../../engine/order/row-order.ts';
import type { ColumnActs } from './column-actions.ts';
import { columnAt, layoutColumns, MAX_WIDTH, MIN_WIDTH } from './column-layout.ts';
import { isUnrecognised } from '../../workspace/recognised.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { ORIGIN_WORDS, originOf } from '../../workspace/origin.ts';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import styles from './grid.module.css';
import type { GridView } from './grid-view.ts';
import type { Rect } from './selection.ts';
import { Sprig, type SprigShape } from './sprig.tsx';
import type { ShownColumns } from './use-column-view.ts';

/** After the first rows. */
const Maker = lazyPart(() => import('./maker.tsx').then(({ Maker }) => Maker), 'nothing');

const HeadMenu = lazyPart(() => import('./head-menu.tsx').then(({ HeadMenu }) => HeadMenu), 'nothing');

/** A note about a column: a short text below its name, and a full one. `isFaint`: it is not important. */
export type HeadNote = { readonly text: string; readonly words: string; readonly isFaint?: boolean };

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
  const held = [...Array.from({ length: Math.min(view.pinned, columns.length) }, (_, i) => i), ...range(view.from, Math.min(view.to, columns.length))];
  return (
    <div role="rowgroup" className={styles.headGroup}>
      <div role="row" aria-rowindex={1} className={styles.head} style={{ height }} {...drag.handlers}>
        <div
          role="columnheader"
          aria-colindex={1}
          aria-label="Row number"
          className={styles.headNumber}
          style={{ width: numberWidth }}
          onClick={props.onSelectAll}
        >
          #
        </div>
        {held.map((index) => {
          const column = columns[index]!;
          const note = props.notes?.get(column.name);
          const inside = picked !== null && index >= picked.left && index <= picked.right;
          return (
            <div
              key={column.name}
              role="columnheader"
              aria-colindex={index + 2}
              aria-label={[headerWords(column), ...(note ? [note.words] : [])].join(', ')}
              aria-sort={order?.column === column.name ? (order.descending ? 'descending' : 'ascending') : undefined}
              className={styles.headCell}
              data-index={index}
              data-pinned={index < view.pinned ? '' : undefined}
              data-pin-end={index === view.pinned - 1 ? '' : undefined}
              data-active={index === active ? '' : undefined}
              data-picked={inside ? '' : undefined}
              data-drop={drag.drop === null ? undefined : index === drag.drop.to ? (drag.drop.to > drag.drop.from ? 'after' : 'before') : undefined}
              data-dragged={drag.drop?.from === index ? '' : undefined}
              style={{ left: numberWidth + layout.edges[index]!, width: widths[index] }}
              title={`${column.name} · ${column.column.type}${note ? ` · ${note.words}` : ''}`}
              onClick={(event) => {
                if (!drag.moved()) onSelect(index, event.shiftKey);
              }}
              onContextMenu={(event) => {
                event.preventDefault();
                onMenu(index);
              }}
            >
              <span className={styles.headName}>
                <span className={styles.headText} data-unrecognised={isUnrecognised(column.column) || undefined}>
                  {column.name}
                </span>
                {order?.column === column.name ? <span className={styles.sortGlyph}>{order.descending ? '↓' : '↑'}</span> : null}
                {column.keyed ? <KeyRound aria-hidden className={styles.keyGlyph} /> : null}
                {column.relation ? <span className={`${styles.glyph} ${styles.fkGlyph}`}>→</span> : null}
                {column.derived ? <span className={styles.glyph}>Σ</span> : null}
                {column.mark ? <span className={styles.glyph}>{column.mark}</span> : null}
              </span>
              {note ? (
                <span className={styles.headNote} data-faint={note.isFaint || undefined}>
                  {note.text}
                </span>
              ) : null}
              {props.notes || column.mark === 'ƒ' || props.isLow ? null : <Sprig shape={sprigs.get(column.name) ?? null} width={widths[index]! - 16} />}
              {/* The space separates the name from the next word for screen readers. */ ' '}
              {props.makers && props.onReview && started ? (
                <Suspense fallback={<span className={styles.maker} />}>
                  <Maker column={column} room={widths[index]! - 16} onReview={props.onReview} />
                </Suspense>
              ) : null}
              <span className={styles.headMenu} onClick={(event) => event.stopPropagation()}>
                {started ? (
                  <Suspense>
                    <HeadMenu
                      isOpen={menu === index}
                      shown={shown}
                      index={index}
                      acts={() => actsOf(index)}
                      onOpenChange={(open) => onMenu(open ? index : null)}
                    />
                  </Suspense>
                ) : null}
              </span>
              <ResizeHandle name={column.name} width={widths[index]!} onResize={(width) => onResize(index, width)} onFit={() => onFit(index)} />
            </div>
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

function headerWords(column: GridColumn): string {
  const origin = originOf(column.column);
  const marks = [
    column.keyed ? 'key' : '',
    column.relation ? `refers to ${column.relation.to.table}` : '',
    column.mark ? 'made by Postgres' : '',
    column.derived ? 'computed from other cells' : '',
    isUnrecognised(column.column) ? 'not recognised' : '',
    origin && !column.relation && !column.mark ? ORIGIN_WORDS[origin] : '',
  ].filter(Boolean);
  return [column.name, column.column.type, ...marks].join(', ');
}

function ResizeHandle({ name, width, onResize, onFit }: { name: string; width: number; onResize: (width: number) => void; onFit: () => void }) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const set = (next: number) => onResize(Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, next))));
  const end = () => {
    start.current = null;
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${name}`}
      aria-valuenow={width}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      tabIndex={-1}
      className={styles.resize}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => {
        event.stopPropagation();
        onFit();
      }}
      onPointerDown={(event: PointerEvent<HTMLDivElement>) => {
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width };
      }}
      onPointerMove={(event) => {
        if (start.current) set(start.current.width + event.clientX - start.current.x);
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={(event: KeyboardEvent) => {
        const step = { ArrowLeft: -16, ArrowRight: 16 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        set(width + step);
      }}
    />
  );
}
