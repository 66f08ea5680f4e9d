import type { ColumnLayout } from './column-layout.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { paintCell } from './paint-cell.ts';
import styles from './grid.module.css';

const ROW_NUMBER = new Intl.NumberFormat('en-US');

/** One row element of the pool. It is moved and written again instead of being made anew. */
export class RowSlot {
  readonly element = document.createElement('div');
  readonly #number = document.createElement('div');
  #cells: HTMLElement[] = [];
  #values: (string | null | undefined)[] = [];
  #from = 0;
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

  /** Which columns it holds: elements are made or dropped, and every value is written again. */
  setColumns(from: number, to: number, columns: readonly GridColumn[], layout: ColumnLayout, left: number): void {
    this.#from = from;
    while (this.#cells.length > to - from) this.#cells.pop()!.remove();
    while (this.#cells.length < to - from) {
      const cell = document.createElement('div');
      cell.setAttribute('role', 'gridcell');
      this.element.append(cell);
      this.#cells.push(cell);
    }
    this.#values = [];
    this.#cells.forEach((cell, i) => {
      const column = from + i;
      cell.style.left = `${left + layout.edges[column]!}px`;
      cell.style.width = `${layout.widths[column]!}px`;
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

  hide(): void {
    this.element.hidden = true;
    this.row = -1;
  }

  /** Writes the cells whose value is not the one shown. `flash` marks those that changed while the row stayed. */
  paint(columns: readonly GridColumn[], layout: ColumnLayout, textOf: (column: number) => string | null | undefined, flash: boolean): void {
    this.#cells.forEach((cell, i) => {
      const index = this.#from + i;
      const value = textOf(index);
      const known = i in this.#values;
      const before = this.#values[i];
      if (known && value === before) return;
      paintCell(cell, value, columns[index]!, layout.widths[index]!);
      if (flash && known && before !== undefined && value !== undefined) {
        // Two names, used in turn: the same animation would not start again.
        cell.classList.add(this.#flash ? styles.changedA! : styles.changedB!);
      }
      this.#values[i] = value;
    });
    if (flash) this.#flash = !this.#flash;
  }

  mark(activeColumn: number | null, activeId: string): void {
    if (activeColumn === null) {
      delete this.element.dataset.active;
    } else {
      this.element.dataset.active = '';
    }
    this.#cells.forEach((cell, i) => {
      if (activeColumn !== null && this.#from + i === activeColumn) {
        cell.dataset.active = '';
        cell.id = activeId;
        cell.setAttribute('aria-selected', 'true');
      } else if (cell.id) {
        delete cell.dataset.active;
        cell.removeAttribute('id');
        cell.removeAttribute('aria-selected');
      }
    });
  }

  columnOf(cell: Element): number {
    const place = this.#cells.indexOf(cell as HTMLElement);
    return place < 0 ? -1 : this.#from + place;
  }

  cellOf(column: number): HTMLElement | null {
    return this.#cells[column - this.#from] ?? null;
  }

  remove(): void {
    this.element.remove();
  }
}
