import { Problem, qualifiedName, type Blueprint, type KnowledgeOutcome } from '@seedbed/contract';
import { compile, loadWords, textRows, type Plan, type Words } from '@seedbed/engine';
import { fault, type AnswerWork, type Stated } from '../work.ts';

/** In how many rows of a table to count stated relations. */
const COUNTED_ROWS = 200;
const SHOWN_FAILS = 3;

/** In how many generated rows each stated relation holds; rows in which it is unknown, because of a NULL, do not count. */
export async function countRelations(work: AnswerWork): Promise<KnowledgeOutcome['relations']> {
  const words = await loadWords(work.blueprint);
  // A relation whose column was rejected is an error already.
  const isKept = (table: string, column: string): boolean =>
    work.tables.some(({ name, answers, listed }) => name === table && (answers.has(column) || listed.has(column)));
  let left = work.stated.filter(({ table, column }) => column === undefined || isKept(table, column));
  while (left.length > 0) {
    try {
      return counted(compile(withConditions(work.blueprint, left), words, { cap: true }), left);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      left = withoutFaulty(work, left, words);
    }
  }
  return [];
}

/** The relations that can be computed, each tested separately; the others are reported as faults. */
function withoutFaulty(work: AnswerWork, stated: readonly Stated[], words: Words): Stated[] {
  return stated.filter((one) => {
    try {
      compile(withConditions(work.blueprint, [one]), words, { cap: true });
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (!one.heldBefore) fault(work, work.tables.find(({ name }) => name === one.table)!.place, `"${one.text}" cannot be counted: ${error.message}`);
      return false;
    }
  });
}

function counted(plan: Plan, stated: readonly Stated[]): KnowledgeOutcome['relations'] {
  return [...Map.groupBy(stated, ({ table }) => table)].flatMap(([name, relations]) => {
    const table = plan.tables.find((each) => each.name === name)!;
    const rows = textRows(plan, table, 0, Math.min(COUNTED_ROWS, table.rows));
    const first = table.columns.length - relations.length;
    return relations.flatMap(({ text, condition, heldBefore }, at) => {
      const checked = rows.flatMap((row, i) => (row[first + at] == null ? [] : [{ number: i + 1, holds: row[first + at]!.startsWith('t') }]));
      const fails = checked.filter(({ holds }) => !holds).map(({ number }) => number);
      const counts = { rows: checked.length, holds: checked.length - fails.length, fails: fails.slice(0, SHOWN_FAILS) };
      return heldBefore && fails.length === 0 ? [] : [{ table: name, relation: text, condition, ...counts }];
    });
  });
}

/** The blueprint with an extra column `#holds N` for each of a table's conditions, for whether it holds; nothing else changes. */
export function withConditions(blueprint: Blueprint, stated: readonly Stated[]): Blueprint {
  return withColumns(blueprint, stated, 'boolean');
}

/** The same of expressions of another type. */
export function withColumns(blueprint: Blueprint, stated: readonly Pick<Stated, 'table' | 'condition'>[], type: string): Blueprint {
  const tables = blueprint.tables.map((table) => {
    const own = stated.filter((each) => each.table === qualifiedName(table.schema, table.name));
    const checks = own.map(({ condition: expression }, at) => ({
      name: `#holds ${at}`,
      type,
      nullable: true,
      generator: { kind: 'expression', parameters: { expression } },
    }));
    return checks.length === 0 ? table : { ...table, columns: [...table.columns, ...checks] };
  });
  return { ...blueprint, tables };
}
