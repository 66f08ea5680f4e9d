import { quoteIdent, quoteQualified } from '../sql/quote.ts';

export type CopyFormat = 'text' | 'binary';

/** A table of the target, by its bare names. */
export type TableName = { readonly schema: string; readonly table: string };

/** Without a column to send, as where all are generated, there is no list: each row is empty. */
export function copyStatement(table: TableName, columns: readonly string[], format: CopyFormat): string {
  const list = columns.length > 0 ? ` ${columnList(columns)}` : '';
  return `COPY ${quoteQualified(table.schema, table.table)}${list} FROM STDIN${format === 'binary' ? ' (FORMAT binary)' : ''}`;
}

export function columnList(columns: readonly string[]): string {
  return `(${columns.map(quoteIdent).join(', ')})`;
}
