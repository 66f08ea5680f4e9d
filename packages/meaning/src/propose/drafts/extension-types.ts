import { typeDefault } from '@seedbed/engine';
import type { ColumnView } from '../../schema/schema-view.ts';
import type { Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';

/** Words of columns that hold an area or a line, where a `geometry` leaves the shape open. */
const AREAS = wordSet('areas on a map');
const LINES = wordSet('lines on a map');

const VECTORS: ReadonlySet<string> = new Set(['vector', 'halfvec', 'sparsevec']);

/** The generator of a PostGIS or pgvector type, whatever the column's name; null for all others. */
export function ofExtensionType(column: ColumnView, words: readonly string[]): Draft | null {
  const { base, name } = column.type;
  const isSpatial = base === 'geometry' || base === 'geography';
  if (!isSpatial && !VECTORS.has(base)) return null;
  return {
    column,
    kind: typeDefault(column.type).kind,
    // Models give vectors of length one, and CHECKs on their norm want it.
    parameters: isSpatial ? (name.includes('(') ? {} : shapeOf(words)) : { unit: true },
    nullRate: undefined,
    entity: undefined,
    confidence: 0.9,
    because: { code: 'type', words: `its type is ${name}` },
    rest: [],
    words,
  };
}

function shapeOf(words: readonly string[]): Record<string, unknown> {
  if (words.some((word) => AREAS.has(word))) return { shape: 'multipolygon' };
  return words.some((word) => LINES.has(word)) ? { shape: 'linestring' } : {};
}
