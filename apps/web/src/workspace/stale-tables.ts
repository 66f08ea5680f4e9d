import { EXPLAINING_MEMBERS, qualifiedName, type Blueprint } from '@seedbed/contract';
import { formatMany, shortName } from '../lib/format.ts';

/**
 * Tables that a proof no longer covers, by name; the first `changed` of them were edited, the others only reference
 * those.
 */
export type StaleTables = { readonly names: readonly string[]; readonly changed: number };

/**
 * Tables that a proof no longer covers: those that differ from the proved blueprint, and then all whose rows depend on
 * them. Members that only explain (why, how sure) do not count. Triggers are ignored here: the server knows them and
 * proves all affected tables.
 */
export function staleTables(proved: Blueprint, now: Blueprint): StaleTables {
  if (proved === now) return { names: [], changed: 0 };
  const { tables: oldTables, relations: oldRelations, ...oldRest } = proved;
  const { tables, relations, ...rest } = now;
  const names = tables.map((table) => qualifiedName(table.schema, table.name));
  if (plain(oldRest) !== plain(rest)) return { names, changed: names.length };
  const before = new Map(oldTables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const stale = new Set<string>();
  tables.forEach((table, i) => {
    const old = before.get(names[i]!);
    if (old !== table && (!old || plain(old) !== plain(table))) stale.add(names[i]!);
  });
  const [known, standing] = [new Set(oldRelations.map(plain)), new Set(relations.map(plain))];
  for (const relation of relations) if (!known.has(plain(relation))) stale.add(relation.from.table);
  for (const relation of oldRelations) if (!standing.has(plain(relation))) stale.add(relation.from.table);
  const changed = names.filter((name) => stale.has(name));
  const needs = [
    ...relations.map(({ from, to }) => [from.table, to.table] as const),
    ...tables.flatMap(({ load }, i) => [...(load?.after ?? []), ...(load?.with ?? [])].map((other) => [names[i]!, other] as const)),
  ];
  for (let size = -1; size !== stale.size;) {
    size = stale.size;
    for (const [table, other] of needs) if (stale.has(other)) stale.add(table);
  }
  return { names: [...changed, ...names.filter((name) => stale.has(name) && !changed.includes(name))], changed: changed.length };
}

function plain(value: unknown): string {
  return JSON.stringify(value, (name, member: unknown) => (EXPLAINING_MEMBERS.has(name) && typeof member !== 'object' ? undefined : member));
}

/** Names the edited ones, `most` of them, and counts those that only refer to them: `orders, items and 1 more, and 2 tables that refer to them`. */
export function staleWords({ names, changed }: StaleTables, most: number): string {
  const edited = names.slice(0, changed).map(shortName);
  const more = edited.length > most ? ` and ${edited.length - most} more` : '';
  const others = names.length - changed;
  const referring =
    others === 0 ? '' : `${more && ','} and ${formatMany(others, 'table')} that ${others === 1 ? 'refers' : 'refer'} to ${changed === 1 ? 'it' : 'them'}`;
  return `${edited.slice(0, most).join(', ')}${more}${referring}`;
}
