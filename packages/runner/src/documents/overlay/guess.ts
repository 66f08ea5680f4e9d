import { columnsWithout, isGuess, withoutRelation, type Blueprint, type BlueprintColumn, type BlueprintTable, type OverlayColumn } from '@seedbed/contract';
import { nameOf } from './named.ts';

/**
 * The blueprint without the guessed reference of a column whose content the overlay sets: only declarations of the schema take precedence
 * over an overlay. A table whose rows followed from the reference keeps their number, from `rowsOf`.
 */
export async function withoutGuess(
  blueprint: Blueprint,
  [table, column]: readonly [BlueprintTable, BlueprintColumn],
  statement: OverlayColumn,
  rowsOf: (table: string) => Promise<number>,
): Promise<Blueprint> {
  const own = nameOf(table);
  const guess = blueprint.relations.find((one) => isGuess(one) && one.from.table === own && one.from.columns.includes(column.name));
  if (!guess || leavesReference(statement)) return blueprint;
  const rows = guess.owner && table.rows === undefined ? await rowsOf(own) : table.rows;
  const columns = columnsWithout(
    table.columns,
    guess,
    blueprint.tables.find((one) => nameOf(one) === guess.to.table),
  );
  return {
    ...blueprint,
    relations: withoutRelation(blueprint.relations, guess),
    tables: blueprint.tables.map((one) => (one === table ? { ...table, columns, ...(rows !== undefined && { rows }) } : one)),
  };
}

/** Whether the setting is only a share of NULL, or dirt, which does not affect the other rows. */
function leavesReference(statement: OverlayColumn): boolean {
  return typeof statement === 'object' && statement !== null && Object.keys(statement).every((member) => member === 'null' || member === 'dirt');
}
