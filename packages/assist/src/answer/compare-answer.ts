import { qualifiedName, type Blueprint, type Catalog, type KnowledgeDifference, type Pack } from '@seedbed/contract';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { rowsPage } from '@seedbed/engine/rows-page';
import { AssistError } from '../model/assist-error.ts';
import { ASSIST_LIMITS as MAX } from '../model/limits.ts';
import { answeredTables } from './answered-columns.ts';

/** A pack's effect on a table, and the concept that it assigns to its rows. */
export type TableDifference = KnowledgeDifference & { readonly concept: string };

/**
 * The difference between a blueprint and the one that knows the answer, by table. Throws AssistError if there is none.
 */
export async function compareAnswer(catalog: Catalog, before: Blueprint, after: Blueprint, pack: Pack): Promise<TableDifference[]> {
  const plans = { before: await compileBlueprint(before), after: await compileBlueprint(after) };
  const differences = answeredTables(catalog, pack).flatMap(({ table, concept, columns }): TableDifference[] => {
    const [old, made] = [columnsOf(before, table), columnsOf(after, table)];
    if (!old || !made) return [];
    const changed = [...made].filter(([name, column]) => JSON.stringify(column.generator) !== JSON.stringify(old.get(name)?.generator));
    const names = new Set(changed.map(([name]) => name));
    return [
      {
        table,
        concept: concept.concept,
        changed: changed.map(([column, { generator }]) => ({ column, before: old.get(column)?.generator?.kind ?? '', after: generator?.kind ?? '' })),
        same: columns.map(({ column }) => column).filter((column) => !names.has(column)),
        before: rowsPage(plans.before, table, 0, MAX.rowsShown),
        after: rowsPage(plans.after, table, 0, MAX.rowsShown),
      },
    ];
  });
  if (differences.length === 0)
    throw new AssistError('The answer names no table of the schema: "tables" of a concept hold the table\'s own name, its words apart.');
  if (differences.every(({ changed }) => changed.length === 0))
    throw new AssistError('The answer changes nothing: what it says is there already, or the schema (types, CHECKs, lengths) leaves no room for it.');
  return differences;
}

function columnsOf({ tables }: Blueprint, name: string) {
  const found = tables.find((table) => qualifiedName(table.schema, table.name) === name);
  return found && new Map(found.columns.map((column) => [column.name, column]));
}
