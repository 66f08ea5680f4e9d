import { BATCH_ROWS, openTimeline, timelineShares, type Plan } from '@seedbed/engine';
import { measureOf } from './bars-of.ts';
import { rowsOver } from './distribution-of.ts';
import type { TimelineMade } from './protocol.ts';
import { textsOfRows } from './row-views.ts';

/** Rows that are counted: all rows of a smaller table, otherwise this many, evenly spaced. */
const COUNTED_ROWS = 10_000;
const DAY = 86_400_000;

/** The rows of a timeline, counted by the times in a column, next to the setting of the timeline. Null if the column has no dates or times. */
export function timelineMade(plan: Plan, table: string, column: string): TimelineMade | null {
  const planned = plan.table(table);
  const { base } = planned.column(column).type;
  const open = openTimeline(plan, table);
  const measure = /^(date|timestamp(tz)?)$/.test(base) ? measureOf(base) : null;
  if (!open || !measure || planned.rows === 0) return null;
  const { timeline, parents } = open;
  const requestedShares = timelineShares(timeline);
  // Without their own weights, months and weekdays show how many of the days are theirs.
  const { months: _months, ...withoutMonths } = timeline.pattern ?? {};
  const { weekdays: _weekdays, ...withoutWeekdays } = timeline.pattern ?? {};
  const from = Math.floor(timeline.from / 1000 / DAY) * DAY;
  const counts = {
    years: requestedShares.years.map(() => 0),
    months: requestedShares.months.map(() => 0),
    weekdays: requestedShares.weekdays.map(() => 0),
    hours: requestedShares.hours.map(() => 0),
  };
  const rows = rowsOver(planned.rows, COUNTED_ROWS);
  const moved = parents.map(() => 0);
  let [first, last, previous, falls, nulls, elsewhere] = [Infinity, -Infinity, -Infinity, 0, 0, 0];
  const near = base === 'date' ? DAY : 1_000;
  for (let done = 0; done < rows.length; done += BATCH_ROWS) {
    const at = rows.subarray(done, done + BATCH_ROWS);
    const [texts] = textsOfRows(plan, planned, [...at], [column]);
    const { micros, movedBy: by } = open.placesOf(at);
    for (let i = 0; i < at.length; i++) {
      if (by[i]! >= 0) moved[by[i]!]!++;
      const text = texts?.[i];
      if (text === null || text === undefined) {
        nulls++;
        continue;
      }
      const time = measure.read(text);
      if (Math.abs((time - micros[i]! / 1000) % (7 * DAY)) >= near) elsewhere++;
      if (time < previous) falls++;
      previous = time;
      first = Math.min(first, time);
      last = Math.max(last, time);
      const date = new Date(time);
      counts.months[date.getUTCMonth()]!++;
      counts.weekdays[(date.getUTCDay() + 6) % 7]!++;
      counts.hours[date.getUTCHours()]!++;
      counts.years[Math.min(counts.years.length - 1, Math.max(0, Math.floor((time - from) / DAY / 365)))]!++;
    }
  }
  const sampled = rows.length - nulls;
  if (sampled === 0) return null;
  return {
    rows: planned.rows,
    sampled,
    hasHours: base !== 'date',
    first: isoOf(first, base),
    last: isoOf(last, base),
    counts,
    asked: requestedShares,
    room: {
      months: timelineShares({ ...timeline, pattern: withoutMonths }).months,
      weekdays: timelineShares({ ...timeline, pattern: withoutWeekdays }).weekdays,
    },
    yearStarts: requestedShares.years.map((_, i) => new Date(from + i * 365 * DAY).toISOString().slice(0, 7)),
    falls: sampled === planned.rows ? falls : null,
    again: planned.rows > timeline.rows ? timeline.rows : null,
    elsewhere,
    moved: parents.flatMap((parent, i) => (moved[i]! > 0 ? [{ ...parent, rows: moved[i]! }] : [])),
  };
}

/** `2026-11-26 22:04`; a date without the time. */
function isoOf(time: number, base: string): string {
  const iso = new Date(time).toISOString();
  return base === 'date' ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
}
