/**
 * The column, always in view, and the columns that describe its row best: the key, and the nearest on both sides, in
 * table order.
 */
export function neighboursOf(
  table: { readonly columns: readonly { readonly name: string }[]; readonly primaryKey?: readonly string[] },
  column: string,
  most = 5,
): string[] {
  const names = table.columns.map((one) => one.name);
  const at = names.indexOf(column);
  const near = names.toSorted((a, b) => Math.abs(names.indexOf(a) - at) - Math.abs(names.indexOf(b) - at));
  const others = new Set([...(table.primaryKey ?? []).slice(0, 1), ...near].filter((name) => name !== column));
  const chosen = new Set([...others].slice(0, most));
  return [column, ...names.filter((name) => chosen.has(name))];
}
