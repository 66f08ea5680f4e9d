import type { Knowledge } from '@seedbed/contract';
import { isTrueText } from '@seedbed/engine';

type When = NonNullable<Knowledge['tables'][string]['when']>[number];
type Outcome = When['then'][string];
/** Cells of a row by the name of their column. */
type RowCells = Readonly<Record<string, string | null>>;

/**
 * `status == "paid" || paid_at != null`, `customers.tier == "gold"`, `month(taken_at) == 7`, as words make them: one kind of sign between simple
 * comparisons.
 */
const COMPARISON = /^(?:(month|weekday)\()?((?:[a-z_]\w*\.)?[a-z_]\w*)\)? (==|!=) (null|true|false|"(?:[^"\\]|\\.)*"|-?[\d.]+)$/i;

/** Whether a row meets a condition; null for a condition that words do not make. */
export function conditionHolds(condition: string): { readonly columns: readonly string[]; readonly holds: (row: RowCells) => boolean } | null {
  const every = condition.includes(' && ');
  const parts = condition.split(every ? ' && ' : ' || ').map((part) => COMPARISON.exec(part));
  if (parts.includes(null)) return null;
  const is = (row: RowCells, [, unit, column, sign, value]: RegExpExecArray): boolean => {
    const cell = row[column!] ?? null;
    const compared = unit === undefined || cell === null ? cell : String(partOfTime(cell, unit as 'month' | 'weekday'));
    return isValue(compared, JSON.parse(value!)) === (sign === '==');
  };
  return {
    columns: parts.map((part) => part![2]!),
    holds: (row) => (every ? parts.every((part) => is(row, part!)) : parts.some((part) => is(row, part!))),
  };
}

/** The month of a time, 1 to 12, or its day of the week, 1 for Monday. */
export function partOfTime(cell: string, unit: 'month' | 'weekday'): number {
  return unit === 'month' ? Number(cell.slice(5, 7)) : ((new Date(`${cell.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** Whether a cell is what a condition says of it. */
export function isOutcome(cell: string | null, outcome: Outcome): boolean {
  if (Array.isArray(outcome)) {
    const [low, high] = outcome;
    if (outcome.length === 2 && typeof low === 'number' && typeof high === 'number') return cell !== null && Number(cell) >= low && Number(cell) <= high;
    return outcome.some((one) => isValue(cell, one));
  }
  return isValue(cell, outcome);
}

function isValue(cell: string | null, value: unknown): boolean {
  if (value === null || cell === null) return value === cell;
  if (typeof value === 'boolean') return isTrueText(cell) === value;
  return typeof value === 'number' ? Number(cell) === value : cell === String(value);
}
