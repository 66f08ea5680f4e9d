import { qualifiedName, type Blueprint } from '@seedbed/contract';

/**
 * Tables that a proof says nothing about any more: those that differ from the blueprint that was proved, and all whose rows are made from
 * theirs. What only explains (why, how sure) proves the same. Triggers are not looked at here: the server knows them and proves no table too few.
 */
export function staleTables(proved: Blueprint, now: Blueprint): string[] {
  if (proved === now) return [];
  const { tables: oldTables, relations: oldRelations, ...oldRest } = proved;
  const { tables, relations, ...rest } = now;
  const names = tables.map((table) => qualifiedName(table.schema, table.name));
  if (plain(oldRest) !== plain(rest)) return names;
  const before = new Map(oldTables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const stale = new Set<string>();
  tables.forEach((table, i) => {
    const old = before.get(names[i]!);
    if (old !== table && (!old || plain(old) !== plain(table))) stale.add(names[i]!);
  });
  const [known, standing] = [new Set(oldRelations.map(plain)), new Set(relations.map(plain))];
  for (const relation of relations) if (!known.has(plain(relation))) stale.add(relation.from.table);
  for (const relation of oldRelations) if (!standing.has(plain(relation))) stale.add(relation.from.table);
  const needs = [
    ...relations.map(({ from, to }) => [from.table, to.table] as const),
    ...tables.flatMap(({ load }, i) => [...(load?.after ?? []), ...(load?.with ?? [])].map((other) => [names[i]!, other] as const)),
  ];
  for (let size = -1; size !== stale.size;) {
    size = stale.size;
    for (const [table, other] of needs) if (stale.has(other)) stale.add(table);
  }
  return names.filter((name) => stale.has(name));
}

const EXPLAINS = new Set(['because', 'confidence', 'origin', 'comment', 'role', 'subject']);

function plain(value: unknown): string {
  return JSON.stringify(value, (name, member: unknown) => (EXPLAINS.has(name) && typeof member !== 'object' ? undefined : member));
}
