import { formulaOf } from '../column/formula.ts';
import { takeCase } from '../column/column.ts';
import { takeReferenceCase } from '../rows/references.ts';
import { answerFor, columnNamed, fault, pointer, referenceOf, type AnswerWork, type TableWork } from '../work.ts';

/** The effects of a condition on several columns: NULL by state, numbers by kind, labels by kind. */
export function takeWhen(work: AnswerWork, table: TableWork): void {
  for (const [at, { if: condition, then }] of (table.stated.when ?? []).entries()) {
    const place = table.place + pointer('when', at);
    const when = formulaOf(work, table, condition, `${place}/if`);
    if (when === null) continue;
    for (const [name, outcome] of Object.entries(then)) {
      if (referenceOf(table, name)) {
        takeReferenceCase(work, table, name, condition, outcome, place + pointer('then', name));
        continue;
      }
      const answer = answerFor(work, table, name, place + pointer('then', name));
      if (!answer) continue;
      const column = columnNamed(table, name)!;
      answer.othersStay ??= true;
      answer.places.set(when, place + pointer('then', name));
      if (outcome !== null) takeCase(work, table, answer, name, when, outcome, `${name} ${at}`, place + pointer('then', name));
      else if (column.nullable) answer.nullWhen.push(when);
      else fault(work, place + pointer('then', name), `${name} is NOT NULL.`, 'a value');
    }
  }
}
