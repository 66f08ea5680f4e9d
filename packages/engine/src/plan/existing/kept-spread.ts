import type { Spread } from '../../relations/spread.ts';
import type { RelationDraft } from '../draft.ts';
import type { Work } from '../work.ts';

/** The parents of a kept table's rows, looked up by their cells. Rows whose parents are not listed have none. */
export function keptSpread(work: Work, { child, parent, columns, parentColumns }: RelationDraft): Spread {
  const parents = work.existingTables[parent.name]?.kept ? keysOf(work, parent.name, parentColumns) : [];
  const place = new Map(parents.flatMap((key, row) => (key === null ? [] : [[key, row] as const])));
  const of = keysOf(work, child.name, columns).map((key) => (key === null ? -1 : (place.get(key) ?? -1)));
  const children = Map.groupBy(of.keys(), (row) => of[row]!);
  const ofParent = (row: number): readonly number[] => children.get(row) ?? [];
  return {
    parents: parent.rows,
    children: child.rows,
    most: [...children].reduce((most, [row, list]) => (row < 0 ? most : Math.max(most, list.length)), 0),
    parentOf: (row) => of[row] ?? -1,
    ordinalOf: (row) => Math.max(0, ofParent(of[row] ?? -1).indexOf(row)),
    countOf: (row) => (row < 0 ? 0 : ofParent(row).length),
    childAt: (row, ordinal) => ofParent(row)[ordinal] ?? -1,
  };
}

function keysOf(work: Work, table: string, wanted: readonly { readonly name: string }[]): (string | null)[] {
  const { columns = [], rows = [] } = work.existingTables[table] ?? {};
  const places = wanted.map(({ name }) => columns.indexOf(name));
  return rows.map((row) => {
    const key = places.map((place) => row[place] ?? null);
    return key.includes(null) ? null : JSON.stringify(key);
  });
}
