import type { Domain } from '@seedbed/contract';
import type { Column, Rows } from '../../columns/column.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { chance } from '../../values/uniform.ts';
import { cellText } from '../cell-text.ts';
import { acceptor } from '../domains/accepts.ts';
import type { Guard } from '../keys/guard.ts';
import { rowAt } from '../keys/rank-rules.ts';
import { setCells } from '../set-cells.ts';
import type { Filling } from './filling.ts';
import type { GroupWork } from './group-work.ts';
import { conditionsOnColumn } from './conditions-on-column.ts';
import { mustMeet } from './turn-away.ts';
import type { Member } from './member.ts';
import { readNatural } from './natural.ts';
import type { Orders } from './order-solver.ts';

/** Rows that keep the values of the generators, column by column. Such a row takes a variant that accepts them. */
export type Kept = {
  /** Rows in which the column keeps its own value. */
  of(column: string): Uint8Array;
  /** 1 for rows in which only columns with priority keep their values; 2 for rows in which only set cells do. */
  readonly yields: Uint8Array;
};
export type OwnRows = (rows: Rows, choices: Int32Array, filling: Filling) => Kept;

/** Whether the column's own values have priority. */
export function isOwn({ spec }: GroupWork, column: string): boolean {
  return spec.own?.includes(column) === true;
}

/**
 * Rows whose own values satisfy a variant: the group draws nothing for them. In other rows, columns with priority keep their values if a
 * variant accepts them; otherwise only set cells stay.
 */
export function ownRows(group: GroupWork, members: readonly Member[], orders: readonly (Orders | null)[]): OwnRows {
  const asks = group.variants.map((variant) => members.map((member) => acceptsMember(member, conditionsOnColumn(variant, member.column.name))));
  const isFirst = members.map(({ column, given }) => given !== null || isOwn(group, column.name));
  const cells = members.map(({ column }) => setCells(column));
  const setIn = (row: number): boolean[] | null => {
    const set = cells.map((each) => each?.has(row) === true);
    return set.includes(true) ? members.map(({ given }, i) => given !== null || set[i]!) : null;
  };
  const { length } = group.variants;
  return (rows, choices, { natural }) => {
    const values = members.map((_, i) => natural(i));
    const nulls = members.map((member, i) => nullsOf(member, cells[i]!, values[i]!, rows));
    const whole = new Uint8Array(rows.count);
    const firsts = new Uint8Array(rows.count);
    const yields = new Uint8Array(rows.count);
    const onlySet = new Map<number, readonly boolean[]>();
    const suits = (variant: number, row: number, only: readonly boolean[] | null): boolean =>
      members.every((_, i) => (only && !only[i]) || asks[variant]![i]!(nulls[i]![row] === 1 ? null : () => cellText(values[i]!, row)));
    const chosen = (row: number, holds: (variant: number) => boolean, isOpen: (variant: number) => boolean): boolean => {
      for (let turn = 0, variant = choices[row]!; turn < length; turn++, variant = (variant + 1) % length) {
        if (group.barred.has(variant) || !isOpen(variant) || !holds(variant)) continue;
        choices[row] = variant;
        return true;
      }
      return false;
    };
    // Variants without a share are for rows that fit no other variant.
    const choose = (row: number, holds: (variant: number) => boolean): boolean =>
      chosen(row, holds, (variant) => group.variants[variant]!.weight !== 0) || chosen(row, holds, (variant) => group.variants[variant]!.weight === 0);
    const bound = boundRows(members, cells, values, nulls, rows);
    for (let row = 0; row < rows.count; row++) {
      // The drawn variant excludes the values from which a partial key bars the row.
      if (bound?.[row] === 1 && !setIn(rowAt(rows, row))) continue;
      if (bound?.[row] !== 1 && choose(row, (variant) => suits(variant, row, null) && inOrder(orders[variant], members, values, nulls, row)))
        whole[row] = firsts[row] = 1;
      else if (bound?.[row] !== 1 && choose(row, (variant) => suits(variant, row, isFirst))) firsts[row] = yields[row] = 1;
      else {
        const set = cells.some((each) => each !== null) ? setIn(rowAt(rows, row)) : null;
        if (!set || !choose(row, (variant) => suits(variant, row, set) && !(bound?.[row] === 1 && bindsAll(members, group, variant)))) continue;
        yields[row] = 2;
        onlySet.set(row, set);
      }
    }
    const keptOf = (column: string): Uint8Array => {
      const kept = isOwn(group, column) ? firsts : whole;
      if (onlySet.size === 0) return kept;
      const at = members.findIndex((member) => member.column.name === column);
      const own = Uint8Array.from(kept);
      for (const [row, set] of onlySet) own[row] = set[at] ? 1 : 0;
      return own;
    };
    return { of: keptOf, yields };
  };
}

/** 1 for rows whose own value is in a list from which a partial key excludes them; null if no list restricts a member. */
function boundRows(
  members: readonly Member[],
  cells: readonly ReturnType<typeof setCells>[],
  values: readonly Column[],
  nulls: readonly Uint8Array[],
  rows: Rows,
): Uint8Array | null {
  const guarded = members.flatMap(({ given, guards }, i) => (given === null ? listsOf(guards).map((guard) => ({ guard, i })) : []));
  if (guarded.length === 0) return null;
  const bound = new Uint8Array(rows.count);
  const scratch = borrow(rows.count);
  for (const { guard, i } of guarded) {
    guard.fill(rows, scratch.a);
    for (let row = 0; row < rows.count; row++) {
      if (scratch.a[row] || cells[i]?.has(rowAt(rows, row))) continue;
      if (guard.values.includes(nulls[i]![row] === 1 ? null : cellText(values[i]!, row))) bound[row] = 1;
    }
  }
  giveBack(scratch);
  return bound;
}

/** Whether the variant restricts a guarded column to the values of its list. */
function bindsAll(members: readonly Member[], { variants }: GroupWork, variant: number): boolean {
  return members.some(({ column, guards }) => listsOf(guards).some(({ values }) => mustMeet(variants[variant]!, column.name, values)));
}

function listsOf(guards: readonly Guard[]): readonly Guard[] {
  return guards.filter(({ values }) => values.length > 1);
}

type Ask = (text: (() => string) | null) => boolean;

function acceptsMember({ column }: Member, says: ReturnType<typeof conditionsOnColumn>): Ask {
  if (!says) return () => true;
  if (says.null) return (text) => text === null;
  const accepts = says.domain ? acceptor(column.type, says.domain as Domain) : null;
  return (text) => (text === null ? !says.notNull : (accepts?.(text()) ?? true));
}

/**
 * NULLs from the source, and NULLs drawn by the column's share: the same that the group draws. Set cells are unchanged.
 */
function nullsOf(member: Member, cells: ReturnType<typeof setCells>, values: Column, rows: Rows): Uint8Array {
  const found = new Uint8Array(rows.count);
  if (values.nulls) found.set(values.nulls.subarray(0, rows.count));
  if (!member.nulls || member.given !== null) return found;
  const scratch = borrow(rows.count);
  member.nulls.draws.fill(rows, scratch.a, scratch.b);
  for (let i = 0; i < rows.count; i++) if (chance(scratch.a[i]!, member.nulls.rate) && !cells?.has(rowAt(rows, i))) found[i] = 1;
  giveBack(scratch);
  return found;
}

function inOrder(entry: Orders | null | undefined, members: readonly Member[], values: readonly Column[], nulls: readonly Uint8Array[], row: number): boolean {
  if (!entry) return true;
  const x = Float64Array.from(entry.members, (m) => (nulls[m]![row] ? 0 : readNatural(values[m]!, row, members[m]!.natural!)));
  const missing = Uint8Array.from(entry.members, (m, i) => nulls[m]![row]! || (Number.isNaN(x[i]) ? 1 : 0));
  return entry.solver.holds(x, missing);
}
