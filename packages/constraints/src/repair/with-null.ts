import { ownMember, type BlueprintTable, type Group, type Order, type Variant } from '@seedbed/contract';

/** A column that is NULL from now on: cases that ask for its presence go, the others say so, and what compares it with others asks nothing any more. */
export function withNull(table: BlueprintTable, column: string): BlueprintTable {
  return table.groups ? { ...table, groups: table.groups.map((group) => (group.columns.includes(column) ? inGroup(group, column) : group)) } : table;
}

function inGroup({ order, variants, ...group }: Group, column: string): Group {
  const left = withoutColumn(order, column);
  const open = variants?.filter((variant) => !ownMember(variant.columns, column)?.notNull);
  // Where every case asks for it, the next trial tells.
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
