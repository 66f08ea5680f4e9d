import type { BlueprintTable } from '@seedbed/contract';
import type { Role, TableNames } from '@seedbed/meaning/decide';

type Timeline = NonNullable<BlueprintTable['timeline']>;

const SHORT = 'message log reading metric measurement telemetry notification pageview click heartbeat job run task_run webhook token otp';
/** Visits of a web site or of a place, requests to a server or of a person: the neighbouring columns show which. */
const VISITS = 'visit session request';
const WEB: ReadonlySet<string> = new Set('ip agent browser device token url page path referrer referer utm cookie client host expires expiry'.split(' '));
const LONG =
  'product tenant organization company workspace account category store vendor supplier warehouse hotel school hospital clinic practice branch shop garage studio museum library theatre laboratory lab depot farm factory cellar port restaurant book film course vehicle property asset building employee department doctor teacher';

/** Days on which the table's rows lie, up to the reference date: products of six years, users of three, orders of two, logs of ninety days. */
export function timelineOf(names: TableNames, role: Role | undefined, referenceDate: string, rows: number): Timeline {
  const days =
    role === 'log' || ` ${SHORT} `.includes(` ${names.noun} `) || (` ${VISITS} `.includes(` ${names.noun} `) && isWebTable(names))
      ? 90
      : role === 'tenant' || role === 'lookup' || ` ${LONG} `.includes(` ${names.noun} `)
        ? 2190
        : names.agent
          ? 1095
          : 730;
  return { from: daysBefore(referenceDate, days), to: referenceDate, rows: Math.max(1, rows) };
}

function isWebTable(names: TableNames): boolean {
  return [...names.columns.values()].some(({ words }) => words.some((word) => WEB.has(word)));
}

/** Civil days, without the clock or a time zone. */
function daysBefore(date: string, days: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, day - days)).toISOString().slice(0, 10);
}
