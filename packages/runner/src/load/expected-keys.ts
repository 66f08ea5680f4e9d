import { qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import type { Plan, TablePlan } from '@seedbed/engine';
import type { ExpectedKey } from '@seedbed/postgres/load';

/**
 * The schema's keys according to its blueprint: the target must have all of them. Inferred or added keys apply only to
 * generated rows.
 */
export function expectedKeys({ blueprint, table: find }: Plan, { schema, table }: TablePlan): readonly ExpectedKey[] {
  const own = blueprint.tables.find((each) => each.schema === schema && each.name === table);
  return own ? [...primaryKey(own), ...uniqueKeys(own), ...references(blueprint, own, find)] : [];
}

function primaryKey({ primaryKey: columns = [] }: BlueprintTable): ExpectedKey[] {
  return columns.length > 0 ? [{ kind: 'primary key', columns }] : [];
}

function uniqueKeys({ uniqueKeys: keys = [], columns }: BlueprintTable): ExpectedKey[] {
  const isFolded = (name: string): boolean => columns.find((column) => column.name === name)?.foldCase === true;
  return keys.flatMap((key) => {
    if (key.name === undefined) return [];
    const plain = key.predicate === undefined && key.withoutOverlaps !== true && key.nullsNotDistinct !== true && !key.columns.some(isFolded);
    return [{ kind: 'unique key', name: key.name, columns: key.columns, plain }];
  });
}

function references({ relations }: Blueprint, { schema, name }: BlueprintTable, find: Plan['table']): ExpectedKey[] {
  const child = qualifiedName(schema, name);
  return relations
    .filter((relation) => relation.source === 'declared' && relation.from.table === child)
    .map((relation) => {
      const parent = find(relation.to.table);
      const count = ofSchema(relation.to.columns, parent);
      return {
        kind: 'foreign key',
        name: relation.name,
        columns: relation.from.columns.slice(0, count),
        parent,
        to: relation.to.columns.slice(0, count),
        more: `${relation.onDelete === undefined ? '' : ` ON DELETE ${relation.onDelete.toUpperCase()}`}${relation.deferrable ? ' DEFERRABLE' : ''}`,
      };
    });
}

/**
 * How many of the columns belong to the schema's own key: if code requires further columns to agree with the parent,
 * they follow it.
 */
function ofSchema(to: readonly string[], { primaryKey: own, keys }: TablePlan): number {
  const isKey = (count: number): boolean =>
    [own, ...keys.map(({ columns }) => columns)].some((key) => key.length === count && to.slice(0, count).every((name) => key.includes(name)));
  if (isKey(to.length)) return to.length;
  const behind = to.findIndex((_, at) => isKey(at + 1));
  return behind < 0 ? to.length : behind + 1;
}
