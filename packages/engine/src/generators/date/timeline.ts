import type { TimelinePattern } from '@seedbed/contract';
import type { Rows } from '../../columns/column.ts';
import { copyFirst } from '../../columns/copy-first.ts';
import type { Draws } from '../../random/draws.ts';
import type { CompileContext } from '../definition.ts';
import { civilOf, weekdayOf } from '../../values/civil-date.ts';
import { cumulativeTable, locate, type CumulativeTable } from '../../values/cumulative.ts';
import { exp, log } from '../../values/log-exp.ts';
import { DAY, HOUR } from '../kit/iso.ts';
import { borrow, giveBack, type Scratch } from '../../columns/scratch.ts';
import { unit } from '../kit/uniform.ts';

export type Timeline = CompileContext['timeline'];

/** Monday to Sunday. */
const WEEKDAYS = [1.02, 1.06, 1.05, 1.04, 1, 0.66, 0.5] as const;
/** Share of each hour of a day, UTC: office hours, an evening, a quiet night. */
const HOURS = [0.5, 0.3, 0.2, 0.2, 0.3, 0.7, 1.8, 3.4, 5.4, 6.8, 7.4, 7.2, 6.2, 6.4, 7, 7, 6.6, 6, 5.4, 5.2, 5, 4.2, 2.8, 1.2] as const;

/**
 * Row i of a table is at u = (i + h) / rows of its timeline, h a hash in [0, 1), so timestamps rise strictly with the
 * row. Days are weighted by growth (an S-curve: the last year has 2.2 times the rows of the first), weekday and New
 * Year; hours by a typical day. Rows beyond the calibrated count start over on the timeline, so that adding rows moves
 * no existing row. `draws` are the table's (`rowTimestamps`).
 */
export function fillTimeline(timeline: Timeline, draws: Draws, rows: Rows, micros: Float64Array): void {
  if (!rows.memory) return makeTimestamps(timeline, draws, rows, micros);
  // All columns of timestamps and states in a frame start from these.
  const timestamps = rows.memory.once(
    timeline,
    (capacity) => new Float64Array(capacity),
    (into) => makeTimestamps(timeline, draws, rows, into),
  );
  copyFirst(timestamps, micros, rows.count);
}

function makeTimestamps({ from, to, rows: calibrated, pattern, after, instead }: Timeline, draws: Draws, rows: Rows, micros: Float64Array): void {
  if (instead?.(rows, micros)) return;
  const days = daysOf(from, to, pattern);
  const scratch = borrow(rows.count);
  draws.fill(rows, scratch.a, scratch.b);
  if (!rows.at && rows.first + rows.count <= calibrated) {
    fillRising(days, from, to, scratch, rows, calibrated, micros);
  } else {
    for (let i = 0; i < rows.count; i++) {
      const given = rows.at ? rows.at[i]! : rows.first + i;
      // The remainder of doubles is slow, and few tables outgrow their timeline.
      const row = given < calibrated ? given : given % calibrated;
      micros[i] = timestampAt(days, from, to, (row + unit(scratch.a[i]!, scratch.b[i]!)) / calibrated);
    }
  }
  giveBack(scratch);
  after?.(rows, micros);
}

/** `timestampAt` for consecutive rows: advances day and hour step by step instead of searching. */
function fillRising(
  { table, perDay, hours: { perHour, hourEnds, opens }, firstDay }: DayTable,
  from: number,
  to: number,
  { a, b }: Scratch,
  rows: Rows,
  calibrated: number,
  micros: Float64Array,
): void {
  const { bounds, size } = table;
  const { first: firstRow, count } = rows;
  let day = locate(table, firstRow / calibrated);
  let hour = 0;
  let dayStart = (firstDay + day) * DAY + opens;
  let low = bounds[day]!;
  let high = day < size - 1 ? bounds[day + 1]! : Infinity;
  let scale = perDay[day]!;
  let hourLow = 0;
  let hourHigh = hourEnds[0]!;
  for (let i = 0; i < count; i++) {
    const u = (firstRow + i + unit(a[i]!, b[i]!)) / calibrated;
    if (u >= high) {
      while (day < size - 1 && bounds[day + 1]! <= u) day++;
      dayStart = (firstDay + day) * DAY + opens;
      low = bounds[day]!;
      high = day < size - 1 ? bounds[day + 1]! : Infinity;
      scale = perDay[day]!;
      hour = 0;
      hourLow = 0;
      hourHigh = hourEnds[0]!;
    }
    const inDay = (u - low) * scale;
    while (inDay >= hourHigh) {
      hour++;
      hourLow = hourHigh;
      hourHigh = hourEnds[hour]!;
    }
    let timestamp = dayStart + (hour + (inDay - hourLow) * perHour[hour]!) * HOUR;
    if (timestamp < from) timestamp = from;
    else if (timestamp > to) timestamp = to;
    micros[i] = timestamp;
  }
}

/** The timestamp at a place of the timeline, from 0 up to 1. */
export function timestampAt({ table, perDay, hours: { hours, perHour, opens }, firstDay }: DayTable, from: number, to: number, u: number): number {
  const day = locate(table, u);
  const inDay = (u - table.bounds[day]!) * perDay[day]!;
  const hour = locate(hours, inDay < 1 ? inDay : MAX_DAY_FRACTION);
  const timestamp = (firstDay + day) * DAY + opens + (hour + (inDay - hours.bounds[hour]!) * perHour[hour]!) * HOUR;
  return timestamp < from ? from : timestamp > to ? to : timestamp;
}

export const MAX_DAY_FRACTION = 0.999_999_999;

/** The opening hours of a day, which starts at `opens` (µs). `hourEnds`: as shares of the day; the last hour has none. */
type HourTable = { readonly hours: CumulativeTable; readonly hourEnds: Float64Array; readonly perHour: Float64Array; readonly opens: number };

const USUAL_HOURS = hourTable(HOURS, 0, 1);

/** `length`: how much of the last hour is open. */
function hourTable(weights: readonly number[], firstHour: number, lastLength: number): HourTable {
  const hours = cumulativeTable(weights);
  const perHour = reciprocals(hours);
  if (lastLength < 1) perHour[hours.size - 1]! *= lastLength;
  return { hours, hourEnds: hours.bounds.slice(1, hours.size + 1).fill(Infinity, hours.size - 1), perHour, opens: firstHour * HOUR };
}

/** Open hours have equal weights, because nothing is known about the first and last one. */
function hoursOf(pattern: TimelinePattern | undefined): HourTable {
  const weights = pattern?.byHour;
  const open = weights?.findIndex((weight) => weight > 0) ?? -1;
  // Leaves out closed hours at both ends, because a draw at the very edge would be in one.
  if (weights && open >= 0) return hourTable(weights.slice(open, weights.findLastIndex((weight) => weight > 0) + 1), open, 1);
  if (!pattern?.hours) return USUAL_HOURS;
  const { from, to } = pattern.hours;
  const span = Math.max(1 / 60, to - from);
  const whole = Math.max(1, Math.ceil(span - 1e-9));
  const last = span - (whole - 1);
  return hourTable([...Array.from({ length: whole - 1 }, () => 1), last], from, last);
}

function reciprocals({ bounds, size }: CumulativeTable): Float64Array {
  return Float64Array.from({ length: size }, (_, i) => 1 / (bounds[i + 1]! - bounds[i]!));
}

/** The number of steps of a timeline. The ends of a step are bounds for the timestamps in it. */
const STEPS = 4096;
/** Far more than any rounding error, in µs. */
const MARGIN = 60_000_000;

/** For each row, an upper bound of its timestamp on the timeline. Null if rows are not placed by the timeline alone. */
export function latestTimestamps({ from, to, rows: calibrated, pattern, after, instead }: Timeline): ((row: number) => number) | null {
  if (after || instead) return null;
  const days = daysOf(from, to, pattern);
  // Shared by all tables with these days. A page of rows needs only a few.
  const ends = (days.ends ??= new Float64Array(STEPS + 2).fill(NaN));
  const scale = STEPS / calibrated;
  return (row) => {
    const step = (((row < calibrated ? row : row % calibrated) + 1) * scale) | 0;
    const known = ends[step]!;
    return known === known ? known : (ends[step] = endOf(step));
  };

  function endOf(step: number): number {
    return (step >= STEPS - 1 ? to : timestampAt(days, from, to, Math.min(MAX_DAY_FRACTION, (step + 1) / STEPS))) + MARGIN;
  }
}

/**
 * Draws of the rows' positions on the timeline: the same for every column of the table, so that a row's timestamps
 * agree.
 */
export function rowTimestamps(context: CompileContext): Draws {
  return context.tableDraws('timeline');
}

/** The middle of a row's place on the timeline. */
export function timestampOfRow({ from, to, rows, pattern, after }: Timeline, row: number): number {
  const timestamp = timestampAt(daysOf(from, to, pattern), from, to, ((row % rows) + 0.5) / rows);
  if (!after) return timestamp;
  const scratch = borrow(1);
  scratch.x[0] = timestamp;
  after({ first: row, count: 1, at: null }, scratch.x);
  const [moved] = scratch.x;
  giveBack(scratch);
  return moved!;
}

/**
 * `firstDay` comes last: an object literal that starts with `first` would share its hidden class with rows, and lose it whenever a row
 * number is the first that is not a small integer. Compiled code would then deoptimize at each call.
 */
export type DayTable = {
  readonly table: CumulativeTable;
  readonly perDay: Float64Array;
  readonly hours: HourTable;
  readonly firstDay: number;
  /** Cached `latestTimestamps` by step; NaN if not yet requested. */ ends: Float64Array | null;
};

/** Tables of one database share a few spans; usually the last one is requested again. */
const made = new Map<string, DayTable>();
let last: { readonly from: number; readonly to: number; readonly pattern: TimelinePattern | undefined; readonly days: DayTable } | null = null;

/** The shares of days and hours on a timeline, built once for each span and pattern. */
export function daysOf(from: number, to: number, pattern: TimelinePattern | undefined): DayTable {
  if (last && last.from === from && last.to === to && last.pattern === pattern) return last.days;
  const key = `${from}/${to}/${pattern ? JSON.stringify(pattern) : ''}`;
  let days = made.get(key);
  if (!days) {
    if (made.size > 50) made.clear();
    made.set(key, (days = build(from, to, pattern)));
  }
  last = { from, to, pattern, days };
  return days;
}

function build(from: number, to: number, pattern: TimelinePattern | undefined): DayTable {
  const first = Math.floor(from / DAY);
  const count = Math.max(1, Math.ceil(to / DAY) - first);
  const busy = pattern ? busyDays(pattern, first, count) : (i: number) => growth(i / count, count / 365) * WEEKDAYS[weekdayOf(first + i)]! * season(first + i);
  const given = Float64Array.from({ length: count }, (_, i) => busy(i));
  // A span that consists of closed days only still has rows.
  const weights = given.some((weight) => weight > 0) ? given : given.fill(1);
  const table = cumulativeTable(weights);
  return { table, perDay: reciprocals(table), hours: hoursOf(pattern), firstDay: first, ends: null };
}

/** By the day's place from the first one on. */
function busyDays({ growth: yearly = 1, parts, months, weekdays }: TimelinePattern, first: number, count: number): (i: number) => number {
  const rate = log(yearly) / 365;
  const partAt = parts ? (i: number) => parts[Math.floor((i / count) * parts.length)]! : () => 1;
  return (i) => exp(rate * i) * partAt(i) * (weekdays?.[weekdayOf(first + i)] ?? 1) * (months?.[civilOf(first + i).month - 1] ?? 1);
}

/** The default pattern of a timeline: the weekdays, and the growth per year over a span of this many years. */
export function usualPattern(years: number): TimelinePattern {
  const yearly = years > 0 ? exp(log(growth(1, years) / growth(0, years)) / years) : 1;
  return { growth: Math.round(Math.min(yearly, 2) * 100) / 100, weekdays: [...WEEKDAYS] };
}

/** The default pattern with every weight, including months and hours: the starting point for an edit of one weight. */
export function usualWeights(years: number): TimelinePattern {
  const months = Array.from({ length: 12 }, () => ({ sum: 0, days: 0 }));
  for (let day = 0; day < 365; day++) {
    const month = months[civilOf(day).month - 1]!;
    month.sum += season(day);
    month.days++;
  }
  return { ...usualPattern(years), months: months.map(({ sum, days }) => Math.round((sum / days) * 100) / 100), byHour: [...HOURS] };
}

/** A logistic curve that grows from 1 to 2.2 per year, flatter over short spans. */
function growth(x: number, years: number): number {
  const rise = Math.min(1.6, 0.5 + 0.35 * years);
  return 1 + rise / (1 + exp(-6 * (x - 0.5)));
}

function season(day: number): number {
  const { month, day: dayOfMonth } = civilOf(day);
  if ((month === 12 && dayOfMonth >= 24) || (month === 1 && dayOfMonth <= 2)) return 0.45;
  return month === 11 || (month === 12 && dayOfMonth < 20) ? 1.18 : month === 7 || month === 8 ? 0.9 : 1;
}
