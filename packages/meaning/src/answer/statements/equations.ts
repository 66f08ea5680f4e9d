import { computed, formulaOf, onDays } from '../column/formula.ts';
import { takePartsOfWhole } from './parts-of-whole.ts';
import { takeAgreement } from '../rows/references.ts';
import { answerFor, columnNamed, fault, pointer, referenceOf, replaceBase, typeOf, type AnswerWork, type TableWork } from '../work.ts';
import { NUMBER_AND_MONEY_TYPES } from '../../schema/types.ts';

/** `total == net + tax`: computes the column on the left. Other conditions are counted in the rows. */
export function takeEquations(work: AnswerWork, table: TableWork): void {
  for (const [at, text] of (table.stated.equations ?? []).entries()) {
    const place = table.place + pointer('equations', at);
    const [, target, formula] = /^\s*(\w+)\s*={1,2}\s*([^=].*)$/s.exec(text) ?? [];
    const column = target === undefined ? undefined : columnNamed(table, target);
    if (!column || formula === undefined) {
      if (!takePartsOfWhole(work, table, text, place)) takeCondition(work, table, text, place);
      continue;
    }
    const expression = formulaOf(work, table, formula, place, column.nullable !== true);
    if (expression !== null && referenceOf(table, column.name)) {
      if (takeAgreement(work, table, column.name, formula, place)) work.stated.push({ table: table.name, text, condition: equality(work, column, expression) });
      continue;
    }
    const answer = expression === null ? null : answerFor(work, table, column.name, place);
    if (!answer || expression === null) continue;
    replaceBase(work, table, column.name, answer, computed(work, table, column, expression), place);
    work.stated.push({ table: table.name, text, condition: equality(work, column, expression), column: column.name, formula: { expression, place } });
  }
}

function takeCondition(work: AnswerWork, table: TableWork, text: string, place: string): void {
  if (!/[<>]=?|==|!=/.test(text)) return fault(work, place, `"${text}" is no equation.`, 'total == net + tax');
  const condition = formulaOf(work, table, text, place);
  if (condition !== null) work.stated.push({ table: table.name, text, condition });
}

/** Numbers agree to the last digit that the column has. */
export function equality(work: AnswerWork, column: TableWork['spec']['columns'][number], expression: string): string {
  const type = typeOf(work, column);
  if (!NUMBER_AND_MONEY_TYPES.has(type.base)) return `${column.name} == (${onDays(work, column, expression)})`;
  const digits = type.base.startsWith('int') ? 0 : (type.scale ?? 2);
  return `abs(${column.name} - (${expression})) <= ${(0.5000001 / 10 ** digits).toFixed(digits + 8)}`;
}
