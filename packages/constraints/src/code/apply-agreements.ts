import { qualifiedName, withoutWithin, type BlueprintTable, type Relation } from '@seedbed/contract';
import type { Agreement } from './place-guards.ts';

/**
 * A row that must agree with its parent (`seen.room_id` is the room of `seen.event_id`) takes both values from the
 * parent: the reference becomes one over both columns, and columns that depend on them follow.
 */
export function applyAgreements(
  tables: readonly BlueprintTable[],
  relations: readonly Relation[],
  agreements: readonly Agreement[],
): { tables: BlueprintTable[]; relations: Relation[] } {
  const joined = new Map<string, Set<string>>();
  const out = relations.map((relation) => {
    const own = agreements.filter(
      (one) => one.table === relation.from.table && one.key.references === relation.to.table && one.key.columns.join() === relation.from.columns.join(),
    );
    const more = own.filter((one, i) => !relation.from.columns.includes(one.column) && own.findIndex((other) => other.column === one.column) === i);
    if (more.length === 0) return relation;
    const { distinctFrom: _distinct, ...rest } = withoutWithin(relation);
    joined.set(relation.from.table, new Set([...(joined.get(relation.from.table) ?? []), ...more.map((one) => one.column)]));
    return {
      ...rest,
      from: { ...relation.from, columns: [...relation.from.columns, ...more.map((one) => one.column)] },
      to: { ...relation.to, columns: [...relation.to.columns, ...more.map((one) => one.says)] },
    };
  });
  return { relations: out, tables: tables.map((table) => withoutGenerators(table, joined.get(qualifiedName(table.schema, table.name)))) };
}

function withoutGenerators(table: BlueprintTable, names: ReadonlySet<string> | undefined): BlueprintTable {
  if (!names) return table;
  const columns = table.columns.map((column) => {
    if (!names.has(column.name)) return column;
    const { generator: _generator, entity: _entity, nullRate: _rate, ...rest } = column;
    return rest;
  });
  return { ...table, columns };
}
