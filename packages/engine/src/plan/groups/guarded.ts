import type { Rows } from '../../columns/column.ts';
import type { Frame } from '../frame.ts';
import { applyGuard } from '../keys/guard.ts';
import type { Member } from './member.ts';

/** Members that partial keys guard, and the names of those whose values a guard moves. */
export type Guarded = { readonly members: readonly Member[]; readonly moved: ReadonlySet<string> };

/** Null where no partial key guards a member. */
export function guardedOf(members: readonly Member[]): Guarded | null {
  const guarded = members.filter(({ given, guards }) => given === null && guards.length > 0);
  const moved = guarded.filter(({ guards }) => guards.some(({ value }) => value !== null));
  return guarded.length === 0 ? null : { members: guarded, moved: new Set(moved.map(({ column }) => column.name)) };
}

/** Guards take values that no order has bound yet. The answer: 1 for rows where one took the place of another. */
export function guardMembers({ members }: Guarded, rows: Rows, frame: Frame): Uint8Array {
  const escaped = new Uint8Array(rows.count);
  for (const { column, node, guards } of members) for (const guard of guards) applyGuard(guard, rows, frame.storage(node), column, column.nullable, escaped);
  return escaped;
}
