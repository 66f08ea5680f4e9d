import { Problem, type Blueprint, type BlueprintColumn, type KnowledgeOutcome } from '@seedbed/contract';
import { compile, loadWords, textRows, type Words } from '@seedbed/engine';
import { withColumns } from '../rows/count-relations.ts';
import { reasonAgainst } from '../column/refused-value.ts';
import { columnNamed, lose, typeOf, type AnswerWork, type Stated, type TableWork } from '../work.ts';
import { NUMBER_AND_MONEY_TYPES } from '../../schema/types.ts';

/** How many rows of a table to look at. */
const ROWS_CHECKED = 200;

/**
 * Names formulas whose numbers the column does not take, of those that do not hold in every row: such a row has the nearest number that the
 * column takes, of a key any other.
 */
export async function checkReach(work: AnswerWork, relations: KnowledgeOutcome['relations']): Promise<void> {
  const broken = new Set(relations.filter(({ rows, holds }) => holds < rows).map(({ table, condition }) => `${table}\n${condition}`));
  const formulas = work.stated.flatMap(({ table: name, condition, column: of, formula }): Computed[] => {
    if (!formula || !broken.has(`${name}\n${condition}`)) return [];
    const table = work.tables.find((each) => each.name === name)!;
    const column = columnNamed(table, of!)!;
    return NUMBER_AND_MONEY_TYPES.has(typeOf(work, column).base) ? [{ table, column, formula }] : [];
  });
  if (formulas.length === 0) return;
  const words = await loadWords(work.blueprint);
  // One that cannot be computed takes the values of the others with it.
  const all = valuesOf(work.blueprint, formulas, words) ?? formulas.map((each) => valuesOf(work.blueprint, [each], words)?.[0] ?? []);
  for (const [at, formula] of formulas.entries()) checkFormula(work, formula, all[at]!);
}

type Computed = { readonly table: TableWork; readonly column: BlueprintColumn; readonly formula: NonNullable<Stated['formula']> };

function checkFormula(work: AnswerWork, { table, column, formula }: Computed, values: readonly number[]): void {
  const refused = values.flatMap((value) => (reasonAgainst(work, column, value) === null ? [] : [value]));
  if (refused.length === 0) return;
  const furthest = refused.reduce((most, value) => (Math.abs(value) > Math.abs(most) ? value : most));
  const { what } = reasonAgainst(work, column, furthest)!;
  lose(
    work,
    table,
    column.name,
    formula.place,
    `${refused.length} of ${values.length} rows hold other values, for the formula comes to numbers such as ${furthest}: ${what.replace(/\.$/, '')}`,
  );
}

/** What each formula comes to in the first rows of its table, without NULL. Null where one cannot be computed. */
function valuesOf(blueprint: Blueprint, formulas: readonly Computed[], words: Words): number[][] | null {
  const asked = formulas.map(({ table, formula }) => ({ table: table.name, condition: formula.expression }));
  try {
    const plan = compile(withColumns(blueprint, asked, 'double precision'), words, { cap: true });
    const numbers = new Map<string, number>();
    return asked.map(({ table: name }) => {
      const number = numbers.get(name) ?? 0;
      numbers.set(name, number + 1);
      const table = plan.tables.find((each) => each.name === name)!;
      return textRows(plan, table, 0, Math.min(ROWS_CHECKED, table.rows), [`#holds ${number}`]).flatMap(([cell]) => (cell == null ? [] : [Number(cell)]));
    });
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
