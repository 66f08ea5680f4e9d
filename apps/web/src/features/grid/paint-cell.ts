import { BY_POSTGRES, MADE_BY_POSTGRES } from './block-cache.ts';
import { readChange, type CellChange } from './changed-text.ts';
import { cellRuns } from './cell-text.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { textAdvance } from './text-advance.ts';
import styles from './grid-cells.module.css';

const KIND_CLASS: Readonly<Record<GridColumn['kind'], string>> = {
  text: styles.text!,
  number: styles.number!,
  boolean: styles.boolean!,
  time: styles.time!,
  enum: styles.enum!,
  uuid: styles.uuid!,
  bytes: styles.bytes!,
  json: styles.json!,
  array: styles.array!,
  range: styles.range!,
  geometry: styles.geometry!,
};

/**
 * Writes one value into a cell's element. `undefined` is a value that is not there yet: its bar is drawn by the style
 * sheet. Writes nothing if the cell shows that value already.
 */
export function paintCell(cell: HTMLElement, value: string | null | undefined, column: GridColumn, width: number): void {
  if (value === undefined) {
    cell.className = `${styles.cell} ${styles.waiting} ${KIND_CLASS[column.kind]}`;
    cell.textContent = '';
    return;
  }
  if (value === null) {
    cell.className = `${styles.cell} ${styles.null} ${KIND_CLASS[column.kind]}`;
    cell.textContent = 'null';
    return;
  }
  if (value === MADE_BY_POSTGRES) {
    cell.className = `${styles.cell} ${styles.null} ${styles.made}`;
    cell.textContent = BY_POSTGRES;
    return;
  }
  const change = readChange(value);
  if (change) {
    cell.className = `${styles.cell} ${KIND_CLASS[column.kind]} ${styles.previewed}`;
    paintChange(cell, change);
    return;
  }
  let look = `${styles.cell} ${KIND_CLASS[column.kind]}`;
  if (column.keyed) look += ` ${styles.keyed}`;
  if (column.mark) look += ` ${styles.made}`;
  if (column.relation) {
    cell.className = look;
    cell.replaceChildren(chip(value));
    return;
  }
  cell.className = look + squeeze(value, width, column.kind);
  if (column.kind === 'boolean') cell.replaceChildren(dot(value), value === 't' || value === 'true' ? 'true' : 'false');
  else if (column.hues.size > 0 && value !== '') cell.replaceChildren(pill(value, column.hues.get(value)));
  else paintRuns(cell, value, column);
}

/** Both values, an arrow before the new one; a sign where only one side has it. */
function paintChange(cell: HTMLElement, { before, after }: CellChange): void {
  const sign = before === undefined ? '+ ' : after === undefined ? '− ' : '';
  const line = (tag: 's' | 'span', value: string | null, lead: string) => {
    const element = document.createElement(tag);
    const text = document.createElement('span');
    text.textContent = value === null ? 'null' : value === '' ? '""' : value.replaceAll('\n', '↵');
    if (value === null) text.className = styles.nothing!;
    element.append(lead, text);
    return element;
  };
  cell.replaceChildren(...(before === undefined ? [] : [line('s', before, sign), ' ']), ...(after === undefined ? [] : [line('span', after, sign || '→ ')]));
}

function paintRuns(cell: HTMLElement, value: string, column: GridColumn): void {
  const runs = cellRuns(value, column.kind);
  if (runs.length === 1 && runs[0]!.look === '') {
    cell.textContent = runs[0]!.text;
    return;
  }
  cell.replaceChildren(
    ...runs.map((run) => {
      if (run.look === '') return run.text;
      const span = document.createElement('span');
      span.className = styles[run.look]!;
      span.textContent = run.text;
      return span;
    }),
  );
}

function chip(value: string): HTMLElement {
  const element = document.createElement('span');
  element.className = styles.chip!;
  element.dataset.chip = '';
  // A separate element for the text, so that a long one is cut before the arrow.
  const text = document.createElement('span');
  text.textContent = value === '' ? '""' : value;
  element.append(text);
  return element;
}

function dot(value: string): HTMLElement {
  const element = document.createElement('span');
  element.className = value === 't' || value === 'true' ? styles.dotFull! : styles.dot!;
  return element;
}

/** One of a few values, in its colour; grey if it is not a known one. */
function pill(value: string, hue: number | undefined): HTMLElement {
  const element = document.createElement('span');
  element.className = hue === undefined ? `${styles.pill} ${styles.pillOther}` : styles.pill!;
  if (hue !== undefined) element.style.setProperty('--hue', String(hue));
  element.textContent = value;
  return element;
}

const PADDING = 16;

/** Letters get narrower (87 %, then 75 %) before a text is cut. The estimate errs towards squeezing late. */
function squeeze(value: string, width: number, kind: GridColumn['kind']): string {
  if (kind !== 'text' && kind !== 'enum' && kind !== 'time' && kind !== 'array' && kind !== 'number') return '';
  const need = textAdvance(value, kind);
  const room = width - PADDING;
  if (need <= room) return '';
  return need * 0.9 <= room ? ` ${styles.squeezed}` : ` ${styles.squeezedMore}`;
}
