import { capital } from '../../lib/capital.ts';
import { listed } from '../../lib/listed.ts';
import type { GroupBy } from './group-by.ts';
import type { Link } from './group-tables.ts';

export type Named = { readonly schema: string; readonly name: string };

/** Maximum number of tables that a title of a group names; how many more there are is counted. */
const MAX_NAMED = 2;

/**
 * Names for a group of tables, the longest first, for places with less room: the schema if the group has all its
 * tables; otherwise, for each connected part, the table with the most relations. If the group is part of a schema, the
 * schema comes first. Empty for a single table, which has its own name.
 */
export function nameGroup(members: readonly number[], tables: readonly Named[], links: readonly Link[], by: GroupBy): readonly string[] {
  const first = tables[members[0]!]!;
  const isWhole = tables.filter((table) => table.schema === first.schema).length === members.length;
  if (by === 'schema' && isWhole) return [first.schema];
  if (members.length === 1) return [];
  const inside = new Set(members);
  const isLinked = links.some((link) => link.from !== link.to && (inside.has(link.from) || inside.has(link.to)));
  const own = links.filter((link) => link.from !== link.to && inside.has(link.from) && inside.has(link.to));
  if (own.length === 0) {
    const text = isLinked ? 'linked elsewhere' : 'without relations';
    const alone = capital(text);
    return by === 'schema' ? [`${first.schema}: ${text}`, alone] : [alone];
  }
  const hubs = partsOf(members, own).map((part) => hubOf(part, own));
  const called = (i: number) => {
    const { schema, name } = tables[i]!;
    const isAmbiguous = by === 'relation' && tables.some((table) => table.name === name && table.schema !== schema);
    return isAmbiguous ? `${schema}.${name}` : name;
  };
  const named = listed(hubs.map(called), hubs.length === MAX_NAMED + 1 ? MAX_NAMED + 1 : MAX_NAMED);
  const nearest = called(hubs[0]!);
  const brief = hubs.length > 1 ? `${nearest}, …` : nearest;
  return [by === 'schema' ? `${first.schema}: around ${named}` : `Around ${named}`, `Around ${brief}`, brief];
}

/** The connected parts of a group, largest first. */
function partsOf(members: readonly number[], links: readonly Link[]): number[][] {
  const leader = new Map(members.map((i) => [i, i]));
  const find = (i: number): number => (leader.get(i) === i ? i : find(leader.get(i)!));
  for (const { from, to } of links) leader.set(find(from), find(to));
  const parts = new Map<number, number[]>();
  for (const i of members) parts.set(find(i), [...(parts.get(find(i)) ?? []), i]);
  return [...parts.values()].toSorted((a, b) => b.length - a.length || a[0]! - b[0]!);
}

/** The table that most of the others refer to. */
function hubOf(part: readonly number[], links: readonly Link[]): number {
  const score = new Map(part.map((i) => [i, 0]));
  for (const { from, to } of links) {
    if (!score.has(from)) continue;
    score.set(to, score.get(to)! + 1);
    score.set(from, score.get(from)! + 0.4);
  }
  return part.reduce((best, i) => (score.get(i)! > score.get(best)! ? i : best));
}
