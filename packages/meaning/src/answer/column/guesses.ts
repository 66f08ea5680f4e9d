import { columnsWithout, isGuess, isObject, withoutRelation, type Blueprint, type KnowledgeColumn, type Relation } from '@seedbed/contract';
import { agreementOf } from '../rows/agreement.ts';
import { listOf } from './outcome.ts';
import { rowsBefore } from '../rows/rows-before.ts';
import { tableNamed, type AnswerWork, type TableWork } from '../work.ts';

/** Members that define a column's content; NULL, dirt and comments leave a reference a reference. */
const MAKES: readonly (keyof KnowledgeColumn)[] = [
  'values',
  'shares',
  'value',
  'true',
  'low',
  'middle',
  'high',
  'shape',
  'regex',
  'template',
  'formula',
  'after',
  'before',
  'range',
  'of',
  'generator',
];

/**
 * Drops undeclared references if the answer defines a column of theirs: they were guessed by names, and only the database takes precedence
 * over an answer. A table whose rows followed from such a reference keeps their number.
 */
export async function takeGuessesBack(work: AnswerWork, before: Blueprint): Promise<void> {
  for (const table of work.tables) {
    const wrong = table.relations.filter(
      (relation) =>
        isGuess(relation) && relation.from.columns.some((name) => statesValues(work, table, relation, name)) && !namesParents(work, table, relation),
    );
    for (const relation of wrong) {
      if (relation.owner && table.spec.rows === undefined) table.spec.rows = await rowsBefore(before, table.name);
      takeBack(work, table, relation);
    }
  }
}

function takeBack(work: AnswerWork, table: TableWork, gone: Relation): void {
  const left = withoutRelation(work.blueprint.relations, gone);
  // Other statements have these very relations at hand.
  const rest = work.blueprint.relations.filter((one) => one !== gone);
  for (const [at, relation] of left.entries()) {
    const old = rest[at]!;
    if (old === relation) continue;
    delete old.within;
    delete old.scope;
    delete old.alike;
    delete old.distinctFrom;
    Object.assign(old, relation);
  }
  work.blueprint.relations = rest;
  table.relations.splice(table.relations.indexOf(gone), 1);
  table.spec.columns = columnsWithout(table.spec.columns, gone, tableNamed(work.blueprint, gone.to.table));
}

function statesValues(work: AnswerWork, table: TableWork, relation: Relation, name: string): boolean {
  const { columns, examples = [], states, when = [], equations = [] } = table.stated;
  const own = columns?.[name];
  // A share of NULL and a condition on the rows that it leads to leave it a reference.
  const isStated = (value: unknown): boolean =>
    value !== undefined && value !== null && !(isObject(value) && !MAKES.some((member) => value[member] !== undefined));
  const formulas = [...(own?.formula === undefined ? [] : [own.formula]), ...equations.flatMap((text) => formulaFor(name, text))];
  return (
    (own !== undefined && MAKES.some((member) => member !== 'formula' && own[member] !== undefined)) ||
    isStated(own?.else) ||
    (own?.when ?? []).some(({ then }) => isStated(then)) ||
    examples.some((example) => isStated(example[name])) ||
    states?.of === name ||
    when.some(({ then }) => isStated(then[name])) ||
    formulas.some((formula) => agreementOf(work, table, relation, formula) === null)
  );
}

/** Whether all stated values are keys of the answer's rows in the other table: then the guess was right. */
function namesParents(work: AnswerWork, { stated }: TableWork, { from, to }: Relation): boolean {
  const [name] = from.columns;
  const { examples: rows = [] } = work.tables.find((one) => one.name === to.table)?.stated ?? {};
  const keys = new Set(rows.map((row) => String(row[to.columns[0]!])));
  const { values = [], ...more } = stated.columns?.[name!] ?? {};
  const named = [...listOf(values).values, ...(stated.examples ?? []).map((example) => example[name!])].filter((each) => each !== undefined && each !== null);
  return named.length > 0 && MAKES.every((member) => more[member as keyof typeof more] === undefined) && named.every((each) => keys.has(String(each)));
}

/** The formula of an equation, if it defines this column. */
function formulaFor(name: string, equation: string): string[] {
  const [, target, formula] = /^\s*(\w+)\s*={1,2}\s*([^=].*)$/s.exec(equation) ?? [];
  return target === name && formula !== undefined ? [formula] : [];
}
