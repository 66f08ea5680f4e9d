import type { ColumnLayout } from './column-layout.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { paintCell } from './paint-cell.ts';
import type { Rect } from './selection.ts';
import styles from './grid.module.css';

const ROW_NUMBER = new Intl.NumberFormat('en-US');

/** One row element of the pool. It is moved and written again instead of being made again. */
export class RowSlot {
  readonly element = document.createElement('div');
  readonly #number = document.createElement('div');
  #cells: HTMLElement[] = [];
  #values: (string | null | undefined)[] = [];
  /** The column of each cell. */
  #held: readonly number[] = [];
  #flash = false;
  row = -1;

  constructor(parent: HTMLElement) {
    this.element.className = styles.row!;
    this.element.setAttribute('role', 'row');
    this.#number.className = styles.rowNumber!;
    this.#number.setAttribute('role', 'rowheader');
    this.element.append(this.#number);
    this.element.hidden = true;
    parent.append(this.element);
  }

  /** Sets its columns, `pinned` ones first: creates or removes elements, and writes every value again. */
  setColumns(held: readonly number[], pinned: number, columns: readonly GridColumn[], layout: ColumnLayout, left: number): void {
    this.#held = held;
    while (this.#cells.length > held.length) this.#cells.pop()!.remove();
    while (this.#cells.length < held.length) {
      const cell = document.createElement('div');
      cell.setAttribute('role', 'gridcell');
      this.element.append(cell);
      this.#cells.push(cell);
    }
    this.#values = [];
    this.#cells.forEach((cell, i) => {
      const column = held[i]!;
      cell.style.left = `${left + layout.edges[column]!}px`;
      cell.style.width = `${layout.widths[column]!}px`;
      cell.toggleAttribute('data-pinned', i < pinned);
      cell.toggleAttribute('data-pin-end', i === pinned - 1);
      cell.setAttribute('aria-colindex', String(column + 2));
      cell.dataset.column = columns[column]!.name;
    });
    this.hide();
  }

  move(row: number, base: number, rowHeight: number): boolean {
    this.element.style.transform = `translateY(${(row - base) * rowHeight}px)`;
    this.element.hidden = false;
    if (row === this.row) return false;
    this.row = row;
    this.#number.textContent = ROW_NUMBER.format(row + 1);
    // ARIA's row index is a 32-bit number in readers; past it the row header carries the number.
    this.element.setAttribute('aria-rowindex', row < 2_147_483_645 ? String(row + 2) : '-1');
    this.#values = [];
    return true;
  }

  /** The table's row number, if it differs from the grid position. */
  number(row: number | undefined): void {
    this.#number.textContent = row === undefined ? '' : ROW_NUMBER.format(row + 1);
  }

  hide(): void {
    this.element.hidden = true;
    this.row = -1;
    // Two cells with one id would be read as one.
    this.mark(null, null, '');
  }

  /** Writes the cells whose value changed. `flash` marks those that changed while the row stayed. */
  paint(columns: readonly GridColumn[], layout: ColumnLayout, textOf: (column: number) => string | null | undefined, flash: boolean): void {
    this.#cells.forEach((cell, i) => {
      const index = this.#held[i]!;
      const value = textOf(index);
      const known = i in this.#values;
      const before = this.#values[i];
      if (known && value === before) return;
      paintCell(cell, value, columns[index]!, layout.widths[index]!);
      if (flash && known && before !== undefined && value !== undefined) {
        // Alternates between two names, because the same animation would not restart.
        cell.classList.add(this.#flash ? styles.changedA! : styles.changedB!);
      }
      this.#values[i] = value;
    });
    if (flash) this.#flash = !this.#flash;
  }

  /** Marks the active cell and the selected ones. */
  mark(activeColumn: number | null, picked: Rect | null, activeId: string): void {
    this.element.toggleAttribute('data-active', activeColumn !== null);
    const inRows = picked !== null && this.row >= picked.top && this.row <= picked.bottom;
    this.element.toggleAttribute('data-picked', inRows);
    this.#cells.forEach((cell, i) => {
      const column = this.#held[i]!;
      const active = activeColumn === column;
      const inside = inRows && column >= picked.left && column <= picked.right;
      if (active !== (cell.id !== '')) {
        cell.toggleAttribute('data-active', active);
        if (active) cell.id = activeId;
        else cell.removeAttribute('id');
      }
      cell.toggleAttribute('data-picked', inside);
      if (active || inside) cell.setAttribute('aria-selected', 'true');
      else cell.removeAttribute('aria-selected');
    });
  }

  columnOf(cell: Element): number {
    return this.#held[this.#cells.indexOf(cell as HTMLElement)] ?? -1;
  }

  cellOf(column: number): HTMLElement | null {
    return this.#cells[this.#held.indexOf(column)] ?? null;
  }

  remove(): void {
    this.element.remove();
  }
}
