import type { ColumnSource } from '../../columns/source.ts';
import { civilOf, dayOf, parseDate } from '../../values/civil-date.ts';
import { timestampBounds } from '../kit/bounds.ts';
import { define, field, parameters } from '../kit/define.ts';
import { DAY, MINUTE, parseTimestamp } from '../kit/iso.ts';
import { numberSource } from '../kit/number-source.ts';
import { timeSource } from '../kit/time-source.ts';
import type { CompileContext } from '../definition.ts';

type Given = { from?: string; days: number; minutes?: number };

/** Rows for days without holes: a calendar, a date dimension, readings at even intervals. */
export const step = define<Given>({
  kind: 'date.step',
  group: 'date',
  title: 'Day after day',
  summary: 'Each row one step after the row before, without holes: the days of a calendar. Whole numbers are YYYYMMDD.',
  parameters: parameters({
    from: { ...field.text('First', undefined, { format: 'date' }), description: 'Without it, the first day of the table’s timeline.' },
    days: field.integer('Days from row to row', 1, { minimum: 1 }),
    minutes: { ...field.number('Minutes from row to row', undefined, { exclusiveMinimum: 0 }), description: 'Instead of days, for timestamps.' },
  }),
  outputs: ['date', 'timestamp', 'integer', 'text'],
  invertible: 'perm',
  compile({ from, days, minutes }, context) {
    const { min } = timestampBounds(context);
    const first = from === undefined ? Math.max(Math.floor(context.timeline.from / DAY) * DAY, min) : parseTimestamp(from);
    if (first === null) return context.fail('/from', `"${from}" is no date; write it as 2025-01-31.`);
    const length = minutes === undefined ? days * DAY : minutes * MINUTE;
    return /^int[248]$/.test(context.type.base) ? numbered(first, length, context) : inSteps(first, length, context);
  },
});

function inSteps(first: number, length: number, context: CompileContext): ColumnSource {
  const cardinality = roomFor(first, length, context);
  const at = (row: number): number => first + row * length;
  const source = timeSource(context, {
    cardinality,
    at,
    fill(rows, micros) {
      for (let i = 0; i < rows.count; i++) micros[i] = at(rows.at ? rows.at[i]! : rows.first + i);
    },
  });
  return { ...source, ...rankedBy(first, length, cardinality, (text) => parseTimestamp(text)) };
}

/** 20250131 */
function numbered(first: number, length: number, context: CompileContext): ColumnSource {
  const cardinality = roomFor(first, length, context);
  const at = (row: number): number => {
    const { year, month, day } = civilOf(Math.floor((first + row * length) / DAY));
    return year * 10_000 + month * 100 + day;
  };
  const source = numberSource(context, {
    whole: true,
    cardinality,
    at,
    fill(rows, x) {
      for (let i = 0; i < rows.count; i++) x[i] = at(rows.at ? rows.at[i]! : rows.first + i);
    },
  });
  const read = (text: string): number | null => {
    const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
    return year === undefined || parseDate(`${year}-${month}-${day}`) === null ? null : dayOf(Number(year), Number(month), Number(day)) * DAY;
  };
  return { ...source, ...rankedBy(first, length, cardinality, read) };
}

/** A value is that of its row, until the calendar or a bound ends. */
function rankedBy(
  first: number,
  length: number,
  cardinality: number,
  read: (text: string) => number | null,
): Pick<ColumnSource, 'distinct' | 'rankOf' | 'rowOfRank'> {
  return {
    distinct: cardinality,
    rankOf(text) {
      const micros = read(text);
      const rank = micros === null ? -1 : (micros - first) / length;
      return Number.isInteger(rank) && rank >= 0 && rank < cardinality ? rank : -1;
    },
    rowOfRank: (rank) => rank,
  };
}

const LAST = dayOf(9999, 12, 31) * DAY;

function roomFor(first: number, length: number, context: CompileContext): number {
  const { max } = timestampBounds(context);
  return Math.max(1, Math.floor((Math.min(max, LAST) - first) / length) + 1);
}
