import { ownMember, type Domain, type Group } from '@seedbed/contract';
import type { TableFacts } from './constraints.ts';

/** Longer lists leave enough of any parents. */
const MAX = 1_000;

/**
 * A referencing column that allows only a few constants (`class IN (1, 2)`): it uses those instead of arbitrary
 * parents. The parent table is required to contain them.
 */
export function listedReferences(facts: TableFacts, groups: readonly Group[], domains: Readonly<Record<string, Domain>>): Group[] {
  const taken = new Set(groups.flatMap((group) => group.columns));
  const unique = new Set(facts.table.uniqueKeys.filter((key) => key.columns.length === 1).map((key) => key.columns[0]!));
  return facts.table.foreignKeys.flatMap((key): Group[] => {
    const [column] = key.columns;
    const list = column === undefined ? undefined : ownMember(domains, column)?.in;
    if (key.columns.length !== 1 || !list || list.length > MAX || taken.has(column!) || unique.has(column!)) return [];
    taken.add(column!);
    return [{ columns: [column!], tier: 'C', rows: list.map((value) => [value]) }];
  });
}
