import { dictionaryOf, qualifiedName, type BlueprintTable, type Relation, type TypeDefinitions } from '@seedbed/contract';
import { applyAgreements } from './apply-agreements.ts';
import { applyChildren } from './apply-children.ts';
import { applyDifferences } from './apply-differences.ts';
import { applyEquations } from './apply-equations.ts';
import { applyKept } from './apply-kept.ts';
import { applyWrites } from './apply-writes.ts';
import { dealNumbers } from './deal-numbers.ts';
import { shareParent } from './share-parents.ts';
import { dealDisjoint } from './disjoint-subtypes.ts';
import type { Where } from './place-guards.ts';
import type { Demand } from '../solve/types.ts';
import type { Code } from './read-code.ts';

/**
 * Applies the conditions of the schema's code on tables and references, except those on single rows (which the solver
 * handles).
 */
export function applyCode(
  tables: readonly BlueprintTable[],
  relations: readonly Relation[],
  code: Code,
  demands: readonly Demand[],
  types: TypeDefinitions,
): { tables: BlueprintTable[]; relations: Relation[] } {
  const agreed = applyAgreements(tables, relations, code.agreements);
  const equal = applyEquations(agreed.tables, agreed.relations, code.equations);
  const written = dealNumbers(applyWrites(equal.tables, equal.relations, code, demands), equal.relations, code.sharedKeys);
  const shared = [...code.left].reduce((made, [parent, writers]) => shareParent(made.tables, made.relations, parent, writers), {
    tables: written,
    relations: equal.relations,
  });
  const grown = applyChildren(shared.tables, shared.relations, code.children, types);
  return {
    tables: applyKept(grown.tables, code.keptColumns).map((table) => withValues(table, code.wheres)),
    relations: applyDifferences(
      dealDisjoint(
        grown.relations.map((relation) => withWhere(relation, code.wheres)),
        code.disjoint,
      ),
      code.differences,
    ),
  };
}

function withWhere(relation: Relation, wheres: readonly Where[]): Relation {
  const own = wheres.filter(
    ({ table, key }) =>
      table === relation.from.table && key.references === relation.to.table && key.columns.every((name) => relation.from.columns.includes(name)),
  );
  return own.length === 0 ? relation : { ...relation, where: dictionaryOf(own.map(({ column, domain }) => [column, domain])) };
}

/** Columns with which references choose are always set. */
function withValues(table: BlueprintTable, wheres: readonly Where[]): BlueprintTable {
  const name = qualifiedName(table.schema, table.name);
  const referenced = new Set(wheres.filter(({ key }) => key.references === name).map(({ column }) => column));
  if (referenced.size === 0) return table;
  const columns = table.columns.map((column) => {
    if (!referenced.has(column.name)) return column;
    const { nullRate: _rate, ...rest } = column;
    return rest;
  });
  return { ...table, columns };
}
