import { quoteIdent, quoteQualified } from './quote.ts';

export type CopyFormat = 'text' | 'binary';

/** A table of the target, by its bare names. */
export type TableName = { readonly schema: string; readonly table: string };

/**
 * Without columns to send (all are generated), there is no list, and each row is empty. `fresh`: this transaction
 * created the table, so its rows may be written frozen, without a later vacuum.
 */
export function copyStatement(table: TableName, columns: readonly string[], format: CopyFormat, fresh = false): string {
  const list = columns.length > 0 ? ` ${columnList(columns)}` : '';
  const options = [...(format === 'binary' ? ['FORMAT binary'] : []), ...(fresh ? ['FREEZE'] : [])];
  return `COPY ${quoteQualified(table.schema, table.table)}${list} FROM STDIN${options.length > 0 ? ` (${options.join(', ')})` : ''}`;
}

export function columnList(columns: readonly string[]): string {
  return `(${columns.map(quoteIdent).join(', ')})`;
}
