import { qualifiedName } from '@seedbed/contract';
import { fault, pointer, tableNamed, type AnswerWork, type TableWork } from '../work.ts';

/** Collects the tables that an answer names; an unknown name is a fault. */
export function openTables(work: AnswerWork): void {
  const { blueprint, knowledge } = work;
  const tables = Object.entries(knowledge.tables).flatMap(([name, statement]): TableWork[] => {
    const spec = tableNamed(blueprint, name);
    if (!spec) {
      const known = blueprint.tables.map((table) => table.name).slice(0, 40);
      fault(work, pointer('tables', name), `The schema has no table "${name}".`, `One of ${known.join(', ')}.`);
      return [];
    }
    const own = qualifiedName(spec.schema, spec.name);
    const relations = blueprint.relations.filter((relation) => relation.from.table === own);
    return [
      {
        name: own,
        place: pointer('tables', name),
        spec,
        stated: statement,
        relations,
        answers: new Map(),
        references: new Map(),
        cases: new Set(),
        shown: new Map(),
        dirt: new Map(),
        reserves: new Map(),
        notRows: [],
      },
    ];
  });
  (work as { tables: readonly TableWork[] }).tables = tables;
}
