import type { Link } from './group-tables.ts';

export type Named = { readonly schema: string; readonly name: string };

/**
 * What a group of tables is called: by the schema that it holds all of, else by the table in it that most of the others refer to, with its schema where
 * another one has a table of that name. Null for a table alone,
 * which has its own name.
 */
export function nameGroup(members: readonly number[], tables: readonly Named[], links: readonly Link[]): string | null {
  const inside = new Set(members);
  const own = links.filter((link) => link.from !== link.to && inside.has(link.from) && inside.has(link.to));
  const first = tables[members[0]!]!;
  const schemas = new Set(tables.map((table) => table.schema));
  const whole = members.every((i) => tables[i]!.schema === first.schema) && tables.filter((table) => table.schema === first.schema).length === members.length;
  if (schemas.size > 1 && whole) return first.schema;
  if (members.length === 1) return null;
  if (own.length === 0) {
    const linked = links.some((link) => inside.has(link.from) || inside.has(link.to));
    return !linked ? 'Without relations' : schemas.size > 1 ? `Others of ${first.schema}` : 'Others';
  }
  const score = new Map(members.map((i) => [i, 0]));
  for (const link of own) {
    score.set(link.to, score.get(link.to)! + 1);
    score.set(link.from, score.get(link.from)! + 0.4);
  }
  const best = tables[members.reduce((best, i) => (score.get(i)! > score.get(best)! ? i : best))]!;
  const isAmbiguous = tables.some((table) => table.name === best.name && table.schema !== best.schema);
  return `${isAmbiguous ? `${best.schema}.` : ''}${best.name} and ${isConnected(members, own) ? 'related' : 'others'}`;
}

/** Whether each table is linked to each other one, by way of others of the group. */
function isConnected(members: readonly number[], links: readonly Link[]): boolean {
  const near = new Set([members[0]!]);
  for (let before = 0; before < near.size;) {
    before = near.size;
    for (const { from, to } of links) if (near.has(from) || near.has(to)) near.add(from).add(to);
  }
  return near.size === members.length;
}
