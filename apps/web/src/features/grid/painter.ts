import { CHUNK_COLUMNS } from './block-cache.ts';
import { BlockLoader, type Wanted } from './block-loader.ts';
import { columnAt, columnsInView, layoutColumns, pinnedThatFit, type ColumnLayout } from './column-layout.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import type { Place } from '../../workspace/place.ts';
import { RowSlot } from './row-slot.ts';
import type { RowsSource } from './rows-source.ts';
import { clamp, jumpTo, reveal, settle, shareOf, topRow, windowRows, type ScrollPlace, type ScrollWindow } from './scroll-window.ts';
import type { Rect } from './selection.ts';
import styles from './grid.module.css';

/** Height of the sticky header, in px: with a line that says what makes each column, and without. */
export const HEAD_PX = { full: 68, short: 52 } as const;
const QUIET_MS = 120;
const SPARE_ROWS = 8;

/** `pinned`: how many of the first columns stay beside the row number. */
export type GridTable = { readonly name: string; readonly rows: number; readonly columns: readonly GridColumn[]; readonly pinned: number };
/** `from` … `to`: columns held behind the `pinned` ones. */
export type GridView = {
  readonly top: number;
  readonly share: number;
  readonly inView: number;
  readonly from: number;
  readonly to: number;
  readonly pinned: number;
};
export type PainterEvents = {
  /** The view moved: the rail and the header follow. */
  view(view: GridView): void;
  /** The first rows of a table are there. */
  rows(): void;
  error(error: unknown): void;
};

/**
 * Paints the grid's body outside React: a pool of row elements, written in one animation frame. Holds an integer row and
 * a window, never pixels of the whole table (`scroll-window.ts`).
 */
export class GridPainter {
  readonly #scroller: HTMLElement;
  readonly #spacer: HTMLElement;
  readonly #body: HTMLElement;
  readonly #events: PainterEvents;
  readonly #activeId: string;
  readonly #loader: BlockLoader;
  readonly #slots: RowSlot[] = [];
  readonly #stop = new AbortController();
  readonly #resize: ResizeObserver;
  #numberOf: RowsSource['numberOf'];
  #table: GridTable = { name: '', rows: 0, columns: [], pinned: 0 };
  #layout: ColumnLayout = layoutColumns([]);
  #numberWidth = 64;
  #rowHeight = 28;
  #head: number = HEAD_PX.short;
  #base = 0;
  #frame = 0;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #held = { from: -1, to: -1, pinned: 0 };
  #picked: Rect | null = null;
  #active: Place | null = null;
  #flash = false;
  #lastTop = 0;
  /** What was wanted by the frame that was painted last. */
  #asked: readonly Wanted[] = [];
  #paintedEdition = -1;
  /** The column that was brought into view, until the view is moved sideways by hand: it stays in view when widths or the room change. */
  #kept: { readonly column: number; readonly left: number } | null = null;

  /** `activeId`: of the active cell's element. */
  constructor(elements: { scroller: HTMLElement; spacer: HTMLElement; body: HTMLElement }, activeId: string, events: PainterEvents) {
    this.#scroller = elements.scroller;
    this.#spacer = elements.spacer;
    this.#body = elements.body;
    this.#events = events;
    this.#activeId = activeId;
    this.#loader = new BlockLoader((edition) => this.#arrived(edition), events.error);
    this.#scroller.addEventListener('scroll', () => this.#scrolled(), { passive: true, signal: this.#stop.signal });
    this.#scroller.addEventListener('scrollend', () => this.#settle(), { signal: this.#stop.signal });
    this.#resize = new ResizeObserver(() => this.#resized());
    this.#resize.observe(this.#scroller);
  }

  setTable(table: GridTable, widths: readonly number[], numberWidth: number, rowHeight: number, head: number): void {
    const other = table.name !== this.#table.name;
    const { top } = this;
    const isOtherHeight = rowHeight !== this.#rowHeight;
    this.#table = table;
    this.#layout = layoutColumns(widths);
    this.#numberWidth = numberWidth;
    this.#rowHeight = rowHeight;
    this.#head = head;
    this.#loader.setTable(
      table.name,
      table.rows,
      table.columns.map((column) => column.name),
    );
    this.#body.style.setProperty('--number-width', `${numberWidth}px`);
    this.#spacer.style.width = `${numberWidth + this.#layout.edges.at(-1)!}px`;
    this.#spacer.style.height = `${head + windowRows(this.#window()) * rowHeight}px`;
    this.#held = { from: -1, to: -1, pinned: 0 };
    this.#fillPool();
    if (other) {
      this.#base = 0;
      this.#scroller.scrollTop = 0;
      this.#scroller.scrollLeft = 0;
    } else if (this.#base > 0 || isOtherHeight) {
      // By the row at the top, not by px: these hold other rows at another height.
      const place = jumpTo(this.#window(), top);
      this.#setPlace(place);
    }
    if (other) this.#kept = null;
    else this.#keep();
    this.schedule();
  }

  setSource(source: RowsSource): void {
    this.#loader.setSource(source);
    this.#numberOf = source.numberOf;
    // Other rows are no change of rows.
    if (source.numberOf) this.#paintedEdition = -1;
    // What came with the edit is there before the next frame, which then paints once.
    this.#loader.ask(this.#asked);
    this.schedule();
  }

  setActive(place: Place | null): void {
    this.#active = place;
    this.schedule();
  }

  /** What is picked beyond the active cell; null for nothing. */
  setPicked(rect: Rect | null): void {
    this.#picked = rect;
    this.schedule();
  }

  get top(): number {
    return topRow(this.#window(), this.#place());
  }

  get inView(): number {
    return this.#window().inView;
  }

  jump(row: number): void {
    this.#setPlace(jumpTo(this.#window(), row));
  }

  /** Brings a cell wholly into view by the least move. */
  reveal({ row, column }: Place): void {
    const place = reveal(this.#window(), this.#place(), row);
    if (place) this.#setPlace(place);
    this.#revealColumn(column);
  }

  #revealColumn(column: number): void {
    const pinned = this.#pinned();
    if (column < pinned) return;
    // Measured from where the pinned columns end.
    const behind = this.#layout.edges[pinned]!;
    const left = (this.#layout.edges[column] ?? 0) - behind;
    const right = (this.#layout.edges[column + 1] ?? left) - behind;
    const room = this.#scroller.clientWidth - this.#numberWidth - behind;
    if (left < this.#scroller.scrollLeft) this.#scroller.scrollLeft = left;
    else if (right > this.#scroller.scrollLeft + room) this.#scroller.scrollLeft = Math.min(left, right - room);
    this.#kept = { column, left: this.#scroller.scrollLeft };
  }

  #keep(): void {
    if (this.#kept) this.#revealColumn(this.#kept.column);
  }

  text(row: number, column: number): string | null | undefined {
    return this.#loader.cache.text(row, column);
  }

  /** Texts of the first rows known of a column, to find a width. */
  sample(column: number, most = 40): (string | null)[] {
    const texts: (string | null)[] = [];
    // Counted from the top row: above 2^53 the number behind the last row is not one more.
    const { top } = this;
    for (let ahead = 0; ahead < Math.min(most, this.#table.rows - top); ahead++) {
      const text = this.text(top + ahead, column);
      if (text !== undefined) texts.push(text);
    }
    return texts;
  }

  placeOf(target: EventTarget | null): Place | null {
    const cell = target instanceof Element ? target.closest('[role="gridcell"]') : null;
    const slot = cell && this.#slots.find((one) => one.element === cell.parentElement);
    const column = slot && cell ? slot.columnOf(cell) : -1;
    return slot && column >= 0 ? { row: slot.row, column } : null;
  }

  /** The cell under a point of the window, the nearest one for points outside; null where there are no rows. */
  placeAt(x: number, y: number): Place | null {
    const { rows, columns } = this.#table;
    if (rows === 0 || columns.length === 0) return null;
    const box = this.#scroller.getBoundingClientRect();
    const pinned = this.#layout.edges[this.#pinned()]!;
    const across = clamp(x - box.left, 0, this.#scroller.clientWidth - 1) - this.#numberWidth;
    const down = clamp(y - box.top, this.#head, this.#scroller.clientHeight - 1) - this.#head;
    const row = this.top + Math.floor((down + (this.#scroller.scrollTop % this.#rowHeight)) / this.#rowHeight);
    return { row: Math.min(row, rows - 1), column: columnAt(this.#layout, across < pinned ? across : across + this.#scroller.scrollLeft) };
  }

  /** How wide the columns may be together without scrolling, in px. */
  get room(): number {
    return this.#scroller.clientWidth - this.#numberWidth;
  }

  /** The row whose number was hit, or null. */
  rowOf(target: EventTarget | null): number | null {
    const header = target instanceof Element ? target.closest('[role="rowheader"]') : null;
    return (header && this.#slots.find((one) => one.element === header.parentElement)?.row) ?? null;
  }

  cellAt({ row, column }: Place): HTMLElement | null {
    return this.#slots.find((slot) => slot.row === row)?.cellOf(column) ?? null;
  }

  schedule(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#paint());
  }

  dispose(): void {
    this.#stop.abort();
    this.#resize.disconnect();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#quiet);
    for (const slot of this.#slots) slot.remove();
  }

  #window(): ScrollWindow {
    const inView = Math.max(1, Math.floor((this.#scroller.clientHeight - this.#head) / this.#rowHeight));
    return { rows: this.#table.rows, rowHeight: this.#rowHeight, inView };
  }

  #place(): ScrollPlace {
    return { base: this.#base, scrollTop: this.#scroller.scrollTop };
  }

  #setPlace(place: ScrollPlace): void {
    this.#base = place.base;
    this.#scroller.scrollTop = place.scrollTop;
    this.#paint();
  }

  #scrolled(): void {
    if (this.#kept && Math.abs(this.#scroller.scrollLeft - this.#kept.left) > 1) this.#kept = null;
    this.schedule();
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#settle(), QUIET_MS);
    // A gesture that has reached the window's edge is given more window at once.
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    if (scrollTop <= 0 || scrollTop + clientHeight >= scrollHeight - 1) this.#settle();
  }

  #settle(): void {
    const place = settle(this.#window(), this.#place());
    if (place) this.#setPlace(place);
  }

  #fillPool(): void {
    while (this.#slots.length < this.#window().inView + SPARE_ROWS) this.#slots.push(new RowSlot(this.#body));
  }

  #resized(): void {
    this.#fillPool();
    this.#held = { from: -1, to: -1, pinned: 0 };
    this.#keep();
    this.schedule();
  }

  #arrived(edition: number): void {
    this.#flash = this.#paintedEdition >= 0 && edition !== this.#paintedEdition;
    this.#paintedEdition = edition;
    this.schedule();
    this.#events.rows();
  }

  #paint(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (this.#slots.length === 0 || this.#table.columns.length === 0) return;
    const view = this.#window();
    // Asked for once and before anything is written: the browser would lay out all of it again to answer.
    const place = this.#place();
    const top = topRow(view, place);
    const end = Math.min(view.rows, top + view.inView + 2);
    const { from, to, pinned } = this.#columns();
    for (const slot of this.#slots) if (slot.row >= 0 && (slot.row < top || slot.row >= end)) slot.hide();
    for (let row = top; row < end; row++) {
      const slot = this.#slots[row % this.#slots.length]!;
      const moved = slot.move(row, this.#base, this.#rowHeight);
      if (this.#numberOf) slot.number(this.#numberOf(row));
      slot.paint(this.#table.columns, this.#layout, (column) => this.text(row, column), this.#flash && !moved);
      slot.mark(this.#active?.row === row ? this.#active.column : null, this.#picked, this.#activeId);
    }
    this.#flash = false;
    this.#body.classList.toggle(styles.stale!, !this.#isFresh(top, from));
    this.#events.view({ top, share: shareOf(view, place), inView: view.inView, from, to, pinned });
    this.#ask(top, end, from, to);
    if (pinned > 0 && from >= CHUNK_COLUMNS) this.#ask(top, end, 0, pinned);
  }

  #isFresh(top: number, from: number): boolean {
    return this.#loader.cache.isFresh(Math.floor(top / 64), Math.floor(from / 32), this.#loader.edition);
  }

  #pinned(): number {
    return pinnedThatFit(this.#layout, this.#table.pinned, this.#scroller.clientWidth, this.#numberWidth);
  }

  /** Columns to hold, with two to spare on either side; slots are rebuilt only when that changes. */
  #columns(): { from: number; to: number; pinned: number } {
    const pinned = this.#pinned();
    const seen = columnsInView(this.#layout, this.#scroller.scrollLeft, this.#scroller.clientWidth - this.#numberWidth, pinned);
    const from = Math.max(pinned, seen.from - 2);
    const to = Math.min(this.#table.columns.length, seen.to + 2);
    const { from: heldFrom, to: heldTo, pinned: heldPinned } = this.#held;
    if (pinned !== heldPinned || heldFrom < 0 || seen.from < heldFrom || seen.to > heldTo || to - from < (heldTo - heldFrom) / 2) {
      this.#held = { from, to, pinned };
      const held = [...Array.from({ length: pinned }, (_, i) => i), ...Array.from({ length: to - from }, (_, i) => from + i)];
      for (const slot of this.#slots) slot.setColumns(held, pinned, this.#table.columns, this.#layout, this.#numberWidth);
    }
    return this.#held;
  }

  #ask(top: number, end: number, from: number, to: number): void {
    const ahead = 2 * (end - top);
    const down = top >= this.#lastTop;
    this.#lastTop = top;
    this.#asked = [
      { fromRow: top, toRow: end, fromColumn: from, toColumn: to },
      down ? { fromRow: end, toRow: end + ahead, fromColumn: from, toColumn: to } : { fromRow: top - ahead, toRow: top, fromColumn: from, toColumn: to },
    ];
    this.#loader.ask(this.#asked);
  }
}
