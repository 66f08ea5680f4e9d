import type { ColumnContext } from '../column-context.ts';
import { readName } from '../names/vocabulary.ts';
import { withoutClientDefault } from './client-default.ts';
import type { ColumnView } from '../../schema/schema-view.ts';

/** The nouns of a column's comment count as neighbours: "as ISO 4217 code, in cents". */
export function readComment(column: ColumnView, at: ColumnContext): ColumnContext {
  const comment = withoutClientDefault(column.column.comment ?? '');
  if (comment === '') return at;
  const words = readName(comment.slice(0, 200)).words;
  return { ...at, siblingWords: new Set([...at.siblingWords, ...words]) };
}
