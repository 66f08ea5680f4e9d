import type { Knowledge } from '@seedbed/contract';
import { isTrueText } from '@seedbed/engine';

type When = NonNullable<Knowledge['tables'][string]['when']>[number];
type Outcome = When['then'][string];
/** Cells of a row by the name of their column. */
type RowCells = Readonly<Record<string, string | null>>;

/** `status == "paid" || paid_at != null`, as words make them: one kind of sign between simple comparisons. */
const COMPARISON = /^([a-z_]\w*) (==|!=) (null|true|false|"(?:[^"\\]|\\.)*"|-?[\d.]+)$/i;

/** Whether a row meets a condition; null for a condition that words do not make. */
export function conditionHolds(condition: string): { readonly columns: readonly string[]; readonly holds: (row: RowCells) => boolean } | null {
  const every = condition.includes(' && ');
  const parts = condition.split(every ? ' && ' : ' || ').map((part) => COMPARISON.exec(part));
  if (parts.includes(null)) return null;
  const is = (row: RowCells, [, column, sign, value]: RegExpExecArray): boolean => isValue(row[column!] ?? null, JSON.parse(value!)) === (sign === '==');
  return {
    columns: parts.map((part) => part![1]!),
    holds: (row) => (every ? parts.every((part) => is(row, part!)) : parts.some((part) => is(row, part!))),
  };
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
