import { quoteIdent, quoteLiteral } from '@seedbed/postgres/sql';
import type { JsonPath, MockColumn } from '../../../core/index.ts';

const JSONS: ReadonlySet<string> = new Set(['json', 'jsonb']);

/** A column of a row, or the value at a path into it. */
export function fieldSql(alias: string, column: MockColumn, path: JsonPath): string {
  const own = `${quoteIdent(alias)}.${quoteIdent(column.name)}`;
  if (path.length === 0) return own;
  const start = column.type.kind === 'base' && JSONS.has(column.type.base) ? own : `to_jsonb(${own})`;
  return `(${start}${path.map(({ arrow, key }) => ` ${arrow} ${typeof key === 'number' ? `(${key})` : quoteLiteral(key)}`).join('')})`;
}
