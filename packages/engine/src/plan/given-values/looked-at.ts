import type { ColumnWork } from '../work.ts';

/** How many rows to check if values have room: problems appear early. */
export const SAMPLE = 2_048;

/** Whether the texts are limited only by a generous length. */
export function hasRoom({ draft: { domain } }: ColumnWork): boolean {
  return !domain.patterns && !domain.notIn && Math.min(domain.maxLength ?? Infinity, domain.maxBytes ?? Infinity) >= 32;
}
