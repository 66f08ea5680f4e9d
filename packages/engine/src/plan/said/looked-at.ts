import type { ColumnWork } from '../work.ts';

/** Rows that are looked at where values have room: what can go wrong there goes wrong early. */
export const SAMPLE = 2_048;

/** Whether nothing but a length bounds the texts, and that generously. */
export function hasRoom({ draft: { domain } }: ColumnWork): boolean {
  return !domain.patterns && !domain.notIn && Math.min(domain.maxLength ?? Infinity, domain.maxBytes ?? Infinity) >= 32;
}
