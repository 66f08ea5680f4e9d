import { qualifiedName } from '@seedbed/contract';
import { hasFewOfEach, type Plan } from '@seedbed/engine';

/** Relations with a few rows for each parent: a load of some parents includes these rows as well. */
export function fewOfEach({ blueprint, relations }: Plan): Plan['relations'][number][] {
  const counted = new Set(blueprint.tables.flatMap((table) => (table.rows === undefined ? [] : [qualifiedName(table.schema, table.name)])));
  return relations.filter(({ index, owner, child }) => owner && !counted.has(child) && hasFewOfEach(blueprint.relations[index]!));
}
