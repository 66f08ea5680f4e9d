import { quoteIdent, quoteQualified } from '../sql/quote.ts';

export type CopyFormat = 'text' | 'binary';

/** A table of the target, by its bare names. */
export type TableName = { readonly schema: string; readonly table: string };

export function copyStatement(table: TableName, columns: readonly string[], format: CopyFormat): string {
  return `COPY ${quoteQualified(table.schema, table.table)} ${columnList(columns)} FROM STDIN${format === 'binary' ? ' (FORMAT binary)' : ''}`;
}

export function columnList(columns: readonly string[]): string {
  return `(${columns.map(quoteIdent).join(', ')})`;
}
