import type { Column } from '../../columns/column.ts';
import type { Frame } from '../frame.ts';
import type { Member } from './member.ts';
import { isMissing, readNatural, writeNatural } from './natural.ts';
import type { Orders } from './order-solver.ts';

/**
 * Rows in which some columns must not change, numbered from 1, and for each number the solvers that change the other
 * columns.
 */
export type Yielding = { readonly yields: Uint8Array; readonly orders: readonly (readonly (Orders | null)[])[] };

/**
 * Changes values of each row until the orders of its variant hold. In rows that yield, some columns stay unchanged, if
 * that is possible.
 */
export function settleOrders(
  members: readonly Member[],
  orders: readonly (Orders | null)[],
  kept: Yielding | null,
  count: number,
  choices: Int32Array | null,
  frame: Frame,
): void {
  const columns = members.map((member) => frame.storage(member.node));
  const x = new Float64Array(members.length);
  const missing = new Uint8Array(members.length);
  for (let row = 0; row < count; row++) {
    const entry = orders[choices ? choices[row]! : 0];
    if (!entry) continue;
    entry.members.forEach((m, i) => {
      x[i] = readNatural(columns[m]!, row, members[m]!.natural!);
      missing[i] = isMissing(columns[m]!, row, x[i]!);
      if (Number.isNaN(x[i])) x[i] = 0;
    });
    const before = x.slice(0, entry.members.length);
    const fixed = kept?.yields[row] ? kept.orders[kept.yields[row]! - 1]![choices ? choices[row]! : 0] : null;
    if (!(fixed?.solver.solve(x, missing) ?? false) && !entry.solver.solve(x, missing) && giveUp(entry, members, columns, row, choices ? choices[row]! : 0)) {
      entry.members.forEach((m, i) => void (missing[i] ||= columns[m]!.nulls?.[row] ? 1 : 0));
      entry.solver.solve(x, missing);
    }
    entry.members.forEach((m, i) => {
      if (x[i] !== before[i] && !members[m]!.natural!.lower) writeNatural(columns[m]!, row, members[m]!.natural!, x[i]!);
    });
  }
}

/**
 * No values satisfy the row's orders: nullable values become NULL, which satisfies any order. Returns whether there was
 * one.
 */
function giveUp(entry: Orders, members: readonly Member[], columns: readonly Column[], row: number, variant: number): boolean {
  let any = false;
  for (const m of entry.members) {
    const { nulls } = columns[m]!;
    if (!nulls || members[m]!.present[variant] || members[m]!.given !== null) continue;
    any ||= nulls[row] === 0;
    nulls[row] = 1;
  }
  return any;
}
