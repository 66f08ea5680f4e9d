import { Problem, type Blueprint } from '@seedbed/contract';
import { daysBetween, movedDate } from './move-timeline.ts';

/**
 * The blueprint whose times move by whole weeks, so that its reference date comes to lie on `day` (`2026-11-25`) or up to six days before it. Weekdays stay,
 * and nothing but times changes.
 */
export function slideTo(blueprint: Blueprint, day: string): Blueprint {
  const parsed = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== day)
    throw new Problem('invalid-request', `slide: ${day} is no day; expected one such as 2026-01-31`, {
      errors: [{ pointer: '/slide', message: 'expected a day such as 2026-01-31' }],
    });
  const weeks = Math.floor(daysBetween(blueprint.referenceDate, day) / 7);
  const { slide: _, ...rest } = blueprint;
  return weeks === 0 ? rest : { ...rest, slide: weeks };
}

/** The day that "now" is, by UTC. */
export function dayOf(clock: Date): string {
  return clock.toISOString().slice(0, 10);
}

/** `after` with the times that were set in it, and not in `before`, moved back: once they slide they are what was said. */
export function cellsAsSaid(before: Blueprint, after: Blueprint): Blueprint {
  const days = -7 * (after.slide ?? 0);
  if (days === 0) return after;
  const tables = after.tables.map((table, t) => ({
    ...table,
    columns: table.columns.map((column, c) => {
      if (!column.cells || !/^(?:date|timestamp)/.test(column.type)) return column;
      const known = before.tables[t]?.columns[c]?.cells ?? {};
      const cells = Object.entries(column.cells).map(
        ([row, text]) => [row, text === null || Object.hasOwn(known, row) ? text : movedDate(text, days)] as const,
      );
      return { ...column, cells: Object.fromEntries(cells) };
    }),
  }));
  return { ...after, tables };
}
