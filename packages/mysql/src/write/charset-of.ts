import type { MysqlColumn, MysqlTable } from '../read/schema.ts';

/**
 * The character set of a column, as far as the DDL declares one; a collation begins with the name of its character set.
 */
export function charsetOf(table: MysqlTable, { type }: MysqlColumn): string | undefined {
  return type.charset ?? ofCollation(type.collation) ?? table.charset ?? ofCollation(table.collation);
}

function ofCollation(collation: string | undefined): string | undefined {
  return collation?.includes('_') ? collation.slice(0, collation.indexOf('_')) : undefined;
}
