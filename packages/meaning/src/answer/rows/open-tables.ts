import { qualifiedName, type BlueprintTable, type KnowledgeTable } from '@seedbed/contract';
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
    return [tableWork(work, spec, statement, pointer('tables', name))];
  });
  (work as { tables: readonly TableWork[] }).tables = tables;
  shareColumns(work);
}

/** Statements about a column of every table, for each table that has one and says nothing of it. */
function shareColumns(work: AnswerWork): void {
  for (const [name, statement] of Object.entries(work.knowledge.columns ?? {})) {
    const having = work.blueprint.tables.filter(({ columns }) => columns.some((column) => column.name === name));
    if (having.length === 0) fault(work, pointer('columns', name), `No table has a column "${name}".`, 'a name that several tables have');
    for (const spec of having) {
      const { stated } = openTable(work, spec);
      if (stated.columns?.[name] === undefined) (stated as { columns?: KnowledgeTable['columns'] }).columns = { ...stated.columns, [name]: statement };
    }
  }
}

/** The work on a table, which the answer may not name itself. */
export function openTable(work: AnswerWork, spec: BlueprintTable): TableWork {
  const known = work.tables.find((table) => table.spec === spec);
  if (known) return known;
  const opened = tableWork(work, spec, {}, pointer('tables', spec.name));
  (work.tables as TableWork[]).push(opened);
  return opened;
}

function tableWork({ blueprint }: AnswerWork, spec: BlueprintTable, stated: KnowledgeTable, place: string): TableWork {
  const name = qualifiedName(spec.schema, spec.name);
  return {
    name,
    place,
    spec,
    stated,
    relations: blueprint.relations.filter((relation) => relation.from.table === name),
    answers: new Map(),
    references: new Map(),
    cases: new Set(),
    shown: new Map(),
    dirt: new Map(),
    reserves: new Map(),
    lives: livesOf(spec),
    listed: new Set(),
    notRows: [],
  };
}

function livesOf({ columns }: BlueprintTable): TableWork['lives'] {
  const states = columns.filter(({ generator, entity }) => generator?.kind === 'life.state' && entity !== undefined);
  return new Map(states.map(({ name, generator, entity }) => [entity!, { state: name, ...generator!.parameters }]));
}
