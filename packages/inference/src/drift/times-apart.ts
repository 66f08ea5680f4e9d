import { qualifiedName, type Blueprint, type BlueprintTable, type Relation } from '@seedbed/contract';
import { tellsTimestamp } from '@seedbed/engine';

/**
 * These relations of a changed blueprint, of which stored ones go on as if rows that got times by a migration had none: what refers to these keeps its times and its parents.
 */
export function withTimesApart(stored: Blueprint, changed: Pick<Blueprint, 'tables' | 'relations'>, relations: readonly Relation[]): Relation[] {
  const [before, now] = [timesOf(stored), timesOf(changed)];
  const began = (table: string): boolean => now.own.has(table) && !before.own.has(table) && before.names.has(table);
  const isMoved = (table: string): boolean => now.own.has(now.timed(table)) && !before.own.has(before.timed(table));
  return relations.map((relation) => {
    const { existing, ...rest } = relation;
    const { from, to, when, addedLater } = relation;
    if (addedLater || !before.names.has(from.table) || !before.names.has(to.table)) return relation;
    const timed = began(to.table) ? { ...relation, timesLater: true as const } : relation;
    if (!existing || when !== undefined || ![from, to].some(({ table }) => isMoved(table))) return timed;
    return { ...rest, ...(began(to.table) && { timesLater: true as const }) };
  });
}

/** `own`: tables whose rows have times; `timed`: the nearest of these by way of owners. */
function timesOf({ tables, relations }: Pick<Blueprint, 'tables' | 'relations'>) {
  const own = new Set(tables.filter(hasTimes).map(nameOf));
  const owners = new Map(relations.flatMap(({ owner, from, to }) => (owner && from.table !== to.table ? [[from.table, to.table] as const] : [])));
  const timed = (table: string, seen: readonly string[] = []): string => {
    const owner = owners.get(table);
    return own.has(table) || owner === undefined || seen.includes(owner) ? table : timed(owner, [...seen, table]);
  };
  return { names: new Set(tables.map(nameOf)), own, timed: (table: string) => timed(table) };
}

function hasTimes({ began, columns }: BlueprintTable): boolean {
  return began !== undefined || columns.some(({ generator }) => generator && tellsTimestamp(generator.kind));
}

const nameOf = ({ schema, name }: BlueprintTable): string => qualifiedName(schema, name);
