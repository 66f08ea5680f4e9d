import { groupTables, type Link } from './group-tables.ts';

/** What groups tables: their schema, or the relations between them. */
export type GroupBy = 'schema' | 'relation';

/** So many tables of one schema are one picture; more are divided by their relations. */
export const MAX_IN_SCHEMA = 40;

/** Groups by schema if there are several: people know tables by schema, and lists of tables use that order. */
export function usualGroups(schemas: readonly string[]): GroupBy {
  return new Set(schemas).size > 1 ? 'schema' : 'relation';
}

/** Tables in groups, each table in one. */
export function groupsOf(schemas: readonly string[], links: readonly Link[], by: GroupBy): number[][] {
  return by === 'schema' ? bySchema(schemas, links) : groupTables(schemas, links);
}

/** Each schema as one group, in list order; a large one as several groups of linked tables. */
function bySchema(schemas: readonly string[], links: readonly Link[]): number[][] {
  const members = new Map<string, number[]>();
  schemas.forEach((schema, i) => members.set(schema, [...(members.get(schema) ?? []), i]));
  return [...members]
    .toSorted(([a], [b]) => Number(b === 'public') - Number(a === 'public') || (a < b ? -1 : 1))
    .flatMap(([, own]) => {
      if (own.length <= MAX_IN_SCHEMA) return [own];
      const place = new Map(own.map((table, i) => [table, i]));
      const inside = links.flatMap((link): Link[] => {
        const [from, to] = [place.get(link.from), place.get(link.to)];
        return from === undefined || to === undefined ? [] : [{ from, to }];
      });
      return groupTables(
        own.map(() => ''),
        inside,
      ).map((group) => group.map((i) => own[i]!));
    });
}
