import { sourceOf } from '../column-source.ts';
import type { TableWork, Work } from '../work.ts';
import { setRank } from './key-columns.ts';
import { ordinalRanks } from './rank-rules.ts';

/** Kinds that number rows, by default over the whole table. */
const PLACES: ReadonlySet<string> = new Set(['number.position', 'datatype.first']);

/** Positions that count the rows of each owner (`within`), unless a key, group or reference determines them. */
export function placeWithin(work: Work, table: TableWork): void {
  const owner = table.draft.relations.find(({ spec }) => spec.owner === true);
  if (!owner) return;
  for (const [column, state] of table.columns) {
    const { generator } = column.spec;
    if (!generator || !PLACES.has(generator.kind) || generator.parameters?.within !== true) continue;
    if (state.rank || table.governing.has(column) || table.groups.has(column) || !sourceOf(work, column)?.at) continue;
    setRank(table, column, ordinalRanks(work.relations.get(owner)!, Infinity, 1), false);
  }
}
