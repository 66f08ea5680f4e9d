import { spreadOfParents } from '../../relations/of-parents.ts';
import type { Spread } from '../../relations/spread.ts';
import type { RelationDraft } from '../draft.ts';
import type { Work } from '../work.ts';

/** The parents of a kept table's rows, looked up by their cells. Rows whose parents are not listed have none. */
export function keptSpread(work: Work, { child, parent, columns, parentColumns }: RelationDraft): Spread {
  const parents = work.existingTables[parent.name]?.kept ? keysOf(work, parent.name, parentColumns) : [];
  const place = new Map(parents.flatMap((key, row) => (key === null ? [] : [[key, row] as const])));
  const of = keysOf(work, child.name, columns).map((key) => (key === null ? -1 : (place.get(key) ?? -1)));
  return { ...spreadOfParents(of, parent.rows), children: child.rows };
}

function keysOf(work: Work, table: string, wanted: readonly { readonly name: string }[]): (string | null)[] {
  const { columns = [], rows = [] } = work.existingTables[table] ?? {};
  const places = wanted.map(({ name }) => columns.indexOf(name));
  return rows.map((row) => {
    const key = places.map((place) => row[place] ?? null);
    return key.includes(null) ? null : JSON.stringify(key);
  });
}
