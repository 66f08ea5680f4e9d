import type { BlueprintColumn, BlueprintTable } from '@seedbed/contract';
import type { Statement } from '../sayings.ts';
import { absentNow } from './absent-now.ts';
import { isTime } from './times.ts';
import type { Scope } from './scope.ts';

type Following = { readonly of: BlueprintColumn; readonly days: readonly number[] };

/**
 * Weekdays (Monday 0) and hours for a time that follows another of its row: after the same interval as now, moved to
 * the next open day. Null if it follows no other time.
 */
export function sayOpenDays(
  scope: Scope,
  table: BlueprintTable,
  column: BlueprintColumn,
  open: { readonly weekdays?: readonly number[]; readonly hours?: { readonly from: string; readonly to: string } },
): Statement | null {
  if (!/^(?:life\.stamp|date\.(?:after|event))$/.test(column.generator?.kind ?? '')) return null;
  const before = followed(scope, table, column);
  if (!before) return null;
  const { days, of } = before;
  const length = (part: number): string => `${Number(days[Math.floor(part * (days.length - 1))]!.toFixed(3))} days`;
  const absent = column.nullable ? absentNow(scope, table, column) : null;
  return {
    table,
    says: {
      columns: {
        [column.name]: { after: { of: of.name, least: length(0), typical: length(0.5), most: length(1) }, ...(absent === null ? {} : { null: absent }) },
      },
      hours: {
        columns: [column.name],
        ...(open.hours ?? { from: '00:00', to: '24:00' }),
        ...(open.weekdays && { weekdays: open.weekdays.map((day) => day + 1) }),
      },
    },
  };
}

/** The closest earlier time of the row, in every row that has both. */
function followed(scope: Scope, table: BlueprintTable, column: BlueprintColumn): Following | null {
  const times = scope.seen.cells(table, column);
  const found = table.columns.flatMap((of): Following[] => {
    if (of === column || !isTime(scope, of)) return [];
    const others = scope.seen.cells(table, of);
    const days = times.flatMap((time, row) => (time === null ? [] : [daysBetween(others[row] ?? null, time)]));
    return days.length > 0 && days.every((one) => one >= 0) ? [{ of, days: days.toSorted((a, b) => a - b) }] : [];
  });
  const middle = ({ days }: Following): number => days[Math.floor(days.length / 2)]!;
  return found.toSorted((a, b) => middle(a) - middle(b))[0] ?? null;
}

/** Between two cells; NaN if the first is missing. */
export function daysBetween(from: string | null, to: string): number {
  const at = (text: string): number => Date.parse(text.length > 10 ? text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00') : `${text}T00:00:00Z`);
  return from === null ? Number.NaN : (at(to) - at(from)) / 86_400_000;
}
