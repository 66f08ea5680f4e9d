import { qualifiedName, type BlueprintTable, type Relation } from '@seedbed/contract';

/**
 * Tables whose triggers write to their row of `parent` under their own key (subtypes) divide the parent's rows among
 * them: each gets every n-th, so that no two write to the same row, and all rows with references to them are written.
 */
export function shareParent(
  tables: readonly BlueprintTable[],
  relations: readonly Relation[],
  parent: string,
  writers: readonly string[],
): { tables: BlueprintTable[]; relations: Relation[] } {
  const identifies = (relation: Relation): boolean => {
    if (relation.to.table !== parent || relation.from.table === parent) return false;
    const child = tables.find((table) => qualifiedName(table.schema, table.name) === relation.from.table);
    return child?.primaryKey?.toSorted().join() === relation.from.columns.toSorted().join();
  };
  const sharing = relations.filter((one) => identifies(one) && (writers.includes(one.from.table) || one.share !== undefined));
  if (sharing.length === 0) return { tables: [...tables], relations: [...relations] };
  const names = new Set(sharing.map((one) => one.from.table));
  const most = Math.max(...tables.filter((table) => names.has(qualifiedName(table.schema, table.name))).map((table) => table.rows ?? 0));
  return {
    relations: relations.map((one) => {
      const at = sharing.indexOf(one);
      if (at < 0) return one;
      const { childless: _childless, where: _where, ...rest } = one;
      return { ...rest, share: { of: sharing.length, at } };
    }),
    tables: tables.map((table) => {
      const name = qualifiedName(table.schema, table.name);
      if (name === parent) return { ...table, ...(table.rows !== undefined && most > 0 ? { rows: most * sharing.length } : {}) };
      // None of them waits for another.
      if (!names.has(name) || !table.load?.after) return table;
      return { ...table, load: { ...table.load, after: table.load.after.filter((other) => !names.has(other)) } };
    }),
  };
}
