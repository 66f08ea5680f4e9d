import { CHUNK_COLUMNS } from './block-cache.ts';
import { changeWords, readChange } from './changed-text.ts';
import { BlockLoader, wantedAround, type Wanted } from './block-loader.ts';
import { columnAt, layoutColumns, pinnedThatFit, scrollToColumn, type ColumnLayout } from './column-layout.ts';
import type { Place } from '../../workspace/place.ts';
import { RowPool, type HeldColumns } from './row-pool.ts';
import type { RowsSource } from './rows-source.ts';
import { isSameList, isSameLook } from './same-look.ts';
import { clamp, jumpTo, reveal, settle, shareOf, topRow, windowRows, type ScrollPlace, type ScrollWindow } from './scroll-window.ts';
import type { Rect } from './selection.ts';
import { HEAD_PX, type GridTable, type PainterEvents } from './grid-view.ts';

const QUIET_MS = 120;
const SPARE_ROWS = 8;

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
  readonly #rows: RowPool;
  readonly #stop = new AbortController();
  readonly #resize: ResizeObserver;
  /** Of the source, and of the rows that are painted: a number never stands beside the cells of another row. */
  #numbers: RowsSource['numberOf'];
  #numberOf: RowsSource['numberOf'];
  #hasRows = false;
  #table: GridTable = { name: '', rows: 0, columns: [], pinned: 0, lines: 1 };
  #widths: readonly number[] = [];
  #layout: ColumnLayout = layoutColumns([]);
  #numberWidth = 64;
  #rowHeight = 28;
  #head: number = HEAD_PX.short;
  #base = 0;
  #frame = 0;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #picked: Rect | null = null;
  #active: Place | null = null;
  #flash = false;
  #lastTop = 0;
  /** The blocks that the last painted frame requested. */
  #asked: readonly Wanted[] = [];
  #paintedEdition = -1;
  /** The column that was scrolled into view. It stays visible when widths change, until the user scrolls sideways. */
  #kept: { readonly column: number; readonly left: number } | null = null;

  /** `activeId`: of the active cell's element. */
  constructor(elements: { scroller: HTMLElement; spacer: HTMLElement; body: HTMLElement }, activeId: string, events: PainterEvents) {
    this.#scroller = elements.scroller;
    this.#spacer = elements.spacer;
    this.#body = elements.body;
    this.#rows = new RowPool(elements.body);
    this.#events = events;
    this.#activeId = activeId;
    this.#loader = new BlockLoader((edition) => this.#arrived(edition), events.error);
    this.#scroller.addEventListener('scroll', () => this.#scrolled(), { passive: true, signal: this.#stop.signal });
    this.#scroller.addEventListener('scrollend', () => this.#settle(), { signal: this.#stop.signal });
    this.#resize = new ResizeObserver(() => this.#resized());
    this.#resize.observe(this.#scroller);
  }

  setTable(table: GridTable, widths: readonly number[], numberWidth: number, rowHeight: number, head: number): void {
    const before = this.#table;
    const other = table.name !== before.name;
    const isOtherHeight = rowHeight !== this.#rowHeight;
    const isPlaced = !isOtherHeight && head === this.#head && numberWidth === this.#numberWidth && isSameList(widths, this.#widths);
    if (
      !other &&
      isPlaced &&
      table.rows === before.rows &&
      table.pinned === before.pinned &&
      table.lines === before.lines &&
      isSameLook(table.columns, before.columns)
    ) {
      // After an edit of a column's values, cells keep their text until the new rows arrive, and only those are
      // repainted.
      this.#table = table;
      return;
    }
    const { top } = this;
    this.#table = table;
    this.#widths = widths;
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
    this.#rows.release();
    this.#fillPool();
    if (other) {
      this.#base = 0;
      this.#scroller.scrollTop = 0;
      this.#scroller.scrollLeft = 0;
    } else if (this.#base > 0 || isOtherHeight) {
      // By the top row, not by px, because another height changes the px of each row.
      const place = jumpTo(this.#window(), top);
      this.#setPlace(place);
    }
    if (other) this.#hasRows = false;
    if (other) this.#kept = null;
    else this.#keep();
    // Other widths of the same rows are painted at once: the header has them in this frame.
    if (other) this.schedule();
    else this.#paint();
  }

  setSource(source: RowsSource): void {
    this.#loader.setSource(source);
    this.#numbers = source.numberOf;
    if (!this.#hasRows) this.#numberOf = source.numberOf;
    // Other rows are no change of rows.
    if (source.numberOf) this.#paintedEdition = -1;
    // The rows that came with the edit are loaded before the next frame, so that it paints once.
    this.#loader.ask(this.#asked);
    this.schedule();
  }

  /** The active cell, and the selected range beyond it; null for none. */
  mark(active: Place | null, picked: Rect | null): void {
    this.#active = active;
    this.#picked = picked;
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
    const left = scrollToColumn(this.#layout, column, pinned, this.#scroller.scrollLeft, this.room);
    if (left !== null) this.#scroller.scrollLeft = left;
    this.#kept = { column, left: this.#scroller.scrollLeft };
  }

  #keep(): void {
    if (this.#kept) this.#revealColumn(this.#kept.column);
  }

  text(row: number, column: number): string | null | undefined {
    return this.#loader.cache.text(row, column);
  }

  /** Texts of the first loaded rows of a column, to choose a width. */
  sample(column: number, most = 40): (string | null)[] {
    const texts: (string | null)[] = [];
    // Counted from the top row: above 2^53 the number behind the last row is not one more.
    const { top } = this;
    for (let ahead = 0; ahead < Math.min(most, this.#table.rows - top); ahead++) {
      const text = this.text(top + ahead, column);
      if (text !== undefined) texts.push(...textsToFit(text, this.#table.lines));
    }
    return texts;
  }

  placeOf(target: EventTarget | null): Place | null {
    return this.#rows.placeOf(target);
  }

  /** The cell under a point of the window, or the nearest one for points outside; null without rows. */
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

  /** The total width of columns that fits without scrolling, in px. */
  get room(): number {
    return this.#scroller.clientWidth - this.#numberWidth;
  }

  /** The row whose number was clicked, or null. */
  rowOf(target: EventTarget | null): number | null {
    return this.#rows.rowOf(target);
  }

  cellAt(place: Place): HTMLElement | null {
    return this.#rows.cellAt(place);
  }

  schedule(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#paint());
  }

  dispose(): void {
    this.#stop.abort();
    this.#resize.disconnect();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#quiet);
    this.#rows.remove();
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
    // A gesture that reaches the window's edge extends the window immediately.
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    if (scrollTop <= 0 || scrollTop + clientHeight >= scrollHeight - 1) this.#settle();
  }

  #settle(): void {
    const place = settle(this.#window(), this.#place());
    if (place) this.#setPlace(place);
  }

  #fillPool(): void {
    this.#rows.grow(this.#window().inView + SPARE_ROWS);
  }

  #resized(): void {
    this.#fillPool();
    this.#rows.release();
    this.#keep();
    this.schedule();
  }

  #arrived(edition: number): void {
    this.#flash = this.#paintedEdition >= 0 && edition !== this.#paintedEdition;
    this.#paintedEdition = edition;
    this.#hasRows = true;
    if (edition === this.#loader.edition) this.#numberOf = this.#numbers;
    this.schedule();
    this.#events.rows();
  }

  #paint(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (this.#rows.size === 0 || this.#table.columns.length === 0) return;
    const view = this.#window();
    // Read once and before any write, because reading after a write forces a layout.
    const place = this.#place();
    const top = topRow(view, place);
    const end = Math.min(view.rows, top + view.inView + 2);
    const { from, to, pinned } = this.#columns();
    this.#rows.hideOutside(top, end);
    for (let row = top; row < end; row++) {
      const slot = this.#rows.slotFor(row);
      const moved = slot.move(row, this.#base, this.#rowHeight);
      if (this.#numberOf) slot.number(this.#numberOf(row));
      slot.paint(this.#table.columns, this.#layout, (column) => this.text(row, column), this.#flash && !moved);
      slot.mark(this.#active?.row === row ? this.#active.column : null, this.#picked, this.#activeId);
    }
    this.#flash = false;
    this.#nameActive();
    this.#body.ariaBusy = String(!this.#isFresh(top, from));
    this.#events.view({ top, share: shareOf(view, place), inView: view.inView, from, to, pinned });
    this.#ask(top, end, from, to);
    if (pinned > 0 && from >= CHUNK_COLUMNS) this.#ask(top, end, 0, pinned);
  }

  /** Sets the active descendant while the element of the active cell exists. Scrolled out of view, it has none. */
  #nameActive(): void {
    if (this.#active && this.#rows.cellAt(this.#active)) this.#scroller.setAttribute('aria-activedescendant', this.#activeId);
    else this.#scroller.removeAttribute('aria-activedescendant');
  }

  #isFresh(top: number, from: number): boolean {
    return this.#loader.cache.isFresh(Math.floor(top / 64), Math.floor(from / 32), this.#loader.edition);
  }

  #pinned(): number {
    return pinnedThatFit(this.#layout, this.#table.pinned, this.#scroller.clientWidth, this.#numberWidth);
  }

  #columns(): HeldColumns {
    const { columns } = this.#table;
    const { scrollLeft: left, clientWidth: width } = this.#scroller;
    return this.#rows.hold({ columns, layout: this.#layout, pinned: this.#pinned(), left, width, numbers: this.#numberWidth });
  }

  #ask(top: number, end: number, from: number, to: number): void {
    this.#asked = wantedAround({ fromRow: top, toRow: end, fromColumn: from, toColumn: to }, top >= this.#lastTop);
    this.#lastTop = top;
    this.#loader.ask(this.#asked);
  }
}

/** The texts that a cell's width must fit: of two values, one below the other, the longer one. */
function textsToFit(text: string | null, lines: 1 | 2): (string | null)[] {
  const change = text === null ? null : readChange(text);
  if (!change) return [text];
  return lines === 1 ? [changeWords(change)] : [change.before ?? null, ...(change.after === undefined ? [] : [`→ ${change.after}`])];
}
