import type { Blueprint, KnowledgeFault, KnowledgeOutcome } from '@seedbed/contract';
import { countRelations } from '../rows/count-relations.ts';
import { formulaOf } from '../column/formula.ts';
import { openTables } from '../rows/open-tables.ts';
import { pointer, type AnswerWork, type Stated } from '../work.ts';

/** A condition in CEL that rows of a table should satisfy: `total == net + tax`. */
export type NamedCondition = { readonly table: string; readonly condition: string };

/**
 * In how many of the first rows of a blueprint each condition holds; `stated` are those from an earlier answer's outcome. Does not change
 * the blueprint.
 */
export async function countConditions(
  blueprint: Blueprint,
  conditions: readonly NamedCondition[],
  stated: readonly Pick<KnowledgeOutcome['relations'][number], 'table' | 'relation' | 'condition'>[] = [],
): Promise<{ readonly relations: KnowledgeOutcome['relations']; readonly faults: readonly KnowledgeFault[] }> {
  const names = [...new Set([...conditions, ...stated].map(({ table }) => table))];
  const tables = Object.fromEntries(names.map((name) => [name, {}]));
  const work: AnswerWork = {
    blueprint,
    knowledge: { format: 2, tables },
    faults: [],
    lost: [],
    stated: [],
    written: [],
    tables: [],
    because: '',
    origin: 'model',
  };
  openTables(work);
  for (const { table: name, condition: text } of conditions) {
    const table = work.tables.find(({ place }) => place === pointer('tables', name));
    const condition = table && formulaOf(work, table, text, table.place);
    if (table && condition) work.stated.push({ table: table.name, text, condition });
  }
  const known = new Set(work.tables.map(({ name }) => name));
  work.stated.push(...stated.filter(({ table }) => known.has(table)).map(({ table, relation, condition }): Stated => ({ table, text: relation, condition })));
  return { relations: await countRelations(work), faults: work.faults };
}
