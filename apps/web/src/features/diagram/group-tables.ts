/** A reference between two tables, by place. */
export type Link = { readonly from: number; readonly to: number };

/** More than this in one group makes a ribbon again. */
export const MOST_IN_GROUP = 24;

/**
 * Tables that belong together: same schema first, then greedy merging along references. A reference to a table that
 * everybody refers to (users, tenants) says little, so it weighs 1/√(its references). Tables for which no group had room
 * share groups by schema. Tables without references come last, as one group of their own.
 */
export function groupTables(schemas: readonly string[], links: readonly Link[]): number[][] {
  const inDegree = schemas.map(() => 0);
  for (const link of links) inDegree[link.to]!++;
  const linked = new Set(links.filter((link) => link.from !== link.to).flatMap((link) => [link.from, link.to]));
  const leader = schemas.map((_, i) => i);
  const size = schemas.map(() => 1);
  const find = (i: number): number => (leader[i] === i ? i : (leader[i] = find(leader[i]!)));

  const weigh = (link: Link) => (schemas[link.from] === schemas[link.to] ? 1 : 0.01) / Math.sqrt(inDegree[link.to]!);
  for (const link of [...links].sort((a, b) => weigh(b) - weigh(a))) {
    const [a, b] = [find(link.from), find(link.to)];
    if (a === b || size[a]! + size[b]! > MOST_IN_GROUP) continue;
    leader[b] = a;
    size[a]! += size[b]!;
  }

  const groups = new Map<number, number[]>();
  const alone: number[] = [];
  schemas.forEach((_, i) => {
    if (!linked.has(i)) alone.push(i);
    else groups.set(find(i), [...(groups.get(find(i)) ?? []), i]);
  });
  const all = [...groups.values()];
  const left = new Map<string, number[]>();
  for (const [table] of all.filter((group) => group.length === 1)) left.set(schemas[table!]!, [...(left.get(schemas[table!]!) ?? []), table!]);
  const shared = [...left.values()].flatMap(chunks);
  return [...[...all.filter((group) => group.length > 1), ...shared].sort((a, b) => b.length - a.length), ...(alone.length > 0 ? [alone] : [])];
}

function chunks(tables: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(tables.length / MOST_IN_GROUP) }, (_, i) => tables.slice(i * MOST_IN_GROUP, (i + 1) * MOST_IN_GROUP));
}
