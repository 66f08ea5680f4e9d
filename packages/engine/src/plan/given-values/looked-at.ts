import type { ColumnWork } from '../work.ts';

/** How many rows to check where values have room: problems there show early. */
export const SAMPLE = 2_048;

/** Whether only a generous length bounds the texts. */
export function hasRoom({ draft: { domain } }: ColumnWork): boolean {
  return !domain.patterns && !domain.notIn && Math.min(domain.maxLength ?? Infinity, domain.maxBytes ?? Infinity) >= 32;
}
