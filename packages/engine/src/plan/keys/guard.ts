import type { Column, Rows } from '../../columns/column.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { cellText } from '../cell-text.ts';
import { acceptor } from '../domains/accepts.ts';
import type { ColumnDraft } from '../draft.ts';
import type { RelationWork, TableWork, Work } from '../work.ts';
import { fillOrdinals, rowAt } from './rank-rules.ts';

/** Keeps rows away from a partial key's predicate: `allowed` says for which rows the column may have the value. */
export type Guard = { readonly value: string | null; fill(rows: Rows, allowed: Int32Array): void };

/** Only the first `room` rows (of each parent, where `lead` is given) may meet the predicate. */
export function guardRows(
  _work: Work,
  table: TableWork,
  when: { readonly column: ColumnDraft; readonly value: string | null },
  lead: RelationWork | null,
  room: number,
): void {
  const guard: Guard = {
    value: when.value,
    fill(rows, allowed) {
      const parents = borrow(rows.count);
      const ordinals = borrow(rows.count);
      if (lead) fillOrdinals(lead, rows, parents.x, ordinals.x);
      for (let i = 0; i < rows.count; i++) allowed[i] = (lead ? ordinals.x[i]! : rowAt(rows, i)) < room ? 1 : 0;
      giveBack(ordinals);
      giveBack(parents);
    },
  };
  table.columns.get(when.column)?.guards.push(guard);
  const group = table.groups.get(when.column);
  // A group that decides whether the lead is there at all cannot ask for its children's places.
  if (group && !lead?.draft.columns.some((column) => table.groups.get(column) === group)) group.guards.push({ column: when.column.name, guard });
}

/**
 * Gives rows that may not meet the predicate another value: not NULL for NULL, the other flag, the next label, else NULL. `moved` becomes 1 where a value
 * took the place of another.
 */
export function applyGuard(guard: Guard, rows: Rows, out: Column, column: ColumnDraft, nullable: boolean, moved?: Uint8Array): void {
  const scratch = borrow(rows.count);
  const { a: allowed } = scratch;
  guard.fill(rows, allowed);
  const accepts = guard.value === null ? null : acceptor(column.type, column.domain);
  for (let i = 0; i < rows.count; i++) {
    if (allowed[i]) continue;
    if (!accepts) {
      if (out.nulls) out.nulls[i] = 0;
    } else if (!out.nulls?.[i] && meets(out, i, guard.value!)) {
      escape(out, i, nullable, accepts);
      if (moved) moved[i] = 1;
    }
  }
  giveBack(scratch);
}

function meets(out: Column, row: number, value: string): boolean {
  const text = cellText(out, row);
  return text === value || (out.shape.store === 'i32' && out.shape.as === 'bool' && text[0] === value[0]);
}

function escape(out: Column, row: number, nullable: boolean, accepts: (text: string) => boolean): void {
  if (out.store === 'i32' && out.shape.store === 'i32' && out.shape.as === 'bool') out.values[row] = 1 - out.values[row]!;
  else if (out.store === 'dict' && out.shape.store === 'dict' && out.shape.dictionary.size > 1)
    out.indices[row] = (out.indices[row]! + 1) % out.shape.dictionary.size;
  else if (nullable && out.nulls) out.nulls[row] = 1;
  else if (out.store === 'i32' || out.store === 'f53') {
    const value = out.values[row]!;
    out.values[row] = value + 1;
    if (!accepts(cellText(out, row))) out.values[row] = value - 1;
  }
}
