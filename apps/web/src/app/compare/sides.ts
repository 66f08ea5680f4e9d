import type { Side } from '../../engine/compare/use-row-pair.ts';
import { differing } from '../../engine/compare/difference-words.ts';
import type { PairTable, TableDifference } from '../../engine/protocol.ts';
import type { CompareSearch } from '../../lib/search.ts';

/** The compared sides; `isSame`: both are the same. */
export type Sides = { readonly before: Side; readonly after: Side; readonly isSame: boolean };

/** The sides of a comparison. The default is the newest revision and the one before it. */
export function sidesOf({ a, b, seed }: Pick<CompareSearch, 'a' | 'b' | 'seed'>, newest: number): Sides {
  if (seed !== undefined) return { before: { revision: a ?? newest }, after: { revision: a ?? newest, seed }, isSame: false };
  const after = b ?? newest;
  const before = a ?? Math.max(1, after - 1);
  return { before: { revision: before }, after: { revision: after }, isSame: before === after };
}

/** The table that is shown by default: the first one that differs, after that is known. */
export function firstToShow(tables: readonly PairTable[], counted: ReadonlyMap<string, TableDifference>): PairTable | undefined {
  for (const table of tables) {
    const difference = counted.get(table.name);
    if (!difference) return undefined;
    if (differing(difference) > 0 || table.rows[0] !== table.rows[1]) return table;
  }
  return tables[0];
}

/** `revision 3`, or `revision 3 with seed 43`. */
export function sideWords({ revision, seed }: Side): string {
  return seed === undefined ? `revision ${revision}` : `revision ${revision} with seed ${seed}`;
}
