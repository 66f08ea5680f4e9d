import { samplerOf } from '../distribution/sampler.ts';
import type { GeneratorDefinition } from '../definition.ts';
import { define, field, parameters, ui } from '../kit/define.ts';
import { BY_ROW, drawsByRow } from '../kit/draw-by-row.ts';
import { DAY, MINUTE, parseTimestamp } from '../kit/iso.ts';
import { now } from '../kit/now.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { timeSource } from '../kit/time-source.ts';
import type { TimeUnit } from '../kit/time-store.ts';
import { unit } from '../kit/uniform.ts';
import type { CompileContext } from '../definition.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { fillTimeline, rowTimestamps } from './timeline.ts';

export const UNIT = {
  ...field.choice('Unit of epoch numbers', ['s', 'ms', 'us', 'd']),
  description: 'd: days; texts then have no time.',
  ...ui({ epoch: true }),
};

const TIMESTAMPS = ['timestamp', 'date', 'time', 'integer', 'text'] as const;

function onTimeline(kind: string, title: string, summary: string): GeneratorDefinition {
  return define<{ unit?: TimeUnit; step?: number }>({
    kind,
    group: 'date',
    title,
    summary,
    parameters: parameters({ unit: UNIT, step: field.number('Round down to minutes', undefined, { exclusiveMinimum: 0 }) }),
    outputs: TIMESTAMPS,
    invertible: 'none',
    entity: 'life',
    compile: (given, context) => timelineSource(context, given.unit, given.step),
  });
}

function timelineSource(context: CompileContext, epochUnit?: TimeUnit, minutes?: number): ColumnSource {
  const draws = rowTimestamps(context);
  const step = minutes === undefined ? 0 : minutes * MINUTE;
  return timeSource(context, {
    ...(epochUnit ? { unit: epochUnit } : {}),
    onTimeline: true,
    fill(rows, micros) {
      fillTimeline(context.timeline, draws, rows, micros);
      if (step > 0) for (let i = 0; i < rows.count; i++) micros[i] = Math.floor(micros[i]! / step) * step;
    },
  });
}

/** Before or after the reference date, by a distribution of days. */
function around(
  kind: string,
  title: string,
  summary: string,
  days: number,
  shapeOf: (days: number) => (u: number) => number,
  sign: 1 | -1,
): GeneratorDefinition {
  return define<{ days: number; least?: number; unit?: TimeUnit }>({
    kind,
    group: 'date',
    title,
    summary,
    parameters: parameters({
      days: field.number('Days', days, { exclusiveMinimum: 0, ...ui({ unit: 'd' }) }),
      least: field.number('At least this many days away', undefined, { minimum: 0, ...ui({ unit: 'd' }) }),
      unit: UNIT,
    }),
    outputs: TIMESTAMPS,
    invertible: 'none',
    compile(given, context) {
      const { least = 0 } = given;
      if (least >= given.days) context.fail('/least', `${least} days leave no room before ${given.days}.`);
      const room = (given.days - least) / given.days;
      const sample = shapeOf(given.days);
      return spread(context, given.unit, (u) => {
        // A draw beyond the bound is replaced by a uniform time before it, so that timestamps do not pile up at the
        // bound.
        const far = sample(u);
        const within = far <= given.days ? far : far * 7919 - Math.floor((far * 7919) / given.days) * given.days;
        return now(context) + sign * (least + within * room) * DAY;
      });
    },
  });
}

function spread(context: CompileContext, epochUnit: TimeUnit | undefined, timestamp: (u: number) => number): ColumnSource {
  const draws = context.draws();
  return timeSource(context, {
    ...(epochUnit ? { unit: epochUnit } : {}),
    fill(rows, micros) {
      const scratch = borrow(rows.count);
      draws.fill(rows, scratch.a, scratch.b);
      for (let i = 0; i < rows.count; i++) micros[i] = timestamp(unit(scratch.a[i]!, scratch.b[i]!));
      giveBack(scratch);
    },
  });
}

const even = (days: number) => (u: number) => u * days;
const soon = (days: number) => samplerOf({ distribution: 'exponential', mean: days / 4 });

const between = define<{ from: string; to: string; unit?: TimeUnit }>({
  kind: 'date.between',
  group: 'date',
  title: 'Between two dates',
  summary: 'Any timestamp between two dates.',
  parameters: parameters({ from: field.text('From', undefined, { format: 'date' }), to: field.text('To', undefined, { format: 'date' }), unit: UNIT }, [
    'from',
    'to',
  ]),
  outputs: TIMESTAMPS,
  invertible: 'none',
  compile({ from, to, unit: epochUnit }, context) {
    const first = parseTimestamp(from);
    const last = parseTimestamp(to);
    if (first === null) return context.fail('/from', `"${from}" is no date; write it as 2025-01-31 or 2025-01-31 12:00:00.`);
    if (last === null) return context.fail('/to', `"${to}" is no date; write it as 2025-01-31 or 2025-01-31 12:00:00.`);
    if (last < first) context.fail('/to', `${to} lies before ${from}.`);
    return spread(context, epochUnit, (u) => first + u * (last - first));
  },
});

const spreadAs = define<{ knots: readonly { from: number; to: number; weight: number; steps?: number }[]; order?: number; unit?: TimeUnit }>({
  kind: 'date.distribution',
  group: 'date',
  title: 'Distribution of dates',
  summary: 'Timestamps as often as bars of days say, counted from the reference date: -30 to 0 is the last month.',
  parameters: parameters({
    knots: {
      ...field.list(
        'Bars of days',
        {
          type: 'object',
          required: ['from', 'to', 'weight'],
          properties: { from: { type: 'number' }, to: { type: 'number' }, weight: { type: 'number', minimum: 0 }, steps: { type: 'integer', minimum: 1 } },
          additionalProperties: false,
        },
        // Made from statistics; a form has no field for it.
        { hidden: true },
      ),
      default: [{ from: -365, to: 0, weight: 1 }],
    },
    order: BY_ROW,
    unit: UNIT,
  }),
  outputs: TIMESTAMPS,
  invertible: 'none',
  compile({ knots, order = 0, unit: epochUnit }, context) {
    if (!knots.some(({ weight }) => weight > 0)) return context.fail('/knots', 'Give at least one bar with a weight above 0.');
    const sample = samplerOf({ distribution: 'empirical', knots });
    const draw = drawsByRow(context, order);
    return timeSource(context, {
      ...(epochUnit ? { unit: epochUnit } : {}),
      fill(rows, micros) {
        draw(rows, micros);
        for (let i = 0; i < rows.count; i++) micros[i] = Math.floor(now(context) + sample(micros[i]!) * DAY);
      },
    });
  },
});

export const timestamps: readonly GeneratorDefinition[] = [
  onTimeline(
    'date.created',
    'Created',
    'When the row came to be, over the table’s timeline, with growth, weekdays and hours: rises with the row, unless what it refers to came later.',
  ),
  onTimeline('date.business', 'Business date', 'The day of an order, invoice or entry: rises with the row, fewer on weekends.'),
  onTimeline('date.epoch', 'Unix time', 'The row’s timestamp as a number: seconds in integers, milliseconds in bigints.'),
  around('date.past', 'In the past', 'A timestamp in the years before the reference date, later ones oftener.', 1095, (days) => (u) => days * u * u, -1),
  around('date.recent', 'Recently', 'Shortly before the reference date: last seen, last login.', 90, soon, -1),
  around('date.future', 'In the future', 'After the reference date.', 365, even, 1),
  around('date.soon', 'Soon', 'Shortly after the reference date.', 30, soon, 1),
  around('date.anytime', 'Any time', 'A timestamp in the ten years before the reference date.', 3650, even, -1),
  between,
  spreadAs,
];
