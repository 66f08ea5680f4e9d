import type { Domain, Order, Variant } from '@seedbed/contract';
import { sourceOf } from '../column-source.ts';
import { acceptor } from '../domains/accepts.ts';
import { scaleOf } from '../domains/bounds.ts';
import type { ColumnDraft, RelationDraft } from '../draft.ts';
import { conditionsOnColumn } from '../groups/conditions-on-column.ts';
import { isDistinct } from '../keys/key-relations.ts';
import type { Work } from '../work.ts';
import { canTell, MAX_PARENTS_CHECKED, textsOf } from './demand.ts';

/**
 * If conditions compare a reference with other columns of the row (`id >= parent_id`): whether some case of the row
 * allows the parent. Null without such conditions, for unknown values, and if there are too many rows to check one by
 * one.
 */
export function fittingParents(work: Work, relation: RelationDraft): ((child: number, parent: number) => boolean) | null {
  const [column] = relation.columns;
  const [key] = relation.parentColumns;
  const group = work.tables.get(relation.child)!.groups.get(column!);
  if (!group || group.spec.rows || relation.columns.length > 1 || relation.self || Math.max(relation.child.rows, relation.parent.rows) > MAX_PARENTS_CHECKED)
    return null;
  const orders = [...(group.spec.order ?? []), ...group.variants.flatMap((variant) => variant.order ?? [])];
  const own = group.spec.columns.map((name) => relation.child.columns.get(name)!).filter((other) => other !== column && isFixed(work, other));
  const known = new Set([column!, ...own].map(({ name }) => name));
  const isDecidable = (order: Order): boolean => order.terms.every((term) => known.has(term.column));
  if (
    !orders.some((order) => isDecidable(order) && order.operator !== '<>' && order.terms.length > 1 && order.terms.some((term) => term.column === column!.name))
  )
    return null;
  if (!isCounted(column!) || !isCounted(key!) || !canTell(work, key!)) return null;
  const keyOf = cellReader(work, key!);
  const readers = own.map((other) => ({ name: other.name, cellOf: cellReader(work, other) }));
  const cases = group.variants.map((variant) =>
    caseOf(variant, [column!, ...own], [...(group.spec.order ?? []), ...(variant.order ?? [])].filter(isDecidable)),
  );
  return (child, parent) => {
    const row = new Map<string, string | null>([[column!.name, keyOf(parent)], ...readers.map(({ name, cellOf }) => [name, cellOf(child)] as const)]);
    return cases.some((suits) => suits(row));
  };
}

/** Whether its value is the same in every case: it is in no group, or different in every row. */
function isFixed(work: Work, column: ColumnDraft): boolean {
  const table = work.tables.get(column.table)!;
  if (!isCounted(column) || table.governing.has(column) || table.columns.get(column)!.slot || work.derivedNeeds.has(column)) return false;
  const source = sourceOf(work, column);
  return source !== null && (source.needs ?? []).length === 0 && (!table.groups.has(column) || isDistinct(work, table, column));
}

function isCounted({ type }: ColumnDraft): boolean {
  const kind = scaleOf(type)?.kind;
  return kind === 'int' || kind === 'decimal';
}

/** Cells of a column row by row, read by the block. */
function cellReader(work: Work, column: ColumnDraft): (row: number) => string | null {
  const cells = new Map<number, string | null>();
  return (row) => {
    if (!cells.has(row)) {
      const first = row - (row % 2048);
      const count = Math.min(2048, column.table.rows - first);
      const textAt = textsOf(work, column)({ first, count, at: null });
      for (let i = 0; i < count; i++) cells.set(first + i, textAt(i));
    }
    return cells.get(row) ?? null;
  };
}

function caseOf(variant: Variant, columns: readonly ColumnDraft[], orders: readonly Order[]): (row: ReadonlyMap<string, string | null>) => boolean {
  const tests = columns.flatMap(({ name, type }) => {
    const says = conditionsOnColumn(variant, name);
    if (!says) return [];
    const accepts = says.domain ? acceptor(type, says.domain as Domain) : () => true;
    return [{ name, suits: (text: string | null) => (says.null ? text === null : text === null ? !says.notNull : accepts(text)) }];
  });
  return (row) => tests.every(({ name, suits }) => suits(row.get(name) ?? null)) && orders.every((order) => holds(order, row));
}

function holds({ terms, operator, value }: Order, row: ReadonlyMap<string, string | null>): boolean {
  let sum = 0;
  for (const { column, coefficient } of terms) {
    const text = row.get(column) ?? null;
    if (text === null) return true;
    sum += coefficient * Number(text);
  }
  if (operator === '<=') return sum <= value + 1e-9;
  if (operator === '<') return sum < value - 1e-9;
  return Math.abs(sum - value) <= 1e-9 === (operator === '=');
}
