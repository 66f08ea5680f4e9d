/** A reference between two tables, by index. */
export type Link = { readonly from: number; readonly to: number };

/** A larger group would be a long strip again. */
export const MAX_IN_GROUP = 24;
/** References alone form groups up to this size, to leave room for small groups that reference it. */
const FIRST = 20;
/** A group this small joins another. */
const FEW = 4;

/**
 * Tables that belong together: same schema first, then greedy merging along references. A reference to a table that
 * everybody refers to (users, tenants) says little, so it weighs 1/√(its references). A few tables that are left join the
 * group they are linked to most, or share groups, by schema where that is enough. Tables without references come last, as one group of their own.
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
    if (a === b || size[a]! + size[b]! > FIRST) continue;
    leader[b] = a;
    size[a]! += size[b]!;
  }

  const groups = new Map<number, number[]>();
  const alone: number[] = [];
  schemas.forEach((_, i) => {
    if (!linked.has(i)) alone.push(i);
    else groups.set(find(i), [...(groups.get(find(i)) ?? []), i]);
  });
  const shared = shareSmall(joinSmall([...groups.values()], links), schemas);
  return [...shared.sort((a, b) => b.length - a.length), ...(alone.length > 0 ? [alone] : [])];
}

/** Small groups join the group that most of their references lead to, if it has room. */
function joinSmall(groups: readonly number[][], links: readonly Link[]): number[][] {
  const groupOf = new Map(groups.flatMap((group, i) => group.map((table) => [table, i] as const)));
  const members = groups.map((group) => [...group]);
  const bySize = groups.map((_, i) => i).sort((a, b) => groups[a]!.length - groups[b]!.length || a - b);
  for (const i of bySize) {
    if (members[i]!.length === 0 || members[i]!.length > FEW) continue;
    const linked = new Map<number, number>();
    for (const { from, to } of links) {
      const [a, b] = [groupOf.get(from), groupOf.get(to)];
      if (a === undefined || b === undefined || a === b) continue;
      const other = a === i ? b : b === i ? a : null;
      if (other !== null) linked.set(other, (linked.get(other) ?? 0) + 1);
    }
    const [best] = [...linked].filter(([other]) => members[other]!.length + members[i]!.length <= MAX_IN_GROUP).sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    if (!best) continue;
    for (const table of members[i]!) groupOf.set(table, best[0]);
    members[best[0]]!.push(...members[i]!);
    members[i] = [];
  }
  return members.filter((group) => group.length > 0).map((group) => group.sort((a, b) => a - b));
}

/** The remaining small groups are merged: first within a schema, then across schemas. */
function shareSmall(groups: readonly number[][], schemas: readonly string[]): number[][] {
  const large = groups.filter((group) => group.length > FEW);
  const bySchema = new Map<string, number[]>();
  for (const group of groups) {
    const schema = schemas[group[0]!]!;
    if (group.length <= FEW) bySchema.set(schema, [...(bySchema.get(schema) ?? []), ...group]);
  }
  const shared = [...bySchema.values()].flatMap(chunks);
  const left = shared.filter((group) => group.length <= FEW).flat();
  return [...large, ...shared.filter((group) => group.length > FEW), ...chunks(left)];
}

function chunks(tables: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(tables.length / MAX_IN_GROUP) }, (_, i) => tables.slice(i * MAX_IN_GROUP, (i + 1) * MAX_IN_GROUP));
}
