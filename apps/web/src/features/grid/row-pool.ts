import type { GridColumn } from '../../workspace/grid-column.ts';
import type { Place } from '../../workspace/place.ts';
import { columnsInView, type ColumnLayout } from './column-layout.ts';
import { RowSlot } from './row-slot.ts';

/** `from` … `to`: columns with cell elements, after the `pinned` ones. */
export type HeldColumns = { readonly from: number; readonly to: number; readonly pinned: number };

/** What decides which columns have cells. Widths are in px; `numbers` is the width of the row numbers. */
export type ColumnRoom = {
  readonly columns: readonly GridColumn[];
  readonly layout: ColumnLayout;
  readonly pinned: number;
  readonly left: number;
  readonly width: number;
  readonly numbers: number;
};

const NONE: HeldColumns = { from: -1, to: -1, pinned: 0 };

/** The row elements of a grid. All of them have the same columns. */
export class RowPool {
  readonly #body: HTMLElement;
  readonly #slots: RowSlot[] = [];
  #held: HeldColumns = NONE;

  constructor(body: HTMLElement) {
    this.#body = body;
  }

  get size(): number {
    return this.#slots.length;
  }

  /** Adds elements until there are `count`. */
  grow(count: number): void {
    while (this.#slots.length < count) this.#slots.push(new RowSlot(this.#body));
  }

  /** Forces the next call of `hold` to rebuild the cells. */
  release(): void {
    this.#held = NONE;
  }

  /** Columns to hold, with two to spare on either side; cells are rebuilt only when that changes. */
  hold({ columns, layout, pinned, left, width, numbers }: ColumnRoom): HeldColumns {
    const seen = columnsInView(layout, left, width - numbers, pinned);
    const from = Math.max(pinned, seen.from - 2);
    const to = Math.min(columns.length, seen.to + 2);
    const { from: heldFrom, to: heldTo, pinned: heldPinned } = this.#held;
    if (pinned !== heldPinned || heldFrom < 0 || seen.from < heldFrom || seen.to > heldTo || to - from < (heldTo - heldFrom) / 2) {
      this.#held = { from, to, pinned };
      const held = [...Array.from({ length: pinned }, (_, i) => i), ...Array.from({ length: to - from }, (_, i) => from + i)];
      for (const slot of this.#slots) slot.setColumns(held, pinned, columns, layout, numbers);
    }
    return this.#held;
  }

  /** Hides rows outside `top` … `end`. */
  hideOutside(top: number, end: number): void {
    for (const slot of this.#slots) if (slot.row >= 0 && (slot.row < top || slot.row >= end)) slot.hide();
  }

  /** The element that shows a row. */
  slotFor(row: number): RowSlot {
    return this.#slots[row % this.#slots.length]!;
  }

  /** The cell that was hit, or null. */
  placeOf(target: EventTarget | null): Place | null {
    const cell = target instanceof Element ? target.closest('[role="gridcell"]') : null;
    const slot = cell && this.#slots.find((one) => one.element === cell.parentElement);
    const column = slot && cell ? slot.columnOf(cell) : -1;
    return slot && column >= 0 ? { row: slot.row, column } : null;
  }

  /** The row whose number was hit, or null. */
  rowOf(target: EventTarget | null): number | null {
    const header = target instanceof Element ? target.closest('[role="rowheader"]') : null;
    return (header && this.#slots.find((one) => one.element === header.parentElement)?.row) ?? null;
  }

  cellAt({ row, column }: Place): HTMLElement | null {
    return this.#slots.find((slot) => slot.row === row)?.cellOf(column) ?? null;
  }

  remove(): void {
    for (const slot of this.#slots) slot.remove();
  }
}
