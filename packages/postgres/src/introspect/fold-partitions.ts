import { qualifiedName, quoteNameIfNeeded, type CatalogCheck, type CatalogTable } from '@seedbed/contract';
import { foldCheck, foldExclusion, foldForeignKey, foldTrigger, foldUniqueKey } from './fold-constraints.ts';
import type { FoldContext } from './fold-tables.ts';
import type { TableRow } from './sql/tables.sql.ts';

/**
 * Adds the requirements of its partitions to a partitioned table: one CHECK that is the OR over the leaves (each:
 * bound, own checks, own NOT NULLs), and the foreign keys, keys, exclusions and triggers that only a partition has. A
 * row that satisfies all of them fits some leaf.
 */
export function mergePartitions(table: CatalogTable, root: TableRow, context: FoldContext): void {
  const partitions = [...context.tables.values()].filter((each) => each.root === root.oid && each.oid !== root.oid);
  const leaves = partitions.filter((each) => each.kind !== 'p');
  table.partitioning = {
    key: root.partitionKey!,
    leaves: leaves.map((leaf) => {
      const indexes = indexesOf(leaf, context);
      return {
        name: qualifiedName(leaf.schema, leaf.name),
        ...(leaf.bound !== null && { bound: leaf.bound }),
        ...(Object.keys(indexes).length > 0 && { indexes }),
      };
    }),
  };
  for (const partition of partitions) mergeConstraints(table, partition, context);
  const keyColumns = [root, ...partitions].flatMap((each) => each.partitionKeyColumns);
  table.checks.push(partitionCheck(table, keyColumns, leaves, context));
}

function indexesOf(leaf: TableRow, { by }: FoldContext): Record<string, string> {
  const parts = [...(by.uniqueKeys.get(leaf.oid) ?? []), ...(by.exclusions.get(leaf.oid) ?? [])];
  return Object.fromEntries(parts.flatMap(({ name, rootName }) => (rootName === null ? [] : [[rootName, name]])));
}

function mergeConstraints(table: CatalogTable, partition: TableRow, context: FoldContext): void {
  const { by } = context;
  const place = qualifiedName(partition.schema, partition.name);
  addNew(
    table.uniqueKeys,
    (by.uniqueKeys.get(partition.oid) ?? [])
      .filter((row) => row.isOwn)
      .map(foldUniqueKey)
      .map(({ primary: _, ...key }) => key),
  );
  addNew(
    table.foreignKeys,
    (by.foreignKeys.get(partition.oid) ?? []).flatMap((row) => foldForeignKey(row, place, context)),
  );
  addNew(table.exclusions, (by.exclusions.get(partition.oid) ?? []).filter((row) => row.isOwn).map(foldExclusion));
  addNew(table.triggers, (by.triggers.get(partition.oid) ?? []).map(foldTrigger));
}

function partitionCheck(table: CatalogTable, keyColumns: readonly string[], leaves: readonly TableRow[], context: FoldContext): CatalogCheck {
  const columns = new Set(keyColumns);
  const arms = leaves.map((leaf) => {
    const own = ownConditions(table, leaf, context);
    for (const column of own.columns) columns.add(column);
    // A default partition that is the only partition has no bound: every row fits.
    const conditions = [...(leaf.bound === null ? [] : [leaf.bound]), ...own.conditions];
    return conditions.length === 0 ? 'true' : conditions.map((each) => `(${each})`).join(' AND ');
  });
  return {
    name: 'partitions',
    // Without a leaf no row can be stored.
    expression: arms.length === 0 ? 'false' : arms.map((arm) => `(${arm})`).join(' OR '),
    columns: table.columns.map((column) => column.name).filter((name) => columns.has(name)),
    partition: true,
  };
}

/** CHECKs and NOT NULLs of the leaf that its root lacks. */
function ownConditions(table: CatalogTable, leaf: TableRow, { by }: FoldContext): { conditions: string[]; columns: string[] } {
  const known = new Set(table.checks.map((check) => check.expression));
  const checks = (by.checks.get(leaf.oid) ?? []).map(foldCheck).filter((check) => check.enforced !== false && !known.has(check.expression));
  const nullable = new Set(table.columns.filter((column) => !column.notNull).map((column) => column.name));
  const notNull = (by.columns.get(leaf.oid) ?? []).filter((column) => column.notNull && nullable.has(column.name)).map((column) => column.name);
  return {
    conditions: [...checks.map((check) => check.expression), ...notNull.map((name) => `${quoteNameIfNeeded(name)} IS NOT NULL`)],
    columns: [...checks.flatMap((check) => check.columns), ...notNull],
  };
}

/** Adds items with new content; the name does not count. */
function addNew<Item extends { name: string }>(list: Item[], candidates: readonly Item[]): void {
  const seen = new Set(list.map(withoutName));
  for (const candidate of candidates) {
    const key = withoutName(candidate);
    if (seen.has(key)) continue;
    seen.add(key);
    list.push(candidate);
  }
}

function withoutName({ name: _, ...rest }: { name: string }): string {
  return JSON.stringify(rest);
}
