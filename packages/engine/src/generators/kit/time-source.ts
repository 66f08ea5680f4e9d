import type { Rows } from '../../columns/column.ts';
import type { ColumnSource, Siblings } from '../../columns/source.ts';
import type { CompileContext } from '../definition.ts';
import { timestampBounds } from './bounds.ts';
import { capacityFor } from '../../keys/capacity.ts';
import { openDaysBack } from '../date/next-open.ts';
import { DAY, SECOND } from './iso.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { timeStore, type TimeUnit } from './time-store.ts';

/** Timestamps in µs since 1970-01-01 UTC, before conversion to the column's type. */
type TimePlan = {
  readonly unit?: TimeUnit;
  readonly cardinality?: number;
  readonly needs?: readonly string[];
  /** `nulls[i] = 1` if there is no timestamp; passed only with `makesNulls`. */
  fill(rows: Rows, micros: Float64Array, siblings: Siblings, nulls: Uint8Array): void;
  readonly makesNulls?: boolean;
  readonly readsFrame?: boolean;
  readonly at?: (rank: number) => number;
  /** Whether the time is on the table's timeline. Unique days are then open days of the timeline. */
  readonly onTimeline?: boolean;
};

const NO_NULLS = new Uint8Array(0);

export function timeSource(context: CompileContext, plan: TimePlan): ColumnSource {
  const target = timeStore(context.type, plan.unit);
  if (!target) context.fail('', `This generator makes timestamps; a column of type ${context.type.name} does not take them.`);
  const { min, max } = timestampBounds(context);
  const days = plan.onTimeline && context.type.base === 'date' ? openDaysOf(context, min, max) : null;
  const { at = days ? (rank: number) => days[rank]! * DAY : backwards(context, plan.unit) } = plan;
  return {
    shape: target.shape,
    cardinality: plan.cardinality ?? days?.length ?? rankedTimestamps(context, min, max),
    fill(rows, out, siblings) {
      const scratch = borrow(rows.count);
      const nulls = plan.makesNulls ? (out.nulls ??= new Uint8Array(Math.max(rows.count, scratch.a.length))) : NO_NULLS;
      plan.fill(rows, scratch.x, siblings, nulls);
      intoCalendar(scratch.x, rows.count);
      if (min > -Infinity || max < Infinity) intoBounds(scratch.x, rows.count, min, max);
      target.store(scratch.x, rows.count, out);
      giveBack(scratch);
    },
    ...(plan.needs ? { needs: plan.needs } : {}),
    ...(plan.readsFrame ? { readsFrame: true } : {}),
    ...(plan.makesNulls ? { makesNulls: true } : {}),
    plainFirst: true,
    at(ranks, count, out) {
      const scratch = borrow(count);
      for (let i = 0; i < count; i++) scratch.x[i] = at(ranks[i]!);
      target.store(scratch.x, count, out);
      giveBack(scratch);
    },
  };
}

/** The years 1 to 9999 in µs, which all date libraries support. */
const FIRST_TIMESTAMP = -62_135_596_800_000_000;
const LAST_TIMESTAMP = 253_402_300_799_000_000;

/** Parameters may request years outside the calendar. */
function intoCalendar(micros: Float64Array, count: number): void {
  for (let i = 0; i < count; i++) {
    const x = micros[i]!;
    if (!(x >= FIRST_TIMESTAMP && x <= LAST_TIMESTAMP)) micros[i] = x < FIRST_TIMESTAMP ? FIRST_TIMESTAMP : LAST_TIMESTAMP;
  }
}

/** Reflects values outside the bounds back inside, so that they do not accumulate at a bound. */
function intoBounds(micros: Float64Array, count: number, min: number, max: number): void {
  const span = max - min;
  for (let i = 0; i < count; i++) {
    const x = micros[i]!;
    if (x < min) micros[i] = span === Infinity || min - x <= span ? Math.min(max, min + (min - x)) : min;
    else if (x > max) micros[i] = span === Infinity || x - max <= span ? Math.max(min, max - (x - max)) : max;
  }
}

/**
 * Timestamps by rank step back from the end of the table's timeline, in steps that suit the table's size; whole days
 * for dates.
 */
function backwards(context: CompileContext, unit: TimeUnit | undefined): (rank: number) => number {
  const { min, max } = timestampBounds(context);
  const [, last] = rankedSpan(context, min, max);
  const step = stepOf(context, unit);
  return (rank) => Math.floor(last / step) * step - rank * step;
}

function stepOf(context: CompileContext, unit: TimeUnit | undefined): number {
  if (context.type.base === 'date') return DAY;
  const { from, to } = context.timeline;
  const smallest = unit === 'ms' || context.type.scale === undefined || context.type.scale >= 3 ? 1000 : SECOND;
  return Math.max(smallest, Math.floor((to - from) / capacityFor(context.rows) / SECOND) * SECOND || SECOND);
}

function rankedTimestamps(context: CompileContext, min: number, max: number): number {
  const [first, last] = rankedSpan(context, min, max);
  return Math.max(1, Math.floor((last - first) / stepOf(context, undefined)));
}

/** If both bounds are after the timeline (the partition of the next year), only the bounds count. */
function rankedSpan({ timeline }: CompileContext, min: number, max: number): readonly [first: number, last: number] {
  const last = min < timeline.to || max === Infinity ? Math.min(max, timeline.to) : max;
  return [Math.max(min, last - 200 * 365 * DAY), last];
}

function openDaysOf(context: CompileContext, min: number, max: number): readonly number[] | null {
  const [first, last] = rankedSpan(context, min, max);
  return openDaysBack(context.timeline.pattern, Math.ceil(first / DAY), Math.floor(last / DAY));
}
