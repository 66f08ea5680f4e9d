import { spreadOfParents } from '../../relations/of-parents.ts';
import type { Spread } from '../../relations/spread.ts';
import type { RelationDraft } from '../draft.ts';
import type { Work } from '../work.ts';
import { canTell, textsOf } from './demand.ts';

/**
 * The parents of rows that are listed with their references, each row once: those whose keys the tuples hold. Null where the reference stands in no such tuples, where
 * the parents' keys cannot be told before the plan exists, and where a row refers to one of its own table that does not come before it.
 */
export function tupleSpread(work: Work, { child, parent, columns, parentColumns, self }: RelationDraft): Spread | null {
  const [column] = columns;
  const group = column && work.tables.get(child)!.groups.get(column);
  const tuples = group?.spec.rows;
  if (!tuples || !group.once || child.rows > tuples.length || columns.length !== 1 || !canTell(work, parentColumns[0]!)) return null;
  const at = group.spec.columns.indexOf(columns[0]!.name);
  const wanted = new Set(tuples.map((tuple) => tuple[at] ?? null));
  const places = new Map<string, number>();
  const texts = textsOf(work, parentColumns[0]!);
  for (let first = 0; first < parent.rows && places.size < wanted.size; first += 2048) {
    const range = { first, count: Math.min(2048, parent.rows - first), at: null };
    const textAt = texts(range);
    for (let i = 0; i < range.count; i++) {
      const text = textAt(i);
      if (text !== null && wanted.has(text) && !places.has(text)) places.set(text, first + i);
    }
  }
  const parents = tuples.slice(0, child.rows).map((tuple) => (tuple[at] == null ? -1 : places.get(tuple[at])));
  if (!parents.every((row, i) => row !== undefined && (!self || row < i))) return null;
  return spreadOfParents(parents as number[], parent.rows);
}
