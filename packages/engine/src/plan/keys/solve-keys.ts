import { pairSpreads } from '../../relations/pairs.ts';
import type { ColumnDraft } from '../draft.ts';
import { ensureWay } from '../relations/ensure-spread.ts';
import { pairsInScope, parentsOfPair } from '../relations/parents-of-pair.ts';
import type { TableWork, Work } from '../work.ts';
import { byOneToOne } from './by-one-to-one.ts';
import { byOrdinal } from './by-ordinal.ts';
import { byValues } from './by-values.ts';
import { fullRelations, isDistinct } from './key-relations.ts';
import { keptByPlaces } from './kept-by-places.ts';
import { keySpecs, type KeySpec } from './key-specs.ts';
import { limitRows } from './limit-rows.ts';
import { keptByMates, placeMates } from './mates.ts';

/** The keys solved so far: sets of columns that differ in every row. */
type Solved = { readonly sets: Set<ColumnDraft>[] };

/** Decides for each unique key which columns satisfy it, and how; lowers the table's row count if values run out. */
export function solveKeys(work: Work, table: TableWork): void {
  const solved: Solved = { sets: [] };
  const mates = placeMates(work, table);
  for (const key of keySpecs(table.draft)) {
    const rowsBefore = table.draft.rows;
    const how = (mates && keptByMates(work, table, mates, key)) ?? solveKey(work, table, key, solved);
    if (!key.when) solved.sets.push(new Set(key.columns));
    table.keys.push({
      name: key.name,
      columns: key.columns.map((column) => column.name),
      how,
      largest: table.draft.rows < rowsBefore ? table.draft.rows : Number.MAX_SAFE_INTEGER,
    });
  }
}

function solveKey(work: Work, table: TableWork, key: KeySpec, solved: Solved): string {
  if (key.nullsNotDistinct) forbidNulls(work, table, key);
  const never = key.nullsNotDistinct ? undefined : key.columns.find((column) => column.nullable && column.relations.some(({ spec }) => spec.nullShare === 1));
  if (never) return `${never.name} is always NULL`;
  const placed = keptByPlaces(table.draft, key);
  if (placed) return placed;
  const held = solved.sets.find((set) => [...set].every((column) => key.columns.includes(column)));
  if (held) return `holds the key (${[...held].map((column) => column.name).join(', ')})`;
  const tuples = table.groups.get(key.columns[0]!);
  if (tuples?.once && key.columns.every((column) => table.groups.get(column) === tuples)) return 'each proved row is used once';
  const values = key.columns.filter((column) => !table.governing.has(column));
  const distinct = values.find((column) => isDistinct(work, table, column));
  if (distinct) return `${distinct.name} is different in every row`;
  const relations = fullRelations(work, table, key);
  const pair = relations.find(({ pair: ends }) => ends && [ends.low, ends.high].every((end) => relations.some((relation) => relation.draft === end)));
  if (pair) {
    const ends = pair.pair!;
    ensureWay(work, ends.inside);
    const pairs = ends.inside.length > 0 ? pairsInScope(work, ends, 0) : pairSpreads(0, parentsOfPair(work, ends)?.length ?? pair.draft.parent.rows, [0, 0]);
    if (pairs) {
      limitRows(work, table, key, pairs.most);
      return `no pair of ${pair.draft.parent.name} twice`;
    }
  }
  const one = relations.find((relation) => relation.needs.oneToOne || relation.paired);
  if (one) return `${one.draft.name} is one to one`;
  if (relations.length === 0) return byValues(work, table, key, values);
  if (relations.length === 1 && values.length === 0) return byOneToOne(work, table, key, relations[0]!);
  return byOrdinal(work, table, key, values, relations);
}

/** The key treats NULLs as equal, so its columns are never NULL. */
function forbidNulls(work: Work, table: TableWork, key: KeySpec): void {
  for (const column of key.columns) {
    table.columns.get(column)!.neverNull = true;
    for (const relation of column.relations) work.relations.get(relation)!.needs.present = true;
  }
}
