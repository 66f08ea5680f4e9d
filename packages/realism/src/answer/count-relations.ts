import { Problem, type Blueprint, type KnowledgeOutcome } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { fault, type AnswerWork, type Stated } from './work.ts';

/** Rows of a table in which stated relations are counted. */
const COUNTED_ROWS = 200;

/** In how many made rows each stated relation holds; rows in which it is unknown, since something is NULL, do not count. */
export async function countRelations(work: AnswerWork): Promise<KnowledgeOutcome['relations']> {
  const words = await loadWords(work.blueprint.locale);
  const found: KnowledgeOutcome['relations'] = [];
  for (const stated of work.stated) {
    const counted = countOne(work, stated, words);
    if (counted) found.push({ table: stated.table, relation: stated.text, ...counted });
  }
  return found;
}

function countOne(work: AnswerWork, stated: Stated, words: Awaited<ReturnType<typeof loadWords>>): { rows: number; holds: number } | null {
  const { blueprint, index } = withCondition(work, stated);
  try {
    const plan = compile(blueprint, words, { cap: true });
    const table = plan.tables.find(({ name }) => name === stated.table)!;
    const cells = textRows(plan, table, 0, Math.min(COUNTED_ROWS, table.rows)).map((row) => row[index]);
    const told = cells.filter((cell) => cell !== null && cell !== undefined);
    return { rows: told.length, holds: told.filter((cell) => cell!.startsWith('t')).length };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const at = work.tables.find(({ name }) => name === stated.table)!;
    fault(work, at.place, `"${stated.text}" cannot be counted: ${error.message}`);
    return null;
  }
}

/** The blueprint with one more column, which says whether the condition holds; nothing else of it changes. */
function withCondition({ blueprint }: AnswerWork, { table: name, condition }: Stated): { blueprint: Blueprint; index: number } {
  const tables = blueprint.tables.map((table) =>
    `${table.schema}.${table.name}` === name || name.endsWith(`.${table.name}`) || table.name === name
      ? {
          ...table,
          columns: [
            ...table.columns,
            { name: '#holds', type: 'boolean', nullable: true, generator: { kind: 'expression', parameters: { expression: condition } } },
          ],
        }
      : table,
  );
  const found = tables.find((table) => table.columns.at(-1)?.name === '#holds')!;
  return { blueprint: { ...blueprint, tables }, index: found.columns.length - 1 };
}
