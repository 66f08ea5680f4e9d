import { ownMember, type BlueprintTable, type Group, type Order, type Variant } from '@seedbed/contract';

/**
 * Makes a column NULL in all rows: removes cases that require a value, sets it NULL in the others, and removes
 * comparisons with it.
 */
export function withNull(table: BlueprintTable, column: string): BlueprintTable {
  return table.groups ? { ...table, groups: table.groups.map((group) => (group.columns.includes(column) ? inGroup(group, column) : group)) } : table;
}

function inGroup({ order, variants, ...group }: Group, column: string): Group {
  const left = withoutColumn(order, column);
  const open = variants?.filter((variant) => !ownMember(variant.columns, column)?.notNull);
  // If every case requires a value, keeps the cases; the next trial shows the result.
  const cases = open && open.length > 0 ? open.map((variant) => inVariant(variant, column)) : variants;
  return { ...group, ...(cases ? { variants: cases } : {}), ...(left ? { order: left } : {}) };
}

function inVariant({ order, columns, ...variant }: Variant, column: string): Variant {
  const left = withoutColumn(order, column);
  return { ...variant, columns: { ...columns, [column]: { null: true } }, ...(left ? { order: left } : {}) };
}

function withoutColumn(order: readonly Order[] | undefined, column: string): Order[] | undefined {
  const left = order?.filter((one) => !one.terms.some((term) => term.column === column));
  return left && left.length > 0 ? left : undefined;
}
