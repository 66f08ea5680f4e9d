import type { BlueprintColumn, BlueprintTable } from '@seedbed/contract';
import { labelsOf } from '../names.ts';
import type { Statement } from '../sayings.ts';
import type { Scope } from './scope.ts';

/** With more texts than this, the values of the other rows are not listed. */
const MAX_VALUES = 200;

/** These shares (0 to 1) of a column's values; the other values keep their proportions. Null if they cannot be listed. */
export function sayShares(scope: Scope, table: BlueprintTable, column: BlueprintColumn, shares: readonly (readonly [string, number])[]): Statement | null {
  const listed = labelsOf(scope.blueprint, column);
  if (shares.every(([value]) => listed.includes(value)))
    return { table, says: { columns: { [column.name]: { shares: Object.fromEntries(shares.map(([value, share]) => [value, rounded(share)])) } } } };
  return sayMix(scope, table, column, shares);
}

/** The current texts in their current proportions, and the given values in the requested shares. */
export function sayMix({ seen }: Scope, table: BlueprintTable, column: BlueprintColumn, shares: readonly (readonly [string, number])[]): Statement | null {
  const values = shares.map(([value]) => value);
  const rest = 1 - shares.reduce((sum, [, share]) => sum + share, 0);
  const counts = new Map<string, number>();
  for (const cell of seen.cells(table, column)) if (cell !== null && !values.includes(cell)) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const all = [...counts.values()].reduce((sum, one) => sum + one, 0);
  if ((all === 0 && rest > 1e-6) || counts.size > MAX_VALUES) return null;
  const weights = [...shares, ...[...counts].map(([value, count]): [string, number] => [value, (rest * count) / all])];
  const kept = weights.filter(([, weight]) => weight > 1e-6);
  const parameters = { values: kept.map(([value]) => value), weights: kept.map(([, weight]) => percent(weight)), dealt: values };
  return { table, says: { columns: { [column.name]: { generator: { kind: 'values', parameters } } } } };
}

function percent(share: number): number {
  return Number((share * 100).toPrecision(6));
}

function rounded(share: number): number {
  return Math.round(share * 1e6) / 1e6;
}
