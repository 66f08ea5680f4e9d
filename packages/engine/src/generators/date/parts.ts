import type { CompileContext, GeneratorDefinition } from '../definition.ts';
import type { Column } from '../../columns/column.ts';
import { civilOf, pad, weekdayOf } from '../../values/civil-date.ts';
import { define, field, parameters } from '../kit/define.ts';
import { DAY, HOUR } from '../kit/iso.ts';
import { familyOf, longest } from '../kit/type-families.ts';
import { numberSource } from '../kit/number-source.ts';
import { pickSource } from '../kit/pick.ts';
import { textSource } from '../kit/text-source.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { unit } from '../kit/uniform.ts';
import { timeSource } from '../kit/time-source.ts';
import { base } from './after.ts';
import { timestampOfRow } from './timeline.ts';
import { timestampOf } from './read-timestamps.ts';

/** A timestamp gives the numbers from `first` to `last`: a key uses them in turn. */
const ofRow =
  (value: (micros: number) => number, first: number, last: number) =>
  (kind: string, title: string, summary: string): GeneratorDefinition =>
    define<{ of?: string }>({
      kind,
      group: 'date',
      title,
      summary,
      parameters: parameters({ of: field.column('Timestamp column') }),
      outputs: ['integer', 'decimal', 'text'],
      invertible: 'none',
      compile({ of }, context) {
        const from = base(context, of);
        return numberSource(context, {
          needs: from.needs,
          fill(rows, x, siblings) {
            const timestamp = from.read(siblings);
            for (let i = 0; i < rows.count; i++) x[i] = value(timestamp(i, rows.at ? rows.at[i]! : rows.first + i));
          },
          ...(from.needs.length > 0 ? {} : { cardinality: last - first + 1, at: (rank: number) => first + rank }),
        });
      },
    });

const dayOfMicros = (micros: number) => Math.floor(micros / DAY);

const year = define<{ back: number }>({
  kind: 'date.year',
  group: 'date',
  title: 'Year',
  summary: 'A year up to the reference date, later ones oftener.',
  parameters: parameters({ back: field.integer('Years back', 20, { minimum: 0, maximum: 500 }) }),
  outputs: ['integer', 'text', 'date'],
  invertible: 'parts',
  compile({ back }, context) {
    const last = civilOf(context.referenceDay).year;
    const draws = context.draws();
    if (familyOf(context.type) === 'date' || familyOf(context.type) === 'timestamp' || familyOf(context.type) === 'timestamptz') {
      return timeSource(context, {
        fill(rows, micros) {
          for (let i = 0; i < rows.count; i++) micros[i] = timestampOfRow(context.timeline, rows.at ? rows.at[i]! : rows.first + i);
        },
      });
    }
    return numberSource(context, {
      cardinality: back + 1,
      fill(rows, x) {
        const scratch = borrow(rows.count);
        draws.fill(rows, scratch.a, scratch.b);
        for (let i = 0; i < rows.count; i++) {
          const u = unit(scratch.a[i]!, scratch.b[i]!);
          x[i] = last - Math.floor(u * u * (back + 1));
        }
        giveBack(scratch);
      },
      at: (rank) => last - rank,
    });
  },
});

/** `YYYY-MM`, `2025-Q3` or a month’s first day of the row’s timestamp. */
function monthLike(
  kind: string,
  title: string,
  summary: string,
  text: (year: number, month: number, room: number) => string,
  number: (month: number) => number,
): GeneratorDefinition {
  return define({
    kind,
    group: 'date',
    title,
    summary,
    parameters: parameters({}),
    outputs: ['text', 'integer', 'date'],
    invertible: 'none',
    compile(_, context) {
      const family = familyOf(context.type);
      const timestamp = (row: number) => civilOf(dayOfMicros(timestampOfRow(context.timeline, row)));
      if (family === 'int' || family === 'bigint' || family === 'decimal') {
        const values = [...new Set(MONTHS.map((_name, i) => number(i + 1)))];
        return numberSource(context, {
          cardinality: values.length,
          fill(rows, x) {
            for (let i = 0; i < rows.count; i++) x[i] = number(timestamp(rows.at ? rows.at[i]! : rows.first + i).month);
          },
          at: (rank) => values[rank]!,
        });
      }
      if (family === 'text' || family === 'json') {
        const room = longest(context.type, context.domain.maxLength);
        const backwards = monthsBack(context, (y, month) => text(y, month, room));
        return textSource(context, {
          cardinality: backwards.length,
          at: (rank) => backwards[rank]!,
          texts: () => (__, row) => {
            const { year: y, month } = timestamp(row);
            return text(y, month, room);
          },
        });
      }
      return timeSource(context, {
        fill(rows, micros) {
          for (let i = 0; i < rows.count; i++) {
            const at = timestampOfRow(context.timeline, rows.at ? rows.at[i]! : rows.first + i);
            micros[i] = at - (civilOf(dayOfMicros(at)).day - 1) * DAY - (at % DAY);
          }
        },
      });
    },
  });
}

/** The texts of the months up to the reference date, latest first, without repeats, for unique keys. */
function monthsBack(context: CompileContext, text: (year: number, month: number) => string): readonly string[] {
  const last = civilOf(context.referenceDay);
  const texts = Array.from({ length: MONTHS_BACK }, (_, back) => {
    const months = last.year * 12 + last.month - 1 - back;
    return text(Math.floor(months / 12), (months % 12) + 1);
  });
  return [...new Set(texts)];
}

const MONTHS_BACK = 120;

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

const weekday: GeneratorDefinition = define({
  kind: 'date.weekday',
  group: 'date',
  title: 'Weekday',
  summary: 'A day of the week: 0 to 6 in numbers, its name in texts.',
  parameters: parameters({}),
  outputs: ['integer', 'text'],
  invertible: 'perm',
  compile(_, context) {
    const list = context.words.list('date.weekday');
    const family = familyOf(context.type);
    if (family === 'int' || family === 'bigint' || family === 'decimal')
      return pickSource(context, { words: list.words.map((__, i) => String(i)), weights: list.weights });
    const room = longest(context.type, context.domain.maxLength);
    return pickSource(context, { words: room < 9 ? list.words.map((word) => word.slice(0, Math.min(3, room))) : list.words, weights: list.weights });
  },
});

const partial = define<{ part: 'year' | 'month' | 'day'; of?: string; later: boolean }>({
  kind: 'date.partial',
  group: 'date',
  title: 'Part of a date',
  summary: 'Year, month or day of a date that may be known only in part.',
  parameters: parameters({
    part: field.choice('Part', ['year', 'month', 'day'], 'year'),
    of: field.column('Date column'),
    later: field.flag('Date of the end, not of the beginning', false),
  }),
  outputs: ['integer', 'text'],
  invertible: 'none',
  compile({ part, of, later }, context) {
    const other: string | null = of ?? null;
    if (other !== null && !context.sibling(other)) return context.fail('/of', `There is no other column "${other}" in this table.`);
    // The three parts of one date share the same draws, spread over sixty years.
    const draws = context.entity('partial date', (make) => make('date'));
    // The end of a period is between its last start and the reference date, and is the same for all its parts.
    const ends = later ? context.entity('end of a partial date', (make) => make('end')) : null;
    return numberSource(context, {
      needs: other === null ? [] : [other],
      fill(rows, x, siblings) {
        const scratch = borrow(rows.count);
        const second = borrow(rows.count);
        draws.fill(rows, scratch.a, scratch.b);
        ends?.fill(rows, second.a, second.b);
        const column: Column | null = other === null ? null : siblings.column(other);
        for (let i = 0; i < rows.count; i++) {
          const u = unit(scratch.a[i]!, scratch.b[i]!);
          const micros = column && timestampOf(column, i);
          const day = micros === null ? context.referenceDay - Math.floor(u * u * 22_000) : dayOfMicros(micros);
          x[i] = civilOf(ends ? laterThan(day, context.referenceDay, unit(second.a[i]!, second.b[i]!)) : day)[part];
        }
        giveBack(second);
        giveBack(scratch);
      },
    });
  },
});

function laterThan(day: number, last: number, share: number): number {
  return day + Math.floor(Math.max(0, last - day) * share);
}

export const dateParts: readonly GeneratorDefinition[] = [
  year,
  monthLike(
    'date.month',
    'Month',
    'The row’s month: 2025-03, a name, a number, or its first day.',
    (y, month, room) =>
      room >= 7 && room < 9 ? `${y}-${pad(month, 2)}` : room < 7 ? (room < 3 ? pad(month, 2) : MONTHS[month - 1]!.slice(0, 3)) : MONTHS[month - 1]!,
    (month) => month,
  ),
  monthLike(
    'date.quarter',
    'Quarter',
    'The row’s quarter: Q1 to Q4, or 1 to 4.',
    (y, month, room) => (room >= 7 ? `${y}-Q${Math.ceil(month / 3)}` : room >= 2 ? `Q${Math.ceil(month / 3)}` : String(Math.ceil(month / 3))),
    (month) => Math.ceil(month / 3),
  ),
  monthLike(
    'date.period',
    'Period',
    'The row’s month as a period: 2025-03.',
    (y, month) => `${y}-${pad(month, 2)}`,
    (month) => month,
  ),
  ofRow((micros) => Math.floor((micros % DAY) / HOUR), 0, 23)('date.hour', 'Hour', 'Hour of the row’s timestamp.'),
  ofRow((micros) => civilOf(dayOfMicros(micros)).day, 1, 31)('date.dayOfMonth', 'Day of the month', 'Day of the row’s timestamp.'),
  ofRow((micros) => civilOf(dayOfMicros(micros)).month, 1, 12)('date.monthNumber', 'Month as a number', 'Month of the row’s timestamp.'),
  ofRow((micros) => weekdayOf(dayOfMicros(micros)) + 1, 1, 7)('date.isoWeekday', 'ISO weekday', '1 for Monday to 7 for Sunday, of the row’s timestamp.'),
  weekday,
  partial,
];
