import type { BlueprintTable } from '@seedbed/contract';
import type { TableNames } from '../names/describe-schema.ts';
import type { Role } from './roles.ts';

type Timeline = NonNullable<BlueprintTable['timeline']>;

const SHORT = 'session message log reading metric measurement telemetry notification visit pageview request click heartbeat job run task_run webhook token otp';
const LONG =
  'product tenant organization company workspace account category store vendor supplier warehouse hotel school hospital book film course vehicle property asset building employee department doctor teacher';

/** Days on which the table's rows lie, up to the reference date: products of six years, users of three, orders of two, logs of ninety days. */
export function timelineOf(names: TableNames, role: Role | undefined, referenceDate: string, rows: number): Timeline {
  const days =
    role === 'log' || ` ${SHORT} `.includes(` ${names.noun} `)
      ? 90
      : role === 'tenant' || role === 'lookup' || ` ${LONG} `.includes(` ${names.noun} `)
        ? 2190
        : names.agent
          ? 1095
          : 730;
  return { from: daysBefore(referenceDate, days), to: referenceDate, rows: Math.max(1, rows) };
}

/** Civil days, without the clock or a time zone. */
function daysBefore(date: string, days: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, day - days)).toISOString().slice(0, 10);
}
