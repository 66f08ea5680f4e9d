import { ownPrefix, type ColumnView, type TableView } from '@seedbed/meaning/decide';

/**
 * Where the columns of each table begin with letters of its own, a column refers to the table whose key comes after them:
 * `trd_st_id` of trades is the `st_id` of another table.
 */
export function keysBehindPrefix(tables: readonly TableView[]): (column: ColumnView, from: TableView) => TableView | null {
  const prefixes = new Map(tables.map((table) => [table, ownPrefix(table)]));
  const keys = new Map<string, TableView | null>();
  for (const table of tables) {
    const key = table.primaryKey.length === 1 ? table.primaryKey[0]!.toLowerCase() : undefined;
    if (key !== undefined && prefixes.get(table)) keys.set(key, keys.has(key) ? null : table);
  }
  return (column, from) => {
    const prefix = prefixes.get(from);
    const target = prefix ? keys.get(column.name.toLowerCase().slice(prefix.length)) : undefined;
    const key = target?.column.get(target.primaryKey[0]!);
    return target && key && target !== from && isLike(column, key) ? target : null;
  };
}

/** Of the same type, and long enough for every key. */
function isLike({ type }: ColumnView, { type: key }: ColumnView): boolean {
  return type.base === key.base && (type.length === undefined || (key.length !== undefined && type.length >= key.length));
}
