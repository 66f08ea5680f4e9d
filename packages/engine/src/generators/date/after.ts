import type { Rows } from '../../columns/column.ts';
import type { ColumnSource, Siblings } from '../../columns/source.ts';
import type { CompileContext, GeneratorDefinition } from '../definition.ts';
import { samplerOf, type Sampler } from '../distribution/sampler.ts';
import { define, field, parameters, ui } from '../kit/define.ts';
import { DAY, HOUR, MINUTE } from '../kit/iso.ts';
import { now } from '../kit/now.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { timeSource } from '../kit/time-source.ts';
import type { TimeUnit } from '../kit/time-store.ts';
import { TWO_32 } from '../../values/powers.ts';
import { chance, mix, unit } from '../kit/uniform.ts';
import { UNIT } from './timestamps.ts';
import { NOT_BEFORE, notBefore } from './not-before.ts';
import { followingBy } from './following-by.ts';
import { timestampOf } from './read-timestamps.ts';
import { timestampOfRow } from './timeline.ts';

/** The timestamp that a row's other timestamps follow: another column's, or the row's place on the timeline. */
export function base(
  context: CompileContext,
  after: string | undefined,
): { needs: readonly string[]; read(siblings: Siblings): (i: number, row: number) => number } {
  if (after === undefined) return { needs: [], read: () => (_, row) => timestampOfRow(context.timeline, row) };
  if (!context.sibling(after)) context.fail('/after', `There is no other column "${after}" in this table.`);
  return {
    needs: [after],
    read(siblings) {
      const column = siblings.column(after);
      return (i, row) => timestampOf(column, i) ?? timestampOfRow(context.timeline, row);
    },
  };
}

type Following = {
  readonly after?: string | undefined;
  readonly unit?: TimeUnit | undefined;
  readonly share?: number;
  readonly inFuture?: boolean;
  /** Absent if it would be in the future. */ readonly open?: boolean;
  /** Gap in µs; `word` for a choice. */ readonly gap: (u: number, word: number) => number;
  readonly step?: number;
  /** Other times of the row that it does not come before either. */
  readonly notBefore?: readonly string[] | undefined;
  /** The hours of the day that it must be within. */
  readonly hours?: { readonly from: number; readonly to: number } | undefined;
};

/** Always at the same hour: if a key distinguishes timestamps, they are whole days apart. */
function dayApart(context: CompileContext, hours: Following['hours']): { cardinality: number; at(rank: number): number } | null {
  if (!hours || hours.from !== hours.to) return null;
  const last = Math.floor(context.timeline.to / DAY) * DAY + hours.from * HOUR;
  return { cardinality: MAX_DAYS, at: (rank) => last - rank * DAY };
}

const MAX_DAYS = 200 * 365;

const QUARTER = 15 * MINUTE;

/** A timestamp after the base. If it would be in the future, a time between the base and the reference date. */
export function following(
  context: CompileContext,
  { after, unit: epochUnit, share = 1, inFuture = false, open = false, gap, step, hours, notBefore: others }: Following,
): ColumnSource {
  const from = base(context, after);
  const beside = notBefore(context, others);
  const draws = context.draws();
  const last = now(context);
  return timeSource(context, {
    ...(epochUnit ? { unit: epochUnit } : {}),
    ...dayApart(context, hours),
    needs: [...from.needs, ...(beside?.needs ?? [])],
    makesNulls: share < 1 || open,
    fill(rows: Rows, micros, siblings, nulls) {
      const scratch = borrow(rows.count);
      draws.fill(rows, scratch.a, scratch.b);
      const start = from.read(siblings);
      const raised = beside?.read(siblings);
      for (let i = 0; i < rows.count; i++) {
        const row = rows.at ? rows.at[i]! : rows.first + i;
        const began = start(i, row);
        const created = raised ? raised(i, began) : began;
        const u = unit(scratch.a[i]!, scratch.b[i]!);
        let timestamp = created + gap(u, scratch.b[i]!);
        const over = timestamp > last && !inFuture;
        if (over) timestamp = created + u * Math.max(0, last - created);
        if (hours)
          timestamp = Math.floor(timestamp / DAY) * DAY + (hours.from + (hours.to - hours.from) * ((mix(scratch.b[i]! ^ 0x686f7572) >>> 0) / TWO_32)) * HOUR;
        micros[i] = step ? Math.floor(timestamp / step) * step : timestamp;
        if (share < 1 || open) nulls[i] = (open && over) || !chance(mix(scratch.a[i]!), share) ? 1 : 0;
      }
      giveBack(scratch);
    },
  });
}

const lognormal = (medianHours: number, sigma: number): Sampler => samplerOf({ distribution: 'lognormal', median: medianHours * HOUR, sigma });
const TIMESTAMPS = ['timestamp', 'date', 'time', 'integer', 'text'] as const;

type Parameters = { after?: string; unit?: TimeUnit };

function kind<P extends Parameters>(
  name: string,
  title: string,
  summary: string,
  form: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  compile: (given: P, context: CompileContext) => ColumnSource,
): GeneratorDefinition {
  return define<P>({
    kind: name,
    group: 'date',
    title,
    summary,
    parameters: parameters({ after: field.column('After'), ...form, unit: UNIT }),
    outputs: TIMESTAMPS,
    invertible: 'none',
    entity: 'life',
    compile,
  });
}

const changes = lognormal(9 * 24, 1.6);
const days =
  (...choices: readonly number[]) =>
  (_: number, word: number) =>
    choices[(word >>> 4) % choices.length]! * DAY;

/** On a quarter hour some days later, whole days for dates. */
function planned(name: string, title: string, summary: string, least: number, days: number): GeneratorDefinition {
  const hour = (of: string) => field.number(`${of} hour of the day`, undefined, { minimum: 0, maximum: 24 });
  return kind<Parameters & { days: number; earliest?: number; latest?: number }>(
    name,
    title,
    `${summary}; within hours of the day where they are given.`,
    {
      days: field.number('Days later, at most; 0: the same day', days, { minimum: 0, ...ui({ unit: 'd' }) }),
      earliest: hour('Earliest'),
      latest: hour('Latest'),
    },
    ({ days: within, earliest, latest, ...given }, context) => {
      const whole = context.type.base === 'date';
      const free = whole || (earliest === undefined && latest === undefined);
      const hours = free ? undefined : { from: earliest ?? 0, to: Math.max(earliest ?? 0, latest ?? 24) };
      const from = Math.min(least, within);
      return following(context, { ...given, inFuture: true, gap: (u) => (from + within * u * u) * DAY, step: whole ? DAY : QUARTER, hours });
    },
  );
}

export const afterwards: readonly GeneratorDefinition[] = [
  kind<Parameters & { notBefore: readonly string[] }>(
    'date.updated',
    'Updated',
    'Never before the created timestamp; the same in 45 % of the rows.',
    { notBefore: NOT_BEFORE },
    (given, context) => following(context, { ...given, gap: (u, word) => (chance(mix(word ^ 0x7570), 0.45) ? 0 : changes(u)) }),
  ),
  kind<Parameters & { gap: number; probability: number; open: boolean }>(
    'date.event',
    'Event',
    'A timestamp some hours after another; absent in part of the rows.',
    {
      gap: field.number('Median gap in hours', 6, { exclusiveMinimum: 0, ...ui({ unit: 'h' }) }),
      probability: field.share('Share of rows that have it', 1),
      open: field.flag('NULL if it would be in the future', false),
    },
    ({ gap, probability, open, ...given }, context) => {
      const sample = lognormal(gap, 1.1);
      return following(context, { ...given, share: probability, open, gap: sample });
    },
  ),
  kind<Parameters & { days: readonly number[] }>(
    'date.due',
    'Due',
    'Seven, fourteen or thirty days after the created timestamp.',
    { days: { type: 'array', items: { type: 'number' }, minItems: 1, title: 'Days', default: [7, 14, 30, 30] } },
    ({ days: choices, ...given }, context) => following(context, { ...given, inFuture: true, gap: days(...choices), step: DAY }),
  ),
  kind<Parameters & { days: number }>(
    'date.expires',
    'Expires',
    'A fixed time after the created timestamp; may lie in the future.',
    { days: field.number('Days', 365, { exclusiveMinimum: 0, ...ui({ unit: 'd' }) }) },
    ({ days: length, ...given }, context) => following(context, { ...given, inFuture: true, gap: () => length * DAY }),
  ),
  followingBy,
  planned('date.start', 'Start', 'On a quarter hour in the weeks around the row’s timestamp', 1, 20),
  planned('date.scheduled', 'Scheduled', 'Planned for a quarter hour, some days after the row’s timestamp', 0.5, 24),
  kind<Parameters & { start?: string; minHours?: number; maxHours?: number }>(
    'date.end',
    'End',
    'After the start, by a usual length.',
    {
      start: field.column('Start'),
      minHours: field.number('Minimum hours', undefined, { exclusiveMinimum: 0, ...ui({ unit: 'h' }) }),
      maxHours: field.number('Maximum hours', undefined, { exclusiveMinimum: 0, ...ui({ unit: 'h' }) }),
    },
    ({ start, minHours, maxHours, after, ...given }, context) => {
      const whole = context.type.base === 'date';
      const least = minHours ?? (whole ? 24 : 0.5);
      const most = Math.max(least, maxHours ?? (whole ? 24 * 21 : 8));
      return following(context, {
        ...given,
        after: start ?? after,
        inFuture: true,
        gap: (u) => (least + (most - least) * u * u) * HOUR,
        step: whole ? DAY : QUARTER,
      });
    },
  ),
];
