import type { Domain } from '@seedbed/contract';
import type { Rows } from '../../columns/column.ts';
import { acceptor } from '../domains/accepts.ts';
import { intersectDomains } from '../domains/intersect.ts';
import type { Frame } from '../frame.ts';
import { applyGuard } from '../keys/guard.ts';
import type { GroupWork } from './group-work.ts';
import { conditionsOnColumn } from './conditions-on-column.ts';
import type { Member } from './member.ts';

/** Members guarded by partial keys, and the names of those whose values a guard changes. */
export type Guarded = { readonly members: readonly Member[]; readonly moved: ReadonlySet<string> };

/** Null if no partial key guards a member. */
export function guardedOf(members: readonly Member[]): Guarded | null {
  const guarded = members.filter(({ given, guards }) => given === null && guards.length > 0);
  const moved = guarded.filter(({ guards }) => guards.some(({ values }) => values.some((value) => value !== null)));
  return guarded.length === 0 ? null : { members: guarded, moved: new Set(moved.map(({ column }) => column.name)) };
}

/** Guards change values before orders apply. Returns 1 for rows in which one value replaced another. */
export function guardMembers({ members }: Guarded, rows: Rows, frame: Frame): Uint8Array {
  const escaped = new Uint8Array(rows.count);
  for (const { column, node, guards } of members)
    for (const guard of guards) applyGuard(guard, rows, frame.storage(node), column, { nullable: column.nullable, guards, moved: escaped });
  return escaped;
}

/**
 * Rows that a list excludes from its labels take another label of their variant; this happens before other values are
 * computed or ordered by them.
 */
export function guardLabels({ members }: Guarded, { variants }: GroupWork, rows: Rows, choices: Int32Array, frame: Frame): void {
  for (const { column, node, present, guards } of members) {
    if (!guards.some(({ values }) => values.length > 1)) continue;
    const accepts = variants.map((variant) => {
      const domain = conditionsOnColumn(variant, column.name)?.domain;
      return acceptor(column.type, domain ? intersectDomains(column.domain, domain as Domain) : column.domain);
    });
    const nullable = column.nullable && !present.includes(1);
    for (const guard of guards) applyGuard(guard, rows, frame.storage(node), column, { nullable, guards, accepts: (row) => accepts[choices[row]!]! });
  }
}
