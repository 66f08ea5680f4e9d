import { qualifiedName, type CatalogColumn, type CatalogTable } from '@seedbed/contract';
import { foldCheck, foldExclusion, foldForeignKey, foldTrigger, foldUniqueKey } from './fold-constraints.ts';
import { mergePartitions } from './fold-partitions.ts';
import type { CatalogRows, Notices } from './introspect.ts';
import type { ColumnRow } from './sql/columns.sql.ts';
import type { PolicyRow } from './sql/policies.sql.ts';
import type { TableRow } from './sql/tables.sql.ts';

/** Catalog rows, by the relation that they belong to. */
type ByTable = { [K in keyof Omit<CatalogRows, 'tables'>]: ReadonlyMap<number, CatalogRows[K]> };

export type FoldContext = { readonly by: ByTable; readonly tables: ReadonlyMap<number, TableRow>; readonly notices: Notices };

/** Tables sorted by name. Partitions are not listed: their constraints apply to their root. */
export function foldTables(rows: CatalogRows, notices: Notices): CatalogTable[] {
  const { tables, ...parts } = rows;
  const by = Object.fromEntries(Object.entries(parts).map(([kind, list]) => [kind, groupByTable<{ table: number }>(list)])) as unknown as ByTable;
  const context: FoldContext = { by, tables: new Map(tables.map((table) => [table.oid, table])), notices };
  return tables.filter((table) => !table.isPartition).map((table) => foldTable(table, context));
}

const KINDS = { r: 'table', p: 'partitioned', f: 'foreign' } as const;

function foldTable(row: TableRow, context: FoldContext): CatalogTable {
  const { by, notices } = context;
  const name = qualifiedName(row.schema, row.name);
  const policies = by.policies.get(row.oid) ?? [];
  const table: CatalogTable = {
    schema: row.schema,
    name: row.name,
    kind: KINDS[row.kind],
    columns: (by.columns.get(row.oid) ?? []).map(foldColumn),
    uniqueKeys: (by.uniqueKeys.get(row.oid) ?? []).map(foldUniqueKey),
    foreignKeys: (by.foreignKeys.get(row.oid) ?? []).flatMap((key) => foldForeignKey(key, name, context)),
    checks: (by.checks.get(row.oid) ?? []).map(foldCheck),
    exclusions: (by.exclusions.get(row.oid) ?? []).map(foldExclusion),
    triggers: (by.triggers.get(row.oid) ?? []).map(foldTrigger),
    rules: (by.rules.get(row.oid) ?? []).map((rule) => ({ name: rule.name, definition: rule.definition, instead: rule.instead })),
    ...(row.inherits && { inherits: row.inherits.map((parent) => qualifiedName(parent.schema, parent.name)) }),
    ...(row.rowSecurity && { rowSecurity: row.forced ? ('forced' as const) : ('enabled' as const) }),
    ...(policies.length > 0 && { policies: policies.map(foldPolicy) }),
    ...(row.comment !== null && { comment: row.comment }),
    ...(row.rows >= 0 && { estimatedRows: row.rows }),
  };
  if (row.kind === 'f') notices.push({ place: name, message: 'a foreign table: its rows lie on another server, none are made' });
  if (row.kind === 'p') mergePartitions(table, row, context);
  return table;
}

function foldColumn(row: ColumnRow): CatalogColumn {
  return {
    name: row.name,
    type: row.type,
    ...(row.notNull && { notNull: true }),
    ...(row.default !== null && (row.generated ? { generationExpression: row.default } : { default: row.default })),
    ...(row.identity && { identity: row.identity === 'a' ? ('always' as const) : ('byDefault' as const) }),
    ...(row.generated && { generated: row.generated === 's' ? ('stored' as const) : ('virtual' as const) }),
    ...(row.collation !== null && { collation: row.collation }),
    ...(row.nondeterministic && { nondeterministic: true }),
    ...(row.sequence && { sequence: qualifiedName(row.sequence.schema, row.sequence.name) }),
    ...(row.comment !== null && { comment: row.comment }),
  };
}

function foldPolicy(row: PolicyRow): NonNullable<CatalogTable['policies']>[number] {
  return {
    name: row.name,
    command: row.command,
    ...(row.roles !== null && { roles: row.roles }),
    ...(row.restrictive && { restrictive: true }),
    ...(row.using !== null && { using: row.using }),
    ...(row.check !== null && { check: row.check }),
  };
}

function groupByTable<Row extends { readonly table: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, (row) => row.table);
}
