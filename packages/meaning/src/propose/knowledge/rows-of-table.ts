import { singular } from '../../read/names/singular.ts';
import type { Concept, Example } from '../packs/pack.ts';
import { isPart } from './parts.ts';
import { matcher } from '../../read/words.ts';

/** Fewer examples than this are too few for a table of their own. */
const MIN_EXAMPLES = 3;

/** Last words of labels for a row's kind; others (its payment, its place) may match a table's name by chance. */
const KIND = matcher('kinds of a row', 'last');

/**
 * A concept with the examples that a table of this name holds: of beers and wines, a table `wine` shows the rows whose
 * label says wine; of written and oral exams, `oral_exam` shows the oral ones. If no label speaks of the table, all of
 * them.
 */
export function rowsOfTable(concept: Concept, table: readonly string[]): Concept {
  const ofKind = Object.entries(concept.attributes)
    .filter(([, { kind, names }]) => kind === 'label' && names.some((name) => KIND.test(name)))
    .map(([name]) => concept.rows.filter((row) => isCalled(row, name, table)))
    .filter((rows) => rows.length >= MIN_EXAMPLES && rows.length < concept.rows.length);
  const rows = ofKind.toSorted((one, other) => other.length - one.length)[0];
  return rows ? { ...concept, rows: concept.rows.filter((row) => rows.includes(row) || isPart(row)) } : concept;
}

/** The row's label and the table's name are the same words, or one ends in the other: packaging, and primary packaging. */
function isCalled(row: Example, label: string, table: readonly string[]): boolean {
  const value = Object.hasOwn(row, label) ? row[label] : undefined;
  if (typeof value !== 'string') return false;
  const words = value
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular);
  const shared = Math.min(words.length, table.length);
  return shared > 0 && words.slice(-shared).join(' ') === table.slice(-shared).join(' ');
}
