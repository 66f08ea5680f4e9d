import { qualifiedName, type Catalog, type CatalogTable } from '@seedbed/contract';
import type { CodeReference } from './code-references.ts';

/** `create table … partition of …`, also with its name put together from the row. */
const MAKES_PARTITIONS = /\bpartition\s+of\b|\battach\s+partition\b/i;

export type PartitionMaker = {
  /** A partitioned table without partitions: rows of `maker` bring them. */
  readonly table: string;
  readonly maker: string;
  /** If they are lists of the maker's keys, and nothing else says so. */
  readonly reference?: CodeReference;
};

/** Tables whose partitions are made by the trigger of another table when that gets its rows. */
export function readPartitionMakers({ tables, functions }: Catalog): PartitionMaker[] {
  return tables.flatMap((table) => {
    if (!table.partitioning || table.partitioning.leaves.length > 0) return [];
    for (const maker of tables) {
      for (const { function: name, events, name: trigger } of maker === table ? [] : maker.triggers) {
        const body = functions[name]?.body ?? '';
        if (!events.includes('insert') || !MAKES_PARTITIONS.test(body) || !body.includes(table.name)) continue;
        const reference = referenceOf(table, maker, trigger, body);
        return [{ table: nameOf(table), maker: nameOf(maker), ...(reference && { reference }) }];
      }
    }
    return [];
  });
}

/** From the only column of `LIST (tenant_id)` to the key that the code writes into the partition's list. */
function referenceOf(table: CatalogTable, maker: CatalogTable, trigger: string, body: string): CodeReference | undefined {
  const [column] = /^LIST \("?([^"(),]+)"?\)$/.exec(table.partitioning?.key ?? '')?.slice(1) ?? [];
  const key = maker.uniqueKeys.find(({ primary, columns }) => primary && columns.length === 1)?.columns[0];
  const typeOf = (of: CatalogTable, name: string | undefined) => of.columns.find((one) => one.name === name)?.type;
  if (column === undefined || key === undefined || typeOf(table, column) !== typeOf(maker, key)) return undefined;
  if (!new RegExp(`\\bnew\\.${key.replaceAll(/\W/g, '\\$&')}\\b`, 'i').test(body) || table.foreignKeys.some(({ columns }) => columns.includes(column)))
    return undefined;
  return { table: nameOf(table), trigger, key: { name: `${trigger}_${column}`, columns: [column], references: nameOf(maker), referencedColumns: [key] } };
}

const nameOf = ({ schema, name }: CatalogTable): string => qualifiedName(schema, name);
