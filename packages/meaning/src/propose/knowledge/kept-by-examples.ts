import type { Group, Order } from '@seedbed/contract';
import type { TableLink } from '../link/link-schema.ts';
import type { Concept, Example } from '../packs/pack.ts';
import { hasOnlyOrders } from '../../schema/has-only-orders.ts';

/**
 * Whether the examples keep the CHECK that binds a column to others: who composed died after the birth. All its columns are numbers of the concept, and each example that
 * has them satisfies the order, so that rows of examples stay as they are.
 */
export function isKeptByExamples(column: string, { concept, columns }: TableLink, groups: readonly Group[]): boolean {
  const own = groups.filter((group) => group.columns.includes(column));
  const attributes = new Map(columns.map((each) => [each.column, each.attribute]));
  return own.length > 0 && own.every((group) => hasOnlyOrders(group) && keepsOrders(group, attributes, concept));
}

function keepsOrders({ columns, order = [], variants = [] }: Group, attributes: ReadonlyMap<string, string>, { attributes: known, rows }: Concept): boolean {
  const orders = [...order, ...variants.flatMap((variant) => variant.order ?? [])];
  const isNumber = (column: string): boolean => ['number', 'money'].includes(known[attributes.get(column) ?? '']?.kind ?? '');
  const isWhole = (row: Example): boolean => columns.every((column) => Object.hasOwn(row, attributes.get(column)!));
  return (
    orders.length > 0 &&
    columns.length > 1 &&
    columns.every(isNumber) &&
    rows.some(isWhole) &&
    rows.every((row) => orders.every((each) => each.operator !== '=' && satisfies(row, each, attributes)))
  );
}

/** A range satisfies an order if both its ends do; an example without one of the values is not concerned. */
function satisfies(row: Example, { terms, operator, value }: Order, attributes: ReadonlyMap<string, string>): boolean {
  const sum = [0, 0];
  for (const { column, coefficient } of terms) {
    const given = row[attributes.get(column)!];
    const [low, high] = Array.isArray(given) ? given : [given, given];
    if (typeof low !== 'number' || typeof high !== 'number') return true;
    sum[0]! += Math.min(low * coefficient, high * coefficient);
    sum[1]! += Math.max(low * coefficient, high * coefficient);
  }
  const [least, most] = sum as [number, number];
  return operator === '<'
    ? most < Number(value)
    : operator === '<='
      ? most <= Number(value)
      : operator === '<>' && (most < Number(value) || least > Number(value));
}
