import { qualifiedName, type Blueprint, type Relation } from '@seedbed/contract';
import type { Plan, ExistingTables } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';

/**
 * The row counts of tables whose parents are kept: the same as without keeping them, unless a number of children for
 * each parent was requested. Those follow the existing parents, and so do tables that follow them.
 * @returns row counts by qualified name, of tables whose count differs
 */
export async function childrenOfKept(blueprint: Blueprint, plain: Plan, existingTables: ExistingTables): Promise<ReadonlyMap<string, number>> {
  const following = followersOf(blueprint, (name) => existingTables[name]?.kept === true);
  if (following.size === 0) return new Map();
  const kept = Object.fromEntries(Object.entries(existingTables).filter(([, existingTable]) => existingTable.kept));
  const beside = await compileBlueprint(blueprint, { existingTables: kept });
  return new Map([...following].map((name) => [name, beside.table(name).rows] as const).filter(([name, rows]) => rows !== plain.table(name).rows));
}

/** Tables without a count of their own below a kept one, through references with a requested number of children. */
function followersOf({ tables, relations }: Blueprint, isKept: (name: string) => boolean): Set<string> {
  const uncounted = new Set(tables.filter(({ rows }) => rows === undefined).map(({ schema, name }) => qualifiedName(schema, name)));
  const owned = relations.filter(({ owner, from }) => owner && uncounted.has(from.table) && !isKept(from.table));
  const isGiven = ({ fanOut, to }: Relation): boolean => fanOut?.kind === 'fixed' && isKept(to.table);
  const found = new Set(owned.filter(isGiven).map(({ from }) => from.table));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { from, to } of owned) if (found.has(to.table)) found.add(from.table);
  }
  return found;
}
