import { quoteIdent, quoteQualifiedName } from '../sql/quote.ts';

/** The part of an INSERT before VALUES. `table` is a qualified name. */
export function insertHead(table: string, columns: readonly string[]): string {
  return `INSERT INTO ${quoteQualifiedName(table)} (${columns.map(quoteIdent).join(', ')}) OVERRIDING SYSTEM VALUE`;
}
