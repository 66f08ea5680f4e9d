import type { ColumnView, TableView } from '../../schema/schema-view.ts';
import { literalDefault } from '../../read/column/default-value.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { Draft } from '../../edits/draft.ts';
import { WHOLE_TYPES } from '../../schema/types.ts';

/**
 * An ltree begins as its DEFAULT says (`0`), and names the row below that, or below a row before it: of five rows two are on top, two answer
 * the second of these, and one answers an answer.
 */
export function treePath(column: ColumnView, table: TableView, words: readonly string[]): Draft | null {
  const root = column.type.base === 'ltree' ? literalDefault(column.column) : null;
  const [key] = table.primaryKey;
  if (root === null || !/^[A-Za-z0-9_]+$/.test(root) || table.primaryKey.length !== 1 || !key || !isPlainName(key)) return null;
  if (!WHOLE_TYPES.has(table.column.get(key)!.type.base)) return null;
  const above = `(${key} % 5 == 2 ? string(${key} - 1) + '.' : ${key} % 5 == 3 ? string(${key} - 2) + '.' + string(${key} - 1) + '.' : ${key} % 5 == 4 ? string(${key} - 3) + '.' : '')`;
  const parameters = { expression: `'${root}.' + ${above} + string(${key})` };
  return {
    column,
    kind: 'expression',
    parameters,
    nullRate: undefined,
    entity: undefined,
    confidence: 0.6,
    because: { code: 'default', words: `below its DEFAULT ${root}` },
    rest: [],
    words,
  };
}
