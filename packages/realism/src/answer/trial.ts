import { Problem, type Blueprint, type BlueprintColumn } from '@seedbed/contract';
import { compile, loadWords, type Plan } from '@seedbed/engine';
import { fault, type AnswerWork } from './work.ts';

const MOST_ROUNDS = 60;

/** Compiles the answered blueprint. A column that the engine refuses gets back what it had, and costs its statement alone. Null where nothing of it compiles. */
export async function tryBlueprint(work: AnswerWork, before: Blueprint): Promise<Plan | null> {
  const words = await loadWords(work.blueprint.locale);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    try {
      return compile(work.blueprint, words, { cap: true });
    } catch (error) {
      if (!(error instanceof Problem) || !takeBack(work, before, error)) throw error;
    }
  }
  return null;
}

/** Whether a fault was one of an answered column, which is as it was now. */
function takeBack(work: AnswerWork, before: Blueprint, problem: Problem): boolean {
  let any = false;
  for (const { pointer, message } of problem.errors ?? []) {
    const [, t, c] = /^\/tables\/(\d+)\/columns\/(\d+)/.exec(pointer) ?? [];
    const table = work.blueprint.tables[Number(t)];
    const column = table?.columns[Number(c)];
    const said = work.tables.find(({ spec }) => spec === table);
    const answer = column && said?.answers.get(column.name);
    if (!table || !column || !said || !answer) continue;
    fault(work, answer.place, message);
    said.answers.delete(column.name);
    table.columns[Number(c)] = structuredClone(originalOf(before, work.blueprint, table, column));
    any = true;
  }
  return any;
}

function originalOf(before: Blueprint, blueprint: Blueprint, table: Blueprint['tables'][number], { name }: BlueprintColumn): BlueprintColumn {
  return before.tables[blueprint.tables.indexOf(table)]!.columns.find((column) => column.name === name)!;
}
