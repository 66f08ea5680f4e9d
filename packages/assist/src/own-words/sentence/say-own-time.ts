import type { BlueprintColumn, BlueprintTable } from '@seedbed/contract';
import type { Statement } from '../sayings.ts';
import { daysBetween, sayOpenDays } from './say-open-days.ts';
import { mainTime, ownTime } from './times.ts';
import type { Scope } from './scope.ts';

type Time = Readonly<Record<string, unknown>>;

/**
 * A statement about when things take place, where rows are written at another time (`starts_at` beside `booked_at`). Null if the
 * table has one time for both, or if the statement is about neither days, months nor a stretch of time.
 */
export function sayOwnTime(scope: Scope, table: BlueprintTable, time: Time): Statement | null {
  const [own, written] = [ownTime(scope, table)[0]?.column, mainTime(scope, table)[0]?.column];
  if (!own || !written || own === written || time['growth'] !== undefined) return null;
  const days = time['weekdays'] as readonly number[] | undefined;
  const isOpen = days?.includes(0) && days.every((weight) => weight === 0 || weight === 1);
  const hours = time['hours'] as { readonly from: string; readonly to: string } | undefined;
  if (Object.keys(time).every((member) => member === 'hours' || member === 'weekdays') && (days === undefined || isOpen)) {
    const open = { ...(hours && { hours }), ...(days && { weekdays: days.flatMap((weight, day) => (weight > 0 ? [day] : [])) }) };
    const found = sayOpenDays(scope, table, own, open);
    if (found) return found;
  }
  return byOwnTimeline(scope, table, own, written, time);
}

/** The thing's time on the timeline, and the writing as long before it as now. */
function byOwnTimeline(scope: Scope, table: BlueprintTable, own: BlueprintColumn, written: BlueprintColumn, time: Time): Statement | null {
  const [owns, writtens] = [own, written].map((column) => scope.seen.cells(table, column)) as [readonly (string | null)[], readonly (string | null)[]];
  const days = owns.flatMap((cell, row) => (cell === null ? [] : [daysBetween(writtens[row] ?? null, cell)])).toSorted((a, b) => a - b);
  if (days.length === 0 || !days.every((one) => one >= 0)) return null;
  const length = (part: number): string => `${Number(days[Math.floor(part * (days.length - 1))]!.toFixed(3))} days`;
  const last = owns.reduce<string>((most, cell) => (cell !== null && cell > most ? cell : most), '').slice(0, 10);
  const ahead = time['to'] === undefined && last > scope.blueprint.referenceDate ? { to: last } : {};
  return {
    table,
    says: {
      columns: {
        [own.name]: { generator: { kind: 'date.created' } },
        [written.name]: { before: { of: own.name, least: length(0), typical: length(0.5), most: length(1) } },
      },
      time: { ...time, ...ahead },
    },
  };
}
