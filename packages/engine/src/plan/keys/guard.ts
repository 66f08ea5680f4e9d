import type { Column, Rows } from '../../columns/column.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { acceptor } from '../domains/accepts.ts';
import type { ColumnDraft } from '../draft.ts';
import { setCells } from '../set-cells.ts';
import { escape, meets } from './escape.ts';
import type { WhenSpec } from './key-specs.ts';
import type { RelationWork, TableWork } from '../work.ts';
import { fillOrdinals, rowAt } from './rank-rules.ts';

/**
 * Excludes rows from a partial key's predicate: `allowed` marks the rows in which the column may have one of the
 * values.
 */
export type Guard = { readonly values: readonly (string | null)[]; fill(rows: Rows, allowed: Int32Array): void };

/** Only the first `room` rows (of each parent, if `lead` is given) may satisfy the predicate. */
export function guardRows(table: TableWork, when: WhenSpec, lead: RelationWork | null, room: number): void {
  const claims = lead && room === 1 ? claimsOf(table, when, lead) : null;
  const guard: Guard = {
    values: when.values,
    fill(rows, allowed) {
      const parents = borrow(rows.count);
      const ordinals = borrow(rows.count);
      if (lead) fillOrdinals(lead, rows, parents.x, ordinals.x);
      for (let i = 0; i < rows.count; i++) allowed[i] = (lead ? ordinals.x[i]! : rowAt(rows, i)) < room ? 1 : 0;
      claims?.(rows, parents.x, allowed);
      giveBack(ordinals);
      giveBack(parents);
    },
  };
  table.columns.get(when.column)?.guards.push(guard);
  const group = table.groups.get(when.column);
  // A group that decides whether the lead is NULL cannot depend on the position among its children.
  if (group && !lead?.draft.columns.some((column) => table.groups.get(column) === group)) group.guards.push({ column: when.column.name, guard });
}

/** If a set row of a parent satisfies the predicate, no other row of that parent may. Null if there is no such set row. */
function claimsOf(table: TableWork, { column, values }: WhenSpec, lead: RelationWork) {
  const set = [...(setCells(column) ?? [])].flatMap(([row, text]) => (values.includes(text) && row < table.draft.rows ? [row] : []));
  if (set.length === 0) return null;
  const rowsSet = new Set(set);
  let claimed: Set<number> | null = null;
  return (rows: Rows, parents: Float64Array, allowed: Int32Array): void => {
    claimed ??= new Set(set.map((row) => lead.plan.parentOf(row)));
    for (let i = 0; i < rows.count; i++) {
      if (rowsSet.has(rowAt(rows, i))) allowed[i] = 1;
      else if (claimed.has(parents[i]!)) allowed[i] = 0;
    }
  };
}

/**
 * Values that a changed cell should avoid. If one of a column's guards is a list, also the values of the other guards,
 * which would change it again.
 */
export function avoidedBy(guard: Guard, guards: readonly Guard[]): Guard['values'] {
  return guards.some(({ values }) => values.length > 1) ? [...new Set(guards.flatMap(({ values }) => values))] : guard.values;
}

/**
 * How a guard changes values: whether NULL is possible, which values to use instead, and where to mark changed rows.
 */
type Ways = {
  readonly nullable: boolean;
  readonly guards: readonly Guard[];
  readonly accepts?: (row: number) => (text: string) => boolean;
  readonly moved?: Uint8Array;
};

/**
 * Gives rows that must not satisfy the predicate another value: the other boolean, another label or number, otherwise
 * NULL.
 */
export function applyGuard(guard: Guard, rows: Rows, out: Column, column: ColumnDraft, { nullable, guards, accepts, moved }: Ways): void {
  const { values, fill } = guard;
  const scratch = borrow(rows.count);
  const { a: allowed } = scratch;
  fill(rows, allowed);
  const bindsNull = values.includes(null);
  const texts = values.filter((value) => value !== null);
  const avoided = avoidedBy(guard, guards);
  const inDomain = texts.length === 0 ? null : acceptor(column.type, column.domain);
  for (let i = 0; i < rows.count; i++) {
    if (allowed[i]) continue;
    if (bindsNull && out.nulls) out.nulls[i] = 0;
    if (!inDomain || out.nulls?.[i] || !meets(out, i, texts)) continue;
    escape(out, i, rowAt(rows, i), texts, { nullable: nullable && !avoided.includes(null), avoided, accepts: accepts?.(i) ?? inDomain });
    if (moved) moved[i] = 1;
  }
  giveBack(scratch);
}
