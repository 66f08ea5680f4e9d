import { Problem, type KnowledgeOutcome } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { withColumns } from '../rows/count-relations.ts';
import { reasonAgainst } from '../column/refused-value.ts';
import { columnNamed, lose, typeOf, type AnswerWork, type Stated } from '../work.ts';
import { NUMBER_AND_MONEY_TYPES } from '../../schema/types.ts';

/** How many rows of a table to look at. */
const ROWS_CHECKED = 200;

/**
 * Names formulas whose numbers the column does not take, of those that do not hold in every row: such a row has the nearest number that the
 * column takes, of a key any other.
 */
export async function checkReach(work: AnswerWork, relations: KnowledgeOutcome['relations']): Promise<void> {
  const broken = new Set(relations.filter(({ rows, holds }) => holds < rows).map(({ table, condition }) => `${table}\n${condition}`));
  const formulas = work.stated.filter(({ table, condition, formula }) => formula && broken.has(`${table}\n${condition}`));
  for (const stated of formulas) await checkFormula(work, stated);
}

async function checkFormula(work: AnswerWork, { table: name, column: of, formula }: Stated): Promise<void> {
  const table = work.tables.find((each) => each.name === name)!;
  const column = columnNamed(table, of!)!;
  if (!NUMBER_AND_MONEY_TYPES.has(typeOf(work, column).base)) return;
  const values = await valuesOf(work, name, formula!.expression);
  const refused = values.flatMap((value) => (reasonAgainst(work, column, value) === null ? [] : [value]));
  if (refused.length === 0) return;
  const furthest = refused.reduce((most, value) => (Math.abs(value) > Math.abs(most) ? value : most));
  const { what } = reasonAgainst(work, column, furthest)!;
  lose(
    work,
    table,
    column.name,
    formula!.place,
    `${refused.length} of ${values.length} rows hold other values, for the formula comes to numbers such as ${furthest}: ${what.replace(/\.$/, '')}`,
  );
}

/** What the formula comes to in the first rows, without NULL. */
async function valuesOf({ blueprint }: AnswerWork, name: string, expression: string): Promise<number[]> {
  try {
    const plan = compile(withColumns(blueprint, [{ table: name, condition: expression }], 'double precision'), await loadWords(blueprint.locale), {
      cap: true,
    });
    const table = plan.tables.find((each) => each.name === name)!;
    return textRows(plan, table, 0, Math.min(ROWS_CHECKED, table.rows), ['#holds 0']).flatMap(([cell]) => (cell == null ? [] : [Number(cell)]));
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}
