import { readName } from '../names/vocabulary.ts';
import type { ColumnContext } from '../column-context.ts';
import type { ColumnView } from '../../schema/schema-view.ts';

/** A column's former name at the beginning of a remark: `policy_annual_premium (money)`. */
const NAME = /^\W{0,2}([a-z]+(?:[_-][a-z]+){1,4})(?=$|[\s,;:(])/i;

/** The column under the name that its comment begins with; null if it begins with none. */
export function namedByComment(column: ColumnView, at: ColumnContext): ColumnContext | null {
  const name = NAME.exec(column.column.comment ?? '')?.[1];
  if (!name) return null;
  const { words, raw } = readName(name.replaceAll('-', '_'));
  return words.length > 1 ? { ...at, name: { words, raw } } : null;
}
