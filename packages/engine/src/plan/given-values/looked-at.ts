import type { Column } from '../../columns/column.ts';
import { cellText } from '../cell-text.ts';
import type { ColumnWork } from '../work.ts';

/** How many rows to check if values have room: problems appear early. */
export const SAMPLE = 2_048;

/** Whether the texts are limited only by a generous length. */
export function hasRoom({ draft: { domain } }: ColumnWork): boolean {
  return !domain.patterns && !domain.notIn && Math.min(domain.maxLength ?? Infinity, domain.maxBytes ?? Infinity) >= 32;
}

/**
 * The first rows are compared with each other; later rows use their own row's number unless they are distinct by
 * construction.
 */
export const KNOWN_ROWS = 65_536;

/** The values of other columns of a key in a row, as a text. */
export function scopeOf(columns: readonly Column[], row: number): string {
  return columns.length === 0 ? '' : `${JSON.stringify(columns.map((column) => (column.nulls?.[row] ? null : cellText(column, row))))} `;
}
