import { Problem, type Blueprint, type KnowledgeOutcome } from '@seedbed/contract';
import { compile, fillTimelines, loadWords, type Compiled, type Plan } from '@seedbed/engine';
import { checkEffects } from './statements/check-effects.ts';
import { checkReach } from './statements/check-reach.ts';
import { checkRanges } from './statements/check-ranges.ts';
import { takeColumn } from './column/column.ts';
import { checkAmong } from './rows/check-among.ts';
import { countRelations } from './rows/count-relations.ts';
import { takeDirtBack, writeDirt } from './column/dirt.ts';
import { takeEquations } from './statements/equations.ts';
import { takeExamples } from './column/examples.ts';
import { takeGuessesBack } from './column/guesses.ts';
import { takeHours } from './column/hours.ts';
import { moveLastChange } from './statements/last-change.ts';
import { takeOrders } from './statements/orders.ts';
import { readKnowledge } from './read-knowledge.ts';
import { freeOwners, readConditions } from './rows/references.ts';
import { takeRegion } from './rows/region.ts';
import { checkRows, newShortages, takeRows } from './rows/rows.ts';
import { takeScenarios } from './rows/scenarios.ts';
import { takeStates } from './statements/states.ts';
import { takeShortBack, tryBlueprint } from './trial.ts';
import { takeWhen } from './statements/when.ts';
import { takeWholeRows } from './rows/whole-rows.ts';
import { takeWindow } from './statements/window.ts';
import { openTables } from './rows/open-tables.ts';
import { columnNamed, type AnswerWork, type TableWork } from './work.ts';
import { followLeads, writeReferences } from './rows/write-references.ts';
import { writeTable } from './write.ts';

type ApplyOptions = Partial<Pick<AnswerWork, 'because' | 'origin' | 'requested'>> & { readonly looksAtRows?: boolean };

const ANSWERED = { because: 'the answer says so', origin: 'model' } as const;

/**
 * Applies an answer to a blueprint, over everything but the database's own conditions. Reports its changes and failures, and in how many
 * rows the stated relations hold. Does not change its argument. Changed columns get `because` and `origin`. Generates rows to count
 * relations and to check bounds; with `looksAtRows: false` it skips this, with the same blueprint and several times as fast.
 */
export async function applyKnowledge(
  given: unknown,
  before: Blueprint,
  { because = ANSWERED.because, origin = ANSWERED.origin, looksAtRows = true, requested }: ApplyOptions = {},
): Promise<{ readonly blueprint: Blueprint; readonly outcome: KnowledgeOutcome }> {
  const { knowledge, faults } = readKnowledge(given);
  if (!knowledge) return { blueprint: before, outcome: { taken: [], lost: [], faults, relations: [] } };
  const blueprint = structuredClone(before);
  const work: AnswerWork = { blueprint, knowledge, faults, lost: [], stated: [], written: [], tables: [], because, origin, requested };
  openTables(work);
  const { tables } = work;
  takeRegion(work);
  await takeGuessesBack(work, before);
  for (const table of tables) takeTable(work, table);
  takeWholeRows(work);
  await freeOwners(work, before);
  for (const table of tables) readConditions(work, table);
  for (const table of tables) writeReferences(work, table);
  followLeads(work);
  for (const table of tables) takeHours(work, table);
  for (const table of tables) takeWindow(work, table);
  const written = tables.flatMap((table) => writeTable(work, table));
  for (const table of tables) writeDirt(table);
  takeScenarios(work);
  const counted = await withEnoughRows(work, before);
  const filled = counted !== null && tables.some(({ stated }) => stated.rows !== undefined) && fillTimelines(blueprint, counted, await compiled(before));
  const cleaned = counted !== null && takeDirtBack(work, counted);
  const plan = looksAtRows && (filled || cleaned) ? await tryBlueprint(work, before) : counted;
  const taken = [
    ...work.written,
    ...written.filter(({ table, column }) => tables.some((each) => each.name === table && each.answers.has(column))),
    ...takenDirt(tables),
  ];
  if (plan) await checkRows(work, plan, async () => (await compiled(before))?.plan.diagnostics ?? []);
  const relations = plan && looksAtRows ? await countRelations(work) : [];
  if (plan && looksAtRows) {
    checkAmong(work, relations);
    await checkReach(work, relations);
    checkRanges(work, plan);
    await checkEffects(work);
  }
  return { blueprint, outcome: { taken, lost: work.lost, faults, relations } };
}

/** Tries the blueprint until no statement leaves a table with fewer rows than its keys allowed before. */
async function withEnoughRows(work: AnswerWork, before: Blueprint): Promise<Plan | null> {
  const plan = await tryBlueprint(work, before);
  if (!plan?.diagnostics.some(({ code }) => code === 'unsatisfiable')) return plan;
  const short = newShortages(plan.diagnostics, (await compiled(before))?.plan.diagnostics ?? []);
  return takeShortBack(work, before, plan, short) ? withEnoughRows(work, before) : plan;
}

/** The blueprint as it was, with its plan. Undefined if it does not compile. */
async function compiled(blueprint: Blueprint): Promise<Compiled | undefined> {
  const words = await loadWords(blueprint);
  try {
    return { blueprint, plan: compile(blueprint, words, { cap: true }) };
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** Columns that are as they were but for their dirt. */
function takenDirt(tables: readonly TableWork[]): KnowledgeOutcome['taken'] {
  return tables.flatMap((table) =>
    [...table.dirt.keys()].flatMap((column) => {
      const kind = columnNamed(table, column)!.generator?.kind ?? '';
      return table.answers.has(column) ? [] : [{ table: table.name, column, from: kind, to: `${kind} with dirt`.trim() }];
    }),
  );
}

/** Later statements take precedence: a column's own over examples, orders and equations over both. */
function takeTable(work: AnswerWork, table: TableWork): void {
  takeRows(work, table);
  takeExamples(work, table);
  for (const [name, statement] of Object.entries(table.stated.columns ?? {})) takeColumn(work, table, name, statement);
  takeStates(work, table);
  takeOrders(work, table);
  takeEquations(work, table);
  takeWhen(work, table);
  moveLastChange(work, table);
}
