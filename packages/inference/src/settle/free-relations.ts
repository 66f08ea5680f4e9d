import { countOf, qualifiedName, withoutWithin, type Blueprint, type Diagnostic } from '@seedbed/contract';
import { compile, type Plan, type Words } from '@seedbed/engine';
import { drawFromAll } from './draw-from-all.ts';
import { hasRowsAsBefore, type Standing } from './standing.ts';

/** How many more rows a table has to have without an agreement, for that to go: a few of many are worth less than all of them agreeing. */
const WORTH_IT = 1.1;

/**
 * Requested rows take precedence over agreements that inference added: if a table can have a tenth more rows without the scopes of its references
 * (`within`), draws these from all rows; with `before`, only if its rows are others than before. Changes the blueprint, and returns whether it did.
 */
export function freeRelations(blueprint: Blueprint, words: Words, plan: Plan, diagnostics: Diagnostic[], before?: Standing): boolean {
  const limited = new Set(
    plan.diagnostics.filter((one) => one.code === 'unsatisfiable' && /^\/tables\/\d+\/rows$/.test(one.pointer ?? '')).map((one) => one.table),
  );
  const isBound = ({ from, within }: Blueprint['relations'][number]): boolean => within !== undefined && limited.has(from.table);
  if (before) for (const table of limited) if (table !== undefined && hasRowsAsBefore(blueprint, plan, before, table)) limited.delete(table);
  if (!blueprint.relations.some(isBound)) return false;
  const relations = blueprint.relations.map((relation) => (isBound(relation) ? withoutWithin(relation) : relation));
  const tried = compile({ ...blueprint, relations }, words, { cap: true });
  const gaining = new Set([...limited].filter((table) => table !== undefined && tried.table(table).rows >= WORTH_IT * plan.table(table).rows));
  if (gaining.size === 0) return false;
  drawFromAll(blueprint, new Set(blueprint.relations.filter((one) => isBound(one) && gaining.has(one.from.table))), diagnostics, ({ from }) => ({
    why: `these have values for ${countOf(plan.table(from.table).rows, 'row')} of ${rowsOf(blueprint, from.table)}`,
    mend: 'Ask for fewer rows, if it must lie within that scope.',
  }));
  return true;
}

function rowsOf(blueprint: Blueprint, table: string): number {
  return blueprint.tables.find((one) => qualifiedName(one.schema, one.name) === table)!.rows!;
}
