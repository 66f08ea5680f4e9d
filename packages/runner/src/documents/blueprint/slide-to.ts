import { Problem, qualifiedName, type Blueprint } from '@seedbed/contract';
import { unmovedValue, type Plan } from '@seedbed/engine';
import { daysBetween } from './move-timeline.ts';

/** The date up to which times move: `true` and `now` mean the last complete day. */
export type SlideOption = true | string;

/** Whether a text is a calendar day, such as `2026-11-25`. */
export function isDay(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(parsed.getTime()) && dayOf(parsed) === text;
}

/** Whether a value can be a slide. */
export function isSlide(value: unknown): value is SlideOption {
  return value === true || value === 'now' || (typeof value === 'string' && isDay(value));
}

/** The date of a slide; for `true` and `now` the last complete day. */
export function dayOfSlide(slide: SlideOption, clock = new Date()): string {
  return slide === true || slide === 'now' ? lastWholeDay(clock) : slide;
}

/** Yesterday in UTC: rows can be at any hour of their last day, and none may be later than now. */
export function lastWholeDay(clock = new Date()): string {
  return dayOf(new Date(clock.getTime() - 86_400_000));
}

/**
 * The blueprint whose times move by whole weeks, so that its reference date is `day` (`2026-11-25`) or up to six days
 * before it. Weekdays are preserved, and only times change.
 */
export function slideTo(blueprint: Blueprint, day: string): Blueprint {
  if (!isDay(day))
    throw new Problem('invalid-request', `slide: ${day} is no day; expected one such as 2026-01-31`, {
      errors: [{ pointer: '/slide', message: 'expected a day such as 2026-01-31' }],
    });
  const weeks = Math.floor(daysBetween(blueprint.referenceDate, day) / 7);
  const { slide: _, ...rest } = blueprint;
  return weeks === 0 ? rest : { ...rest, slide: weeks };
}

function dayOf(clock: Date): string {
  return clock.toISOString().slice(0, 10);
}

/** `after` with the cells that `plan`, compiled before them, lacks: stored so that its slide moves them to their intended values. */
export function withCellsUnmoved(plan: Plan, after: Blueprint): Blueprint {
  if (!after.slide) return after;
  const tables = after.tables.map((table, t) => ({
    ...table,
    columns: table.columns.map((column, c) => {
      if (!column.cells) return column;
      const known = plan.blueprint.tables[t]?.columns[c]?.cells ?? {};
      const before = (row: string, text: string | null): string | null =>
        text === null || Object.hasOwn(known, row) ? text : unmovedValue(plan, qualifiedName(table.schema, table.name), column.name, text);
      return { ...column, cells: Object.fromEntries(Object.entries(column.cells).map(([row, text]) => [row, before(row, text)])) };
    }),
  }));
  return { ...after, tables };
}
