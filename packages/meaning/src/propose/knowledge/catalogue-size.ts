import type { TableLink } from '../link/link-schema.ts';
import { waysOf } from './ways-of-text.ts';

/** A column that is less likely to be the name of a row does not show the examples' names. */
const MIN = 0.55;

/**
 * The number of distinct names in the examples of a table's concept: breeds, tariffs, aircraft types. More rows would repeat names, so the
 * table has no more by default. Undefined if none of its columns is the name.
 */
export function catalogueSize({ concept, columns }: TableLink): number | undefined {
  const name = columns.find(({ attribute, probability }) => {
    const { identifying, kind } = concept.attributes[attribute]!;
    return identifying === true && kind === 'text' && probability >= MIN;
  });
  if (!name) return undefined;
  const texts = concept.rows.flatMap((row) => (Object.hasOwn(row, name.attribute) ? [String(row[name.attribute])] : []));
  const size = [...new Set(texts)].reduce((sum, text) => sum + waysOf(text), 0);
  return size > 0 ? size : undefined;
}
